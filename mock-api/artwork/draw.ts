import { brandFiles } from './brand';
import { compositionOf } from './composition';
import { filmOf } from './films';
import { frameOf } from './frames/table';
import { Sheet } from './kit/sheet';
import type { Picture } from './pictures';
import { cards } from './places/cards';
import { experiences } from './places/experiences';
import { facadeOf } from './places/facades';
import { guests } from './places/guests';
import { serviceBadge } from './places/services';
import { stills } from './places/stills';

/** Pictures that are vectors alone: no paper, no grain, and a transparent ground. */
export type PlainPicture = Extract<Picture, { kind: 'brand' | 'services' }>;

export type DrawnPicture = Exclude<Picture, PlainPicture>;

export const isPlain = (picture: Picture): picture is PlainPicture =>
  picture.kind === 'brand' || picture.kind === 'services';

/** A finished drawing, with the seed that its grain takes. */
interface Drawing {
  readonly sheet: Sheet;
  readonly seed: string;
}

function place(id: string, draw: (sheet: Sheet) => void, width = 1600, height = 900): Drawing {
  const sheet = new Sheet(width, height, id);
  draw(sheet);
  return { sheet, seed: id };
}

/** Draws a picture on its sheet: posters 1000 x 1500, backdrops 2000 x 900, guests 1000 x 1000, cards 1360 x 856, all others 1600 x 900. */
export function drawSheet(picture: DrawnPicture): Drawing {
  if (picture.kind === 'facades') return place(picture.id, facadeOf(picture.id));
  if (picture.kind === 'experiences') return place(picture.id, experiences[picture.id]);
  if (picture.kind === 'stills') return place(picture.id, stills[picture.id]);
  if (picture.kind === 'cards') return place(picture.id, cards[picture.id], 1360, 856);
  if (picture.kind === 'guests') return place(picture.id, guests[picture.id], 1000, 1000);
  const film = filmOf(picture.id);
  const { composition, variant } = compositionOf(film);
  if (picture.kind === 'posters') {
    const sheet = new Sheet(1000, 1500, film.seed);
    composition.poster(sheet, film, variant);
    return { sheet, seed: film.seed };
  }
  const sheet = new Sheet(2000, 900, `${film.seed}-wide`);
  const frame = frameOf(film);
  if (frame) frame(sheet);
  else composition.backdrop(sheet, film, variant);
  return { sheet, seed: film.seed };
}

/** The picture as vectors, without the grain and paper that developing adds. */
export function drawSvg(picture: Picture): { svg: string; width: number; height: number } {
  if (!isPlain(picture)) {
    const { sheet } = drawSheet(picture);
    return { svg: sheet.toSvg(), width: sheet.w, height: sheet.h };
  }
  const svg = picture.kind === 'brand' ? brandFiles[picture.id]() : serviceBadge(picture.id);
  const [, width = 0, height = 0] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  return { svg, width, height };
}
