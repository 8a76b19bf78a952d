// One small thing in a great deal of nothing.

import { byLine } from '../kit/billing';
import { foot } from '../kit/foot';
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { boat } from './minimal/boat';
import { field } from './minimal/field';
import { ice } from './minimal/ice';
import { pool } from './minimal/pool';
import { salt } from './minimal/salt';
import { snow } from './minimal/snow';
import { sunlight } from './minimal/sunlight';

export const { poster, backdrop } = fromScenes({
  field: {
    art: field,
    print: (sheet, film) => {
      const { dark } = film.palette;
      const t = { face: 'cormorant', x: 500, y: 96, anchor: 'middle', lines: 1, limit: 150 } as const;
      sheet.add(setTitle(film, { ...t, width: 820, height: 130, fill: dark }).svg);
      sheet.add(
        foot(film, { x: 500, y: 262, width: 800, anchor: 'middle', fill: dark, face: 'cormorantItalic', rows: 0 }),
      );
      sheet.add(
        foot(film, {
          x: 500,
          y: 1400,
          width: 880,
          anchor: 'middle',
          fill: dark,
          face: 'cormorantItalic',
          size: 1,
          small: 20,
        }),
      );
    },
    finish: { grain: 0.07, vignette: 0.18 },
    wide: field,
  },
  pool: {
    art: pool,
    print: (sheet, film) => {
      const { light, dark } = film.palette;
      const t = { face: 'groteskBold', x: 60, y: 70, lines: 2, leading: 0.92, track: -0.05, limit: 190 } as const;
      sheet.add(setTitle(film, { ...t, width: 800, height: 330, fill: light }).svg);
      sheet.add(foot(film, { x: 60, y: 1376, width: 860, fill: dark, face: 'grotesk', size: 34, small: 20 }));
    },
    finish: { grain: 0.05 },
    wide: pool,
  },
  snow: {
    art: snow,
    print: (sheet, film) => {
      const { dark, accent } = film.palette;
      const t = { face: 'oswaldLight', x: 60, y: 1300, from: 'bottom', lines: 2, leading: 1.12, track: 0.08 } as const;
      sheet.add(setTitle(film, { ...t, width: 700, height: 220, limit: 110, cased: upper, fill: dark }).svg);
      sheet.add(
        foot(film, { x: 62, y: 1366, width: 860, fill: dark, tint: accent, face: 'oswald', size: 30, small: 20 }),
      );
    },
    finish: { grain: 0.06, paper: 0.3 },
    wide: snow,
  },
  sunlight: {
    art: sunlight,
    print: (sheet, film) => {
      const { light, dark } = film.palette;
      const t = { face: 'dmserifItalic', x: 70, y: 90, lines: 3, leading: 0.94, limit: 170 } as const;
      sheet.add(setTitle(film, { ...t, width: 620, height: 420, fill: light }).svg);
      sheet.add(
        foot(film, { x: 70, y: 1380, width: 860, fill: dark, tint: light, face: 'dmserifItalic', size: 38, small: 20 }),
      );
    },
    finish: { grain: 0.08, vignette: 0.25 },
    wide: sunlight,
  },
  boat: {
    art: boat,
    print: (sheet, film) => {
      const { light, accent } = film.palette;
      const t = {
        face: 'unboundedLight',
        x: 940,
        y: 1240,
        anchor: 'end',
        from: 'bottom',
        lines: 3,
        leading: 1.16,
      } as const;
      sheet.add(setTitle(film, { ...t, width: 760, height: 260, limit: 92, fill: light }).svg);
      sheet.add(write(byLine(film), { face: 'grotesk', size: 26, x: 60, y: 84, fill: light }));
      sheet.add(
        foot(film, {
          x: 940,
          y: 1330,
          width: 860,
          anchor: 'end',
          fill: light,
          tint: accent,
          face: 'grotesk',
          size: 32,
        }),
      );
    },
    finish: { grain: 0.08, vignette: 0.3 },
    wide: boat,
  },
  salt: {
    art: salt,
    print: print({
      title: {
        face: 'italiana',
        x: 500,
        y: 110,
        anchor: 'middle',
        width: 700,
        height: 210,
        lines: 1,
        cased: upper,
        track: 0.14,
        ink: 'dark',
      },
      foot: { x: 500, y: 1392, width: 860, anchor: 'middle', face: 'cormorantItalic', size: 42, ink: 'dark' },
    }),
    finish: { grain: 0.06, vignette: 0.15 },
    wide: salt,
  },
  ice: {
    art: ice,
    print: print({
      title: {
        face: 'shouldersLight',
        x: 60,
        y: 80,
        width: 880,
        height: 200,
        lines: 1,
        cased: upper,
        track: 0.02,
        ink: 'dark',
      },
      foot: { x: 60, y: 1396, width: 880, face: 'oswaldLight', size: 38, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.06 },
    wide: ice,
  },
});
