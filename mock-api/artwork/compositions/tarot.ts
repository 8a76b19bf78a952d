// Cards that somebody has turned over.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { eye } from './tarot/eye';
import { tower } from './tarot/tower';
import { wheel } from './tarot/wheel';

export const { poster, backdrop } = fromScenes({
  eye: {
    art: eye,
    print: print({
      title: {
        face: 'limelight',
        x: 500,
        y: 1226,
        from: 'middle',
        anchor: 'middle',
        width: 760,
        height: 130,
        lines: 2,
        leading: 0.98,
        ink: 'accent',
      },
      foot: {
        x: 500,
        y: 1362,
        width: 740,
        anchor: 'middle',
        face: 'cormorantItalic',
        size: 38,
        ink: 'light',
        rows: 1,
        small: 19,
      },
    }),
    finish: { grain: 0.06, paper: 0.5, vignette: 0.2 },
    wide: { y: -240, scale: 0.98, wash: 'ground', fade: 200 },
  },
  tower: {
    art: tower,
    print: print({
      title: {
        face: 'bodoniBlack',
        x: 500,
        y: 1290,
        from: 'middle',
        anchor: 'middle',
        width: 860,
        height: 110,
        lines: 1,
        cased: upper,
        track: 0.02,
        ink: 'dark',
      },
      foot: {
        x: 500,
        y: 1394,
        width: 840,
        anchor: 'middle',
        face: 'bodoniItalic',
        size: 34,
        ink: 'dark',
        tint: 'accent',
        small: 20,
      },
      band: { y: 1200, ink: 'light' },
    }),
    finish: { grain: 0.05, paper: 0.9, specks: 0.08, shift: 2 },
    wide: { y: -190, scale: 1, wash: 'ground', fade: 320 },
  },
  wheel: {
    art: wheel,
    print: print({
      title: {
        face: 'rye',
        x: 500,
        y: 56,
        anchor: 'middle',
        width: 880,
        height: 210,
        lines: 2,
        leading: 0.98,
        ink: 'light',
      },
      foot: { x: 500, y: 1400, width: 860, anchor: 'middle', face: 'lilita', size: 32, ink: 'dark', small: 20 },
    }),
    finish: { grain: 0.04, paper: 0.6, shift: 1 },
    wide: { y: -420, scale: 1.05, wash: 'ground', fade: 0 },
  },
});
