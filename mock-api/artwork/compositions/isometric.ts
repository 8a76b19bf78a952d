// Worlds in parallel perspective, like a model that one could lift off the table.
import { foot } from '../kit/foot';
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { setTitle, upper } from '../kit/title';
import { city } from './isometric/city';
import { library } from './isometric/library';
import { quiet } from './isometric/quiet';
import { storeys } from './isometric/storeys';

export const { poster, backdrop } = fromScenes({
  storeys: {
    art: storeys,
    print: (sheet, film) => {
      const { dark, accent } = film.palette;
      const t = { face: 'syne', x: 60, y: 66, lines: 2, leading: 0.96, track: -0.03 } as const;
      sheet.add(setTitle(film, { ...t, width: 600, height: 240, fill: dark }).svg);
      sheet.add(
        foot(film, { x: 60, y: 1404, width: 880, fill: dark, tint: accent, face: 'groteskBold', size: 30, small: 20 }),
      );
    },
    finish: { grain: 0.04, paper: 0.4 },
    wide: { y: -320, scale: 0.98, wash: 'ground', fade: 0 },
  },
  library: {
    art: library,
    print: (sheet, film) => {
      const { light } = film.palette;
      const t = { face: 'cormorant', x: 500, y: 70, anchor: 'middle', lines: 2, leading: 0.92, limit: 132 } as const;
      sheet.add(setTitle(film, { ...t, width: 880, height: 230, fill: light }).svg);
      const small = { x: 500, y: 1392, width: 840, anchor: 'middle', face: 'cormorantItalic', size: 40 } as const;
      sheet.add(foot(film, { ...small, fill: light }));
    },
    finish: { grain: 0.06, paper: 0.5, vignette: 0.3 },
    wide: { y: -420, scale: 1.06, wash: 'ground' },
  },
  city: {
    art: city,
    print: (sheet, film) => {
      const { light } = film.palette;
      const t = { face: 'unbounded', x: 60, y: 1290, from: 'bottom', lines: 2, leading: 1, track: -0.04 } as const;
      sheet.add(setTitle(film, { ...t, width: 880, height: 130, cased: upper, fill: light }).svg);
      sheet.add(
        foot(film, { x: 60, y: 1356, width: 880, fill: light, face: 'grotesk', size: 32, by: 'grotesk', small: 19 }),
      );
    },
    finish: { grain: 0.05 },
    wide: city,
  },
  quiet: {
    art: quiet,
    print: print({
      title: {
        face: 'josefinThin',
        x: 500,
        y: 1290,
        from: 'bottom',
        anchor: 'middle',
        width: 760,
        height: 150,
        lines: 2,
        leading: 1.06,
        ink: 'light',
      },
      foot: { x: 500, y: 1374, width: 840, anchor: 'middle', face: 'josefin', size: 32, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.06, vignette: 0.35 },
    wide: quiet,
  },
});
