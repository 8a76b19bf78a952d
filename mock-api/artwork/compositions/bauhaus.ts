// Circle, square, triangle, and three inks.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { lower } from '../kit/title';
import { chairs } from './bauhaus/chairs';
import { dancer } from './bauhaus/dancer';
import { score } from './bauhaus/score';

const finish = { grain: 0.05, paper: 0.9, specks: 0.08, shift: 1 };

export const { poster, backdrop } = fromScenes({
  dancer: {
    art: dancer,
    print: print({
      title: {
        face: 'josefinBold',
        x: 60,
        y: 1330,
        from: 'bottom',
        width: 880,
        height: 190,
        lines: 2,
        leading: 0.96,
        track: -0.03,
        cased: lower,
        ink: 'dark',
      },
      foot: { x: 62, y: 1392, width: 876, face: 'josefinSemi', size: 32, ink: 'dark', tint: 'accent', small: 20 },
    }),
    finish,
    wide: { y: -120, scale: 0.98, wash: 'light', fade: 0 },
  },
  chairs: {
    art: chairs,
    print: print({
      title: {
        face: 'archivoBold',
        x: 940,
        y: 70,
        anchor: 'end',
        width: 560,
        height: 260,
        lines: 2,
        leading: 0.94,
        track: -0.05,
        cased: lower,
        ink: 'light',
      },
      foot: { x: 60, y: 1404, width: 880, face: 'archivoBold', size: 30, ink: 'light', small: 20 },
    }),
    finish,
    wide: { y: -430, scale: 1.02, wash: 'ground', fade: 0 },
  },
  score: {
    art: score,
    print: print({
      title: {
        face: 'groteskBold',
        x: 60,
        y: 1300,
        from: 'bottom',
        width: 880,
        height: 170,
        lines: 2,
        leading: 0.98,
        track: -0.05,
        ink: 'dark',
      },
      foot: { x: 62, y: 1372, width: 876, face: 'grotesk', size: 32, ink: 'dark', tint: 'accent' },
    }),
    finish,
    wide: { y: -180, scale: 1, wash: 'light', fade: 0 },
  },
});
