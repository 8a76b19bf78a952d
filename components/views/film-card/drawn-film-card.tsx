import { CardFace } from './card-face';
import { type FilmCardProps, FilmCardWith } from './film-card-with';

/** The same on a page that has a dozen at most, below the first screen: as many bytes of the page, and no script. */
export const DrawnFilmCard = (props: FilmCardProps) => <FilmCardWith Face={CardFace} {...props} />;
