// Record sleeves: a photograph, two colours, and type that swings.
import { foot } from '../kit/foot';
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { rect } from '../kit/svg';
import { lower, setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';
import { choir } from './sleeve/choir';
import { kora } from './sleeve/kora';
import { piano } from './sleeve/piano';
import { sax } from './sleeve/sax';

export const { poster, backdrop } = fromScenes({
  sax: {
    art: sax,
    print: (sheet, film) => {
      const { accent, dark } = film.palette;
      const t = { face: 'shoulders', x: 50, y: 60, lines: 2, leading: 0.84 } as const;
      sheet.add(
        setTitle(film, { ...t, width: 900, height: 330, cased: lower, fill: dark }).svg,
        write(wordsFor(film).live.toUpperCase(), { face: 'archivoBlack', size: 30, x: 54, y: 1330, fill: accent }),
        foot(film, { x: 54, y: 1384, width: 892, fill: dark, face: 'archivoBold', size: 32, small: 21 }),
      );
    },
    finish: { grain: 0.07, paper: 0.7, shift: 2, specks: 0.06 },
    wide: { y: -430, scale: 1, wash: 'ground', fade: 0 },
  },
  piano: {
    art: piano,
    print: print({
      title: {
        face: 'grotesk',
        x: 60,
        y: 90,
        width: 700,
        height: 240,
        lines: 2,
        leading: 0.96,
        track: -0.05,
        cased: lower,
        ink: 'light',
      },
      foot: { x: 60, y: 1404, width: 880, face: 'groteskBold', size: 30, ink: 'light', tint: 'accent', small: 20 },
    }),
    finish: { grain: 0.06, paper: 0.6 },
    wide: { y: -420, scale: 1.04, wash: 'ground', fade: 0 },
  },
  kora: {
    art: kora,
    print: print({
      title: {
        face: 'bowlby',
        x: 500,
        y: 1290,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 170,
        lines: 1,
        cased: upper,
        ink: 'dark',
      },
      foot: { x: 500, y: 1372, width: 860, anchor: 'middle', face: 'josefinBold', size: 34, ink: 'dark' },
    }),
    finish: { grain: 0.06, paper: 0.9, shift: 2, specks: 0.1 },
    wide: { y: -150, scale: 0.98, wash: 'ground', fade: 0 },
  },
  choir: {
    art: choir,
    print: (sheet, film) => {
      const { accent, light, dark } = film.palette;
      const t = { face: 'anton', x: 50, y: 1310, from: 'bottom', lines: 2, leading: 1 } as const;
      sheet.add(
        rect(0, 1010, 1000, 490, dark),
        setTitle(film, { ...t, width: 900, height: 260, cased: upper, fill: accent }).svg,
      );
      sheet.add(foot(film, { x: 54, y: 1376, width: 892, fill: light, face: 'oswald', size: 34 }));
    },
    finish: { grain: 0.08, shift: 2, specks: 0.06 },
    wide: { y: -180, scale: 1, wash: 'dark' },
  },
});
