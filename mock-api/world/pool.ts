import type { Film } from '../artwork/film';
import { artworkFilms } from '../artwork/films';
import { copies } from './scale';

/** A title that any site may show. */
export type Pooled = {
  /** The id of the film; copies of a scaled world add their number. */
  key: string;
  film: Film;
  copy: number;
};

/** Every title there is artwork for, and in a scaled world its copies. */
export const pool: readonly Pooled[] = [
  ...artworkFilms.map((film): Pooled => ({ key: film.id, film, copy: 0 })),
  ...copies.flatMap((copy) =>
    artworkFilms.map(
      (film): Pooled => ({ key: `${film.id}.${copy}`, film: { ...film, title: `${film.title} ${copy + 1}` }, copy }),
    ),
  ),
];

const byKey = new Map(pool.map((pooled) => [pooled.key, pooled]));

/** @throws RangeError for a key without artwork. */
export function pooled(key: string): Pooled {
  const found = byKey.get(key);
  if (!found) throw new RangeError(`No artwork for ${key}`);
  return found;
}
