// Patterns that turn around a point: concerts as they feel from the middle of the floor.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { lower, upper } from '../kit/title';
import { bloom } from './kaleido/bloom';
import { cloth } from './kaleido/cloth';
import { eyes } from './kaleido/eyes';
import { tunnel } from './kaleido/tunnel';

export const { poster, backdrop } = fromScenes({
  bloom: {
    art: bloom,
    print: print({
      title: {
        face: 'limelight',
        x: 500,
        y: 1280,
        from: 'middle',
        anchor: 'middle',
        width: 880,
        height: 150,
        lines: 2,
        leading: 1,
        cased: lower,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1412,
        width: 860,
        anchor: 'middle',
        face: 'josefinBold',
        size: 30,
        ink: 'light',
        rows: 1,
        small: 20,
      },
      band: { y: 1150, ink: 'dark' },
    }),
    finish: { grain: 0.04, shift: 2 },
    wide: { right: 2060, y: -170, scale: 1, wash: 'dark', fade: 300 },
  },
  cloth: {
    art: cloth,
    print: print({
      title: {
        face: 'bowlby',
        x: 500,
        y: 630,
        from: 'middle',
        anchor: 'middle',
        width: 760,
        height: 220,
        lines: 2,
        leading: 1.04,
        cased: upper,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 824,
        width: 720,
        anchor: 'middle',
        face: 'josefinBold',
        size: 30,
        ink: 'light',
        rows: 2,
        small: 19,
      },
      band: { y: 460, end: 930, ink: 'dark' },
    }),
    finish: { grain: 0.05, paper: 0.7, shift: 2, specks: 0.06 },
    wide: { right: 2040, y: -300, scale: 1.1, wash: 'dark', fade: 360 },
  },
  eyes: {
    art: eyes,
    print: print({
      title: {
        face: 'monoton',
        x: 500,
        y: 1310,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 150,
        lines: 1,
        cased: upper,
        ink: 'accent',
      },
      foot: { x: 500, y: 1382, width: 860, anchor: 'middle', face: 'groteskBold', size: 32, ink: 'light' },
    }),
    finish: { grain: 0.05, shift: 3 },
    wide: { right: 2060, y: -160, scale: 1, wash: 'dark', fade: 300 },
  },
  tunnel: {
    art: tunnel,
    print: print({
      title: {
        face: 'unbounded',
        x: 500,
        y: 620,
        from: 'middle',
        anchor: 'middle',
        width: 560,
        height: 170,
        lines: 2,
        leading: 1,
        track: -0.04,
        cased: upper,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1430,
        width: 900,
        anchor: 'middle',
        face: 'grotesk',
        size: 30,
        ink: 'light',
        tint: 'accent',
        rows: 0,
      },
    }),
    finish: { grain: 0.06, shift: 4 },
    wide: { right: 2160, y: -200, scale: 1.1, wash: 'dark', fade: 460 },
  },
});
