import { anime } from './synopses/anime';
import { classics } from './synopses/classics';
import { concerts } from './synopses/concerts';
import { documentaries } from './synopses/documentaries';
import { first } from './synopses/first';
import { kids } from './synopses/kids';
import { stages } from './synopses/stages';
import { stories } from './synopses/stories';

/** Two sentences for every title. */
export const synopses = {
  ...first,
  ...stories,
  ...kids,
  ...classics,
  ...stages,
  ...concerts,
  ...anime,
  ...documentaries,
};

export type FilmId = keyof typeof synopses;
