// Evenings of animation from Japan, each as its own studio would have announced it.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { clouds } from './manga/clouds';
import { idol } from './manga/idol';
import { ink } from './manga/ink';
import { kaiju } from './manga/kaiju';
import { lantern } from './manga/lantern';
import { sea } from './manga/sea';
import { witch } from './manga/witch';

export const { poster, backdrop } = fromScenes({
  lantern: {
    art: lantern,
    print: print({
      title: {
        face: 'gloock',
        x: 500,
        y: 80,
        anchor: 'middle',
        width: 860,
        height: 200,
        lines: 2,
        leading: 1,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1404,
        width: 860,
        anchor: 'middle',
        face: 'cormorantItalic',
        size: 38,
        ink: 'light',
        tint: 'accent',
        small: 20,
      },
    }),
    finish: { grain: 0.05, vignette: 0.2 },
    wide: lantern,
  },
  clouds: {
    art: clouds,
    print: print({
      title: { face: 'baloo', x: 60, y: 80, width: 700, height: 300, lines: 2, leading: 0.86, ink: 'light' },
      foot: { x: 60, y: 1400, width: 880, face: 'josefinBold', size: 32, ink: 'light', small: 20 },
    }),
    finish: { grain: 0.03 },
    wide: clouds,
  },
  ink: {
    art: ink,
    print: print({
      title: {
        face: 'cormorant',
        x: 70,
        y: 1286,
        from: 'bottom',
        width: 640,
        height: 180,
        lines: 2,
        leading: 0.92,
        ink: 'dark',
      },
      foot: { x: 72, y: 1366, width: 856, face: 'cormorantItalic', size: 38, ink: 'dark', tint: 'accent' },
    }),
    finish: { grain: 0.06, paper: 1, specks: 0.04 },
    wide: ink,
  },
  sea: {
    art: sea,
    print: print({
      title: {
        face: 'josefinThin',
        x: 500,
        y: 110,
        anchor: 'middle',
        width: 840,
        height: 150,
        lines: 1,
        cased: upper,
        track: 0.1,
        ink: 'light',
      },
      foot: { x: 500, y: 1404, width: 860, anchor: 'middle', face: 'josefin', size: 34, ink: 'light', small: 20 },
    }),
    finish: { grain: 0.04 },
    wide: sea,
  },
  witch: {
    art: witch,
    print: print({
      title: {
        face: 'lilita',
        x: 500,
        y: 1290,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 210,
        lines: 2,
        leading: 0.98,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1376,
        width: 860,
        anchor: 'middle',
        face: 'josefinSemi',
        size: 34,
        ink: 'light',
        tint: 'accent',
      },
    }),
    finish: { grain: 0.04, vignette: 0.2 },
    wide: witch,
  },
  idol: {
    art: idol,
    print: print({
      title: {
        face: 'syne',
        x: 500,
        y: 1300,
        from: 'bottom',
        anchor: 'middle',
        width: 900,
        height: 210,
        lines: 2,
        leading: 0.94,
        track: -0.03,
        cased: upper,
        ink: 'light',
      },
      foot: { x: 500, y: 1376, width: 880, anchor: 'middle', face: 'groteskBold', size: 32, ink: 'light' },
    }),
    finish: { grain: 0.03, shift: 2 },
    wide: { y: -220, scale: 1.02, wash: 'ground', fade: 420 },
  },
  kaiju: {
    art: kaiju,
    print: print({
      title: { face: 'bowlby', x: 60, y: 70, width: 470, height: 200, lines: 2, leading: 1, ink: 'accent' },
      foot: { x: 60, y: 1404, width: 880, face: 'archivoBold', size: 32, ink: 'light', small: 20 },
    }),
    finish: { grain: 0.05, paper: 0.6, shift: 1 },
    wide: kaiju,
  },
});
