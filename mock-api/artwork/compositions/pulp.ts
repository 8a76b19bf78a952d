// The covers of paperbacks that one reads with the light on.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { house } from './pulp/house';
import { well } from './pulp/well';

export const { poster, backdrop } = fromScenes({
  house: {
    art: house,
    print: print({
      title: {
        face: 'rocksalt',
        x: 500,
        y: 90,
        anchor: 'middle',
        width: 860,
        height: 220,
        lines: 2,
        leading: 1.1,
        ink: 'light',
      },
      foot: { x: 500, y: 1400, width: 860, anchor: 'middle', face: 'oswald', size: 34, ink: 'light', tint: 'accent' },
    }),
    finish: { grain: 0.09, paper: 0.5, vignette: 0.3, specks: 0.05 },
    wide: house,
  },
  well: {
    art: well,
    print: print({
      title: {
        face: 'bodoni',
        x: 500,
        y: 1290,
        from: 'bottom',
        anchor: 'middle',
        width: 700,
        height: 150,
        lines: 1,
        cased: upper,
        track: 0.2,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1372,
        width: 840,
        anchor: 'middle',
        face: 'bodoniItalic',
        size: 34,
        ink: 'light',
        tint: 'accent',
      },
    }),
    finish: { grain: 0.1, vignette: 0.5 },
    wide: well,
  },
});
