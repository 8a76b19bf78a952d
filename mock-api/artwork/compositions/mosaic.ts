// Small round things that make a large one.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { whale } from './mosaic/whale';

export const { poster, backdrop } = fromScenes({
  whale: {
    art: whale,
    print: print({
      title: {
        face: 'archivoBlack',
        x: 60,
        y: 76,
        width: 880,
        height: 190,
        lines: 1,
        cased: upper,
        track: -0.04,
        ink: 'light',
      },
      foot: {
        x: 62,
        y: 1380,
        width: 876,
        face: 'archivoBold',
        size: 32,
        ink: 'light',
        tint: 'accent',
        by: 'archivo',
        rows: 1,
        small: 20,
      },
      band: { y: 1312, ink: 'dark' },
    }),
    finish: { grain: 0.03 },
    wide: whale,
  },
});
