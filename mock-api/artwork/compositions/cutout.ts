// Painted paper, a large pair of scissors, and no drawing beforehand.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { upper } from '../kit/title';
import { baobab } from './cutout/baobab';
import { dancers } from './cutout/dancers';
import { hive } from './cutout/hive';

const finish = { grain: 0.04, paper: 1, specks: 0.04 };

export const { poster, backdrop } = fromScenes({
  dancers: {
    art: dancers,
    print: print({
      title: {
        face: 'caveat',
        x: 500,
        y: 1262,
        from: 'middle',
        anchor: 'middle',
        width: 880,
        height: 140,
        lines: 1,
        ink: 'dark',
      },
      foot: { x: 500, y: 1410, width: 860, anchor: 'middle', face: 'caveat', size: 38, ink: 'dark', small: 20 },
      band: { y: 1170, ink: 'light' },
    }),
    finish,
    wide: { y: -250, scale: 1.02, wash: 'light', fade: 0 },
  },
  baobab: {
    art: baobab,
    print: print({
      title: {
        face: 'bowlby',
        x: 500,
        y: 80,
        anchor: 'middle',
        width: 880,
        height: 170,
        lines: 1,
        cased: upper,
        ink: 'dark',
      },
      foot: { x: 500, y: 1400, width: 860, anchor: 'middle', face: 'josefinBold', size: 32, ink: 'light', small: 20 },
    }),
    finish,
    wide: { y: -330, scale: 1, wash: 'ground', fade: 0 },
  },
  hive: {
    art: hive,
    print: print({
      title: { face: 'gloock', x: 60, y: 80, width: 800, height: 300, lines: 3, leading: 0.98, ink: 'dark' },
      foot: { x: 60, y: 1400, width: 880, face: 'josefinSemi', size: 32, ink: 'dark', tint: 'shape', small: 20 },
    }),
    finish,
    wide: { y: -480, scale: 1, wash: 'ground', fade: 0 },
  },
});
