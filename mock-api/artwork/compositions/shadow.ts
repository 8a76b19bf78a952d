// Light from one side only.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { blinds } from './shadow/blinds';
import { cat } from './shadow/cat';

export const { poster, backdrop } = fromScenes({
  blinds: {
    art: blinds,
    print: print({
      title: {
        face: 'gloock',
        x: 60,
        y: 1270,
        from: 'bottom',
        width: 800,
        height: 250,
        lines: 3,
        leading: 0.96,
        limit: 140,
        ink: 'light',
      },
      foot: { x: 60, y: 1356, width: 880, face: 'cormorantItalic', size: 40, ink: 'light' },
    }),
    finish: { grain: 0.09, vignette: 0.3 },
    wide: blinds,
  },
  cat: {
    art: cat,
    print: print({
      title: { face: 'abril', x: 60, y: 76, width: 560, height: 300, lines: 3, leading: 0.94, ink: 'dark' },
      foot: { x: 60, y: 1396, width: 880, face: 'playfairItalic', size: 34, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.06, paper: 0.6, shift: 1, specks: 0.06 },
    wide: cat,
  },
});
