// Postage for letters from far away.
import { credits } from '../kit/billing';
import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import { setTitle, upper } from '../kit/title';
import { bird } from './stamp/bird';
import { rooster } from './stamp/rooster';

export const { poster, backdrop } = fromScenes({
  rooster: {
    art: rooster,
    print: (sheet, film) => {
      const { accent, dark } = film.palette;
      const t = { face: 'abril', x: 500, y: 1212, from: 'middle', anchor: 'middle', lines: 2, leading: 0.98 } as const;
      sheet.add(
        setTitle(film, { ...t, width: 720, height: 150, fill: accent }).svg,
        foot(film, {
          x: 500,
          y: 1336,
          width: 720,
          anchor: 'middle',
          fill: dark,
          face: 'playfairItalic',
          size: 32,
          rows: 1,
          small: 18,
        }),
      );
    },
    finish: { grain: 0.04, paper: 0.9, shift: 2, specks: 0.06 },
    wide: { y: -210, scale: 0.96, wash: 'ground', fade: 0 },
  },
  bird: {
    art: bird,
    print: (sheet, film) => {
      const { dark, accent } = film.palette;
      const t = { face: 'josefinSemi', x: 70, y: 1190, lines: 2, leading: 1.06, track: 0.02 } as const;
      sheet.add(
        setTitle(film, { ...t, width: 860, height: 150, cased: upper, fill: dark }).svg,
        foot(film, { x: 72, y: 1396, width: 856, fill: dark, tint: accent, face: 'josefin', size: 32, rows: 0 }),
        credits(film, { x: 72, y: 1440, width: 856, fill: dark, size: 20, anchor: 'start', rows: 1 }),
      );
    },
    finish: { grain: 0.05, paper: 1, specks: 0.05 },
    wide: { y: -160, scale: 1, wash: 'ground', fade: 0 },
  },
});
