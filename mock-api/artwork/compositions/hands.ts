// Hands at work.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { cards } from './hands/cards';
import { craft } from './hands/craft';
import { keys } from './hands/keys';
import { strings } from './hands/strings';

export const { poster, backdrop } = fromScenes({
  strings: {
    art: strings,
    print: print({
      title: {
        face: 'gothic',
        x: 500,
        y: 1310,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 170,
        lines: 1,
        cased: upper,
        ink: 'light',
      },
      foot: { x: 500, y: 1380, width: 880, anchor: 'middle', face: 'oswald', size: 34, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.06, paper: 0.6, vignette: 0.2 },
    wide: { y: -40, scale: 0.94, wash: 'ground', fade: 0 },
  },
  keys: {
    art: keys,
    print: print({
      title: {
        face: 'baloo',
        x: 500,
        y: 70,
        anchor: 'middle',
        width: 880,
        height: 250,
        lines: 2,
        leading: 0.9,
        ink: 'dark',
      },
      foot: { x: 500, y: 1404, width: 880, anchor: 'middle', face: 'josefinBold', size: 32, ink: 'dark', small: 20 },
    }),
    finish: { grain: 0.04, paper: 0.6, shift: 1 },
    wide: { y: -370, scale: 1.06, wash: 'ground', fade: 160 },
  },
  cards: {
    art: cards,
    print: print({
      title: {
        face: 'rye',
        x: 500,
        y: 90,
        anchor: 'middle',
        width: 860,
        height: 230,
        lines: 2,
        leading: 1,
        ink: 'accent',
      },
      foot: {
        x: 500,
        y: 1410,
        width: 860,
        anchor: 'middle',
        face: 'playfairItalic',
        size: 34,
        ink: 'light',
        small: 20,
      },
    }),
    finish: { grain: 0.07, vignette: 0.3 },
    wide: { y: -420, scale: 1.02, wash: 'ground', fade: 200 },
  },
  craft: {
    art: craft,
    print: print({
      title: {
        face: 'josefinThin',
        x: 60,
        y: 80,
        width: 880,
        height: 180,
        lines: 1,
        cased: upper,
        track: 0.04,
        ink: 'dark',
      },
      foot: { x: 62, y: 1400, width: 876, face: 'josefin', size: 34, ink: 'dark', tint: 'accent' },
    }),
    finish: { grain: 0.05, paper: 0.8 },
    wide: { y: -330, scale: 1.08, wash: 'ground', fade: 0 },
  },
});
