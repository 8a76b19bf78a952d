// One small thing in a great deal of nothing.

import { foot } from '../kit/foot';
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { setTitle, upper } from '../kit/title';
import { ice } from './minimal/ice';
import { pool } from './minimal/pool';
import { salt } from './minimal/salt';

export const { poster, backdrop } = fromScenes({
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
