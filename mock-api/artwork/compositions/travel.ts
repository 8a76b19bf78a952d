// Posters that an office of tourism might have printed, had it known the story.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { bus } from './travel/bus';
import { scooter } from './travel/scooter';
import { taxi } from './travel/taxi';

const finish = { grain: 0.05, paper: 0.8, specks: 0.05, shift: 1 };

export const { poster, backdrop } = fromScenes({
  scooter: {
    art: scooter,
    print: print({
      title: {
        face: 'poiret',
        x: 500,
        y: 70,
        anchor: 'middle',
        width: 860,
        height: 210,
        lines: 2,
        leading: 1,
        cased: upper,
        ink: 'dark',
      },
      foot: { x: 500, y: 1402, width: 860, anchor: 'middle', face: 'josefinSemi', size: 30, ink: 'light', small: 20 },
    }),
    finish,
    wide: scooter,
  },
  taxi: {
    art: taxi,
    print: print({
      title: { face: 'lilita', x: 60, y: 80, width: 760, height: 300, lines: 2, leading: 0.98, ink: 'light' },
      foot: { x: 60, y: 1396, width: 880, face: 'josefinBold', size: 32, ink: 'dark' },
    }),
    finish,
    wide: taxi,
  },
  bus: {
    art: bus,
    print: print({
      title: {
        face: 'limelight',
        x: 500,
        y: 1310,
        from: 'middle',
        anchor: 'middle',
        width: 880,
        height: 130,
        lines: 2,
        leading: 1,
        ink: 'dark',
      },
      foot: {
        x: 500,
        y: 1424,
        width: 860,
        anchor: 'middle',
        face: 'josefinSemi',
        size: 28,
        ink: 'dark',
        rows: 1,
        small: 20,
      },
      band: { y: 1212, ink: 'light' },
    }),
    finish,
    wide: bus,
  },
});
