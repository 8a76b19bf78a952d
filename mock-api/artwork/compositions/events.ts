// Nights that happen once: a fight, a jump, and a row of seats until the morning.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { allnight } from './events/allnight';
import { jump } from './events/jump';
import { ring } from './events/ring';

export const { poster, backdrop } = fromScenes({
  ring: {
    art: ring,
    print: print({
      title: {
        face: 'anton',
        x: 500,
        y: 1290,
        from: 'bottom',
        anchor: 'middle',
        width: 900,
        height: 250,
        lines: 1,
        cased: upper,
        ink: 'light',
      },
      foot: { x: 500, y: 1372, width: 880, anchor: 'middle', face: 'oswald', size: 36, ink: 'accent' },
    }),
    finish: { grain: 0.08, shift: 2, vignette: 0.2 },
    wide: ring,
  },
  jump: {
    art: jump,
    print: print({
      title: {
        face: 'shoulders',
        x: 60,
        y: 1330,
        from: 'bottom',
        width: 880,
        height: 190,
        lines: 1,
        cased: upper,
        ink: 'dark',
      },
      foot: { x: 62, y: 1404, width: 876, face: 'archivoBold', size: 32, ink: 'dark', tint: 'accent', small: 20 },
    }),
    finish: { grain: 0.05, paper: 0.5 },
    wide: jump,
  },
  allnight: {
    art: allnight,
    print: print({
      title: {
        face: 'monoton',
        x: 500,
        y: 120,
        anchor: 'middle',
        width: 880,
        height: 260,
        lines: 2,
        leading: 1.1,
        cased: upper,
        ink: 'accent',
      },
      foot: { x: 500, y: 1404, width: 860, anchor: 'middle', face: 'josefinBold', size: 34, ink: 'light', small: 20 },
    }),
    finish: { grain: 0.07, vignette: 0.3 },
    wide: { y: -380, scale: 1.02, wash: 'dark', fade: 360 },
  },
});
