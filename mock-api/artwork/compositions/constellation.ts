// Figures that somebody has seen in the stars.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { ferry } from './constellation/ferry';
import { reach } from './constellation/reach';

export const { poster, backdrop } = fromScenes({
  ferry: {
    art: ferry,
    print: print({
      title: {
        face: 'cormorant',
        x: 500,
        y: 1210,
        from: 'bottom',
        anchor: 'middle',
        width: 840,
        height: 210,
        lines: 2,
        leading: 0.9,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1384,
        width: 840,
        anchor: 'middle',
        face: 'cormorantItalic',
        size: 40,
        ink: 'light',
        tint: 'accent',
      },
    }),
    finish: { grain: 0.07, vignette: 0.2 },
    wide: ferry,
  },
  reach: {
    art: reach,
    print: print({
      title: {
        face: 'unboundedLight',
        x: 500,
        y: 110,
        anchor: 'middle',
        width: 820,
        height: 90,
        lines: 1,
        cased: upper,
        track: 0.08,
        ink: 'dark',
      },
      foot: { x: 500, y: 1386, width: 840, anchor: 'middle', face: 'josefin', size: 34, ink: 'dark', tint: 'accent' },
    }),
    finish: { grain: 0.05, paper: 0.9 },
    wide: reach,
  },
});
