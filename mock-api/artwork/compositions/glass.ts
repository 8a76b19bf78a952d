// Leaded glass: the light comes from behind the poster.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { flame } from './glass/flame';
import { garden } from './glass/garden';

const finish = { grain: 0.05, vignette: 0.25 };

export const { poster, backdrop } = fromScenes({
  garden: {
    art: garden,
    print: print({
      title: {
        face: 'bodoniItalic',
        x: 500,
        y: 1290,
        from: 'middle',
        anchor: 'middle',
        width: 860,
        height: 130,
        lines: 2,
        leading: 0.96,
        ink: 'dark',
      },
      foot: {
        x: 500,
        y: 1400,
        width: 860,
        anchor: 'middle',
        face: 'cormorantItalic',
        size: 38,
        ink: 'dark',
        tint: 'accent',
        rows: 1,
        small: 20,
      },
    }),
    finish,
    wide: { y: -200, scale: 0.98, wash: 'dark', fade: 260 },
  },
  flame: {
    art: flame,
    print: print({
      title: {
        face: 'poiret',
        x: 500,
        y: 1290,
        from: 'middle',
        anchor: 'middle',
        width: 860,
        height: 130,
        lines: 1,
        cased: upper,
        ink: 'accent',
      },
      foot: {
        x: 500,
        y: 1392,
        width: 860,
        anchor: 'middle',
        face: 'josefin',
        size: 34,
        ink: 'light',
        rows: 1,
        small: 20,
      },
    }),
    finish,
    wide: { y: -190, scale: 0.98, wash: 'dark', fade: 260 },
  },
});
