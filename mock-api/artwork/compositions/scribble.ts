// Wax crayon, by somebody aged six.

import type { Film } from '../film';
import { foot } from '../kit/foot';
import { bouncing } from '../kit/lettering';
import { fromScenes } from '../kit/scenes';
import type { Sheet } from '../kit/sheet';
import { linesOf } from '../kit/title';
import { balloon } from './scribble/balloon';
import { dragon } from './scribble/dragon';

const byHand = (sheet: Sheet, film: Film, y: number, tones: readonly string[], small: string) => {
  const lines = linesOf(film, 2);
  sheet.add(
    lines.map((text, i) =>
      bouncing(text, {
        face: 'caveat',
        width: Math.min(880, text.length * 78),
        x: 500,
        y: y + i * 150,
        colours: tones,
        random: sheet.random,
        tilt: 6,
        hop: 0.05,
      }),
    ),
    foot(film, {
      x: 500,
      y: 1412,
      width: 880,
      anchor: 'middle',
      fill: small,
      face: 'caveat',
      size: 40,
      rows: 1,
      small: 20,
    }),
  );
};

export const { poster, backdrop } = fromScenes({
  dragon: {
    art: dragon,
    print: (sheet, film) =>
      byHand(sheet, film, 190, [film.palette.accent, film.palette.shape, film.palette.dark], film.palette.dark),
    finish: { grain: 0.07, paper: 1, specks: 0.12 },
    wide: { y: -420, scale: 1, wash: 'light', fade: 0 },
  },
  balloon: {
    art: balloon,
    print: (sheet, film) => byHand(sheet, film, 1210, [film.palette.light], film.palette.light),
    finish: { grain: 0.07, paper: 1, specks: 0.16 },
    wide: { y: -130, scale: 1, wash: 'ground', fade: 60 },
  },
});
