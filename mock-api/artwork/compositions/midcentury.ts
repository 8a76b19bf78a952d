// Animals of the fifties: triangles, arcs, and very thin lines.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { lower } from '../kit/title';
import { cat } from './midcentury/cat';
import { fish } from './midcentury/fish';
import { fox } from './midcentury/fox';
import { giraffe } from './midcentury/giraffe';
import { owls } from './midcentury/owls';

const finish = { grain: 0.05, paper: 0.9, specks: 0.08, shift: 1 };

export const { poster, backdrop } = fromScenes({
  owls: {
    art: owls,
    print: print({
      title: {
        face: 'josefinSemi',
        x: 500,
        y: 1270,
        from: 'middle',
        anchor: 'middle',
        width: 880,
        height: 170,
        lines: 2,
        leading: 1.02,
        ink: 'dark',
      },
      foot: {
        x: 500,
        y: 1410,
        width: 860,
        anchor: 'middle',
        face: 'josefin',
        size: 32,
        ink: 'dark',
        rows: 1,
        small: 20,
      },
      band: { y: 1140, ink: 'light' },
    }),
    finish,
    wide: { y: -200, scale: 1, wash: 'ground', fade: 160 },
  },
  fox: {
    art: fox,
    print: print({
      title: { face: 'gloock', x: 60, y: 80, width: 470, height: 430, lines: 4, leading: 1, ink: 'dark' },
      foot: { x: 60, y: 1416, width: 880, face: 'josefinSemi', size: 32, ink: 'dark', rows: 1, small: 20 },
    }),
    finish,
    wide: { y: -330, scale: 0.94, wash: 'ground', fade: 0 },
  },
  giraffe: {
    art: giraffe,
    print: print({
      title: {
        face: 'baloo',
        x: 60,
        y: 80,
        width: 520,
        height: 480,
        lines: 3,
        leading: 0.86,
        cased: lower,
        ink: 'dark',
      },
      foot: { x: 60, y: 1420, width: 880, face: 'josefinBold', size: 32, ink: 'dark', rows: 1, small: 20 },
    }),
    finish,
    wide: { y: -90, scale: 0.94, wash: 'ground', fade: 0 },
  },
  cat: {
    art: cat,
    print: print({
      title: {
        face: 'lilita',
        x: 500,
        y: 1290,
        from: 'middle',
        anchor: 'middle',
        width: 880,
        height: 130,
        lines: 1,
        ink: 'light',
      },
      foot: {
        x: 500,
        y: 1394,
        width: 860,
        anchor: 'middle',
        face: 'josefinBold',
        size: 32,
        ink: 'light',
        tint: 'accent',
        small: 20,
      },
    }),
    finish,
    wide: { y: -240, scale: 0.96, wash: 'ground', fade: 0 },
  },
  fish: {
    art: fish,
    print: print({
      title: { face: 'syne', x: 60, y: 86, width: 880, height: 190, lines: 1, track: -0.03, ink: 'light' },
      foot: { x: 60, y: 1396, width: 880, face: 'josefinSemi', size: 34, ink: 'light', small: 20 },
    }),
    finish,
    wide: { y: -300, scale: 1.1, wash: 'ground', fade: 360 },
  },
});
