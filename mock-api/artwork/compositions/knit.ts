// Wool: every point of the picture is a stitch.

import type { Film } from '../film';
import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import type { Sheet } from '../kit/sheet';
import { line, rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { jumper } from './knit/jumper';
import { unravel } from './knit/unravel';

// A woven label sewn on with four stitches.
function label(sheet: Sheet, film: Film, y: number) {
  const { ground, accent, light, dark } = film.palette;
  const sewn = [130, 870].flatMap((x) =>
    [y + 14, y + 246].map((at) => line(x - 20, at - 6, x + 20, at + 6, accent, 8, { 'stroke-linecap': 'round' })),
  );
  const t = { face: 'dmserif', x: 500, y: y + 92, from: 'middle', anchor: 'middle', lines: 1 } as const;
  sheet.add(
    rect(128, y + 10, 760, 264, '#000000', { opacity: 0.3, rx: 8 }),
    rect(120, y, 760, 260, light, { rx: 8 }),
    setTitle(film, { ...t, width: 680, height: 92, fill: dark }).svg,
    foot(film, {
      x: 500,
      y: y + 182,
      width: 680,
      anchor: 'middle',
      fill: dark,
      tint: ground,
      face: 'playfairItalic',
      size: 28,
      rows: 1,
      small: 18,
    }),
    ...sewn,
  );
}

export const { poster, backdrop } = fromScenes({
  unravel: {
    art: unravel,
    print: (sheet, film) => {
      const { accent, dark } = film.palette;
      const t = { face: 'josefinBold', x: 60, y: 1110, lines: 1, track: -0.02 } as const;
      sheet.add(setTitle(film, { ...t, width: 880, height: 150, cased: upper, fill: accent }).svg);
      sheet.add(foot(film, { x: 64, y: 1370, width: 860, fill: dark, face: 'josefinSemi', size: 34, small: 20 }));
    },
    finish: { grain: 0.05, paper: 0.4 },
    wide: { y: -60, scale: 1, wash: 'light', fade: 0 },
  },
  jumper: {
    art: jumper,
    print: (sheet, film) => label(sheet, film, 1170),
    finish: { grain: 0.06, paper: 0.4 },
    wide: { y: -330, scale: 1.2, wash: 'ground' },
  },
});
