// Working drawings of things that were never quite built.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { airship } from './blueprint/airship';
import { bell } from './blueprint/bell';

export const { poster, backdrop } = fromScenes({
  airship: {
    art: airship,
    print: print({
      title: {
        face: 'bebas',
        x: 70,
        y: 1226,
        from: 'bottom',
        width: 640,
        height: 260,
        lines: 2,
        leading: 0.92,
        cased: upper,
        ink: 'light',
      },
      foot: {
        x: 72,
        y: 1330,
        width: 856,
        face: 'grotesk',
        size: 32,
        ink: 'light',
        tint: 'accent',
        by: 'grotesk',
        small: 20,
      },
    }),
    finish: { grain: 0.05, paper: 0.7 },
    wide: airship,
  },
  bell: {
    art: bell,
    print: print({
      title: { face: 'playfairBlack', x: 500, y: 90, anchor: 'middle', width: 840, height: 150, lines: 1, ink: 'dark' },
      foot: {
        x: 500,
        y: 1396,
        width: 840,
        anchor: 'middle',
        face: 'playfairItalic',
        size: 36,
        ink: 'dark',
        tint: 'accent',
      },
    }),
    finish: { grain: 0.05, paper: 1, specks: 0.06 },
    wide: { y: -250, scale: 0.96, wash: 'ground', fade: 0 },
  },
});
