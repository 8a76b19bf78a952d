// The still itself, upright, with the words on it: the posters of films that were shot and not drawn.
import type { Film } from '../film';
import { framed } from '../frames/ink';
import { frameOf } from '../frames/table';
import { named } from '../kit/list';
import { print } from '../kit/print';
import type { Sheet } from '../kit/sheet';
import { group, rect } from '../kit/svg';
import { upper } from '../kit/title';

/** How much of the still's width a poster shows, and from where. */
const [left, zoom] = [1086, 0.62];

const low = { x: 500, anchor: 'middle', from: 'bottom', y: 1290, width: 860, height: 230, lines: 2 } as const;
const high = { x: 60, y: 84, width: 880, height: 330, lines: 3 } as const;
const end = { x: 500, y: 1372, width: 860, anchor: 'middle', size: 33, small: 22 } as const;
const start = { x: 62, y: 1396, width: 876, size: 31, small: 21 } as const;

const words = {
  mist: print({
    title: { ...high, x: 500, y: 150, anchor: 'middle', face: 'josefinThin', leading: 1.12, height: 300, ink: 'dark' },
    foot: { ...end, face: 'josefin', ink: 'dark' },
  }),
  bold: print({
    title: { ...high, face: 'archivoBlack', leading: 0.9, track: -0.04, cased: upper, ink: 'accent' },
    foot: { ...start, face: 'archivoBold', ink: 'dark' },
  }),
  room: print({
    title: { ...low, face: 'playfairItalic', leading: 0.96, ink: 'light' },
    foot: { ...end, face: 'playfairItalic', ink: 'light', tint: 'accent' },
  }),
  field: print({
    title: { ...high, face: 'abril', leading: 0.94, ink: 'dark' },
    foot: { ...start, face: 'playfairItalic', ink: 'light' },
  }),
  lamp: print({
    title: { ...low, face: 'gothic', height: 260, leading: 0.9, track: 0.02, cased: upper, ink: 'light' },
    foot: { ...end, face: 'oswald', ink: 'light', tint: 'accent' },
  }),
  loud: print({
    title: { ...high, y: 70, face: 'unbounded', leading: 0.98, track: -0.05, cased: upper, ink: 'light' },
    foot: { ...start, face: 'groteskBold', ink: 'light', tint: 'accent' },
  }),
  wood: print({
    title: {
      ...high,
      x: 500,
      anchor: 'middle',
      face: 'gothic',
      lines: 1,
      height: 360,
      track: 0.02,
      cased: upper,
      ink: 'light',
    },
    foot: { ...end, face: 'oswald', ink: 'light', tint: 'accent' },
  }),
  sand: print({
    title: {
      ...high,
      x: 500,
      anchor: 'middle',
      face: 'bodoni',
      lines: 2,
      leading: 1,
      track: 0.04,
      cased: upper,
      ink: 'light',
    },
    foot: { ...end, face: 'bodoniItalic', ink: 'light', tint: 'accent' },
  }),
} as const;

/** @throws for a film without a photographed still. */
function still(film: Film, sheet: Sheet): Sheet {
  const take = frameOf(film);
  if (!take) throw new Error(`${film.id} has no photograph`);
  take(sheet);
  return sheet;
}

export function poster(sheet: Sheet, film: Film, variant: string) {
  const wide = still(film, sheet.layer(2000, 900));
  const { plate, finish } = wide;
  sheet.plate = plate && (() => framed(plate(), left, 0, zoom));
  sheet.add(group(wide.body, { transform: `scale(${1 / zoom}) translate(${-left} 0)` }));
  const { halftone } = finish;
  sheet.finish = {
    ...finish,
    vignette: 0.3,
    ...(halftone && { halftone: { ...halftone, cell: 7.5, band: [0, 0.86] } }),
  };
  const { dark } = film.palette;
  if (/lamp|room|field|sand|loud|wood/.test(variant))
    sheet.add(
      rect(
        0,
        1050,
        1000,
        450,
        sheet.linear([
          [0, dark, 0],
          [0.5, dark, 0.55],
          [1, dark, 0.85],
        ]),
      ),
    );
  named<(sheet: Sheet, film: Film) => void>(words, variant)(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film) {
  still(film, sheet);
}
