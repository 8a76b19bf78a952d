// Machines under very large skies.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { dishes } from './scifi/dishes';
import { gate } from './scifi/gate';
import { visor } from './scifi/visor';

export const { poster, backdrop } = fromScenes({
  visor: {
    art: visor,
    print: print({
      title: {
        face: 'unbounded',
        x: 500,
        y: 1266,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 180,
        lines: 2,
        leading: 1.02,
        cased: upper,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1340,
        width: 880,
        anchor: 'middle',
        face: 'grotesk',
        size: 32,
        ink: 'light',
        tint: 'accent',
        rows: 3,
      },
    }),
    finish: { grain: 0.06, vignette: 0.25 },
    wide: { y: -210, scale: 1, wash: 'dark' },
  },
  dishes: {
    art: dishes,
    print: print({
      title: {
        face: 'grotesk',
        x: 60,
        y: 90,
        width: 720,
        height: 210,
        lines: 2,
        leading: 1,
        track: -0.04,
        ink: 'light',
      },
      foot: { x: 60, y: 1388, width: 880, face: 'grotesk', size: 34, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.07, vignette: 0.2 },
    wide: dishes,
  },
  gate: {
    art: gate,
    print: print({
      title: {
        face: 'italiana',
        x: 500,
        y: 1240,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 150,
        lines: 1,
        cased: upper,
        track: 0.1,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1316,
        width: 880,
        anchor: 'middle',
        face: 'josefin',
        size: 34,
        ink: 'light',
        tint: 'accent',
        rows: 3,
      },
    }),
    finish: { grain: 0.08, vignette: 0.3 },
    wide: gate,
  },
});
