// What the machine sees.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { hand } from './xray/hand';
import { suitcase } from './xray/suitcase';

export const { poster, backdrop } = fromScenes({
  suitcase: {
    art: suitcase,
    print: print({
      title: { face: 'groteskBold', x: 60, y: 80, width: 880, height: 190, lines: 1, track: -0.04, ink: 'light' },
      foot: { x: 60, y: 1366, width: 880, face: 'grotesk', size: 34, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.06, vignette: 0.3 },
    wide: { y: -300, scale: 0.98, wash: 'dark' },
  },
  hand: {
    art: hand,
    print: print({
      title: {
        face: 'italiana',
        x: 500,
        y: 1300,
        from: 'bottom',
        anchor: 'middle',
        width: 800,
        height: 130,
        lines: 1,
        cased: upper,
        track: 0.14,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1372,
        width: 820,
        anchor: 'middle',
        face: 'cormorantItalic',
        size: 40,
        ink: 'light',
        tint: 'accent',
      },
    }),
    finish: { grain: 0.08, vignette: 0.4 },
    wide: { y: -130, scale: 0.94, wash: 'dark' },
  },
});
