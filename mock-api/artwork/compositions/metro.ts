// Maps of lines on which somebody is travelling in the wrong direction.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { heart } from './metro/heart';
import { lines } from './metro/lines';

export const { poster, backdrop } = fromScenes({
  lines: {
    art: lines,
    print: print({
      title: {
        face: 'archivoBold',
        x: 60,
        y: 1300,
        from: 'bottom',
        width: 880,
        height: 140,
        lines: 1,
        track: -0.04,
        ink: 'dark',
      },
      foot: {
        x: 62,
        y: 1372,
        width: 876,
        face: 'archivoBold',
        size: 32,
        ink: 'dark',
        tint: 'accent',
        by: 'archivo',
        rows: 1,
        small: 20,
      },
    }),
    finish: { grain: 0.03, paper: 0.3 },
    wide: { y: -280, scale: 1.2, wash: 'light', fade: 420 },
  },
  heart: {
    art: heart,
    print: print({
      title: {
        face: 'josefinSemi',
        x: 500,
        y: 1250,
        from: 'middle',
        anchor: 'middle',
        width: 860,
        height: 170,
        lines: 2,
        leading: 1.05,
        ink: 'light',
      },
      foot: { x: 500, y: 1390, width: 840, anchor: 'middle', face: 'josefin', size: 32, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.05 },
    wide: { y: -200, scale: 0.96, wash: 'dark', fade: 200 },
  },
});
