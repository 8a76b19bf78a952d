import type { Film } from '../film';
import type { FilmId } from '../synopses';
import { depths } from './films/depths';
import { inks } from './films/inks';
import { lands } from './films/lands';
import { more } from './films/more';
import { rooms } from './films/rooms';
import { stages } from './films/stages';
import { streets } from './films/streets';
import type { Take } from './shot';

const frames: Partial<Record<FilmId, Take>> = {
  ...lands,
  ...streets,
  ...rooms,
  ...stages,
  ...depths,
  ...inks,
  ...more,
};

/** The still of a film that was photographed and not drawn. */
export const frameOf = (film: Film): Take | undefined => frames[film.id];
