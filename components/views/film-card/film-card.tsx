import { LeanCardFace } from './card-face.lean';
import { type FilmCardProps, FilmCardWith } from './film-card-with';

/** One title in a grid or a rail: the whole card is its link. */
export const FilmCard = (props: FilmCardProps) => <FilmCardWith Face={LeanCardFace} {...props} />;
