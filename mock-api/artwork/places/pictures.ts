import { compositionOf } from '../composition';
import { filmOf } from '../films';
import { Sheet } from '../kit/sheet';
import type { FilmId } from '../synopses';

/** The backdrop of a film as a picture inside another one: a scene on a screen. */
export function filmScene(
  id: FilmId,
  x: number,
  y: number,
  width: number,
  height: number,
  side?: 'xMin' | 'xMid' | 'xMax',
): string {
  const film = filmOf(id);
  const { composition, variant } = compositionOf(film);
  const sheet = new Sheet(2000, 900, `${film.seed}-wide`, `${id}-backdrop-`);
  composition.backdrop(sheet, film, variant);
  return sheet.embed(x, y, width, height, side);
}

/** The poster of a film inside another picture: a sheet in a light box. */
export function filmPoster(id: FilmId, x: number, y: number, width: number): string {
  const film = filmOf(id);
  const { composition, variant } = compositionOf(film);
  const sheet = new Sheet(1000, 1500, film.seed, `${id}-poster-`);
  composition.poster(sheet, film, variant);
  return sheet.embed(x, y, width, width * 1.5);
}
