// Landscapes from two drums of ink that overlap more than was planned.
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import { lower, upper } from '../kit/title';
import { dust } from './riso/dust';
import { pass } from './riso/pass';
import { polder } from './riso/polder';

const finish = { grain: 0.12, paper: 0.7, shift: 3, specks: 0.14 };

export const { poster, backdrop } = fromScenes({
  pass: {
    art: pass,
    print: print({
      title: { face: 'bebas', x: 60, y: 64, width: 880, height: 330, lines: 1, limit: 320, cased: upper, ink: 'dark' },
      foot: { x: 62, y: 1392, width: 876, face: 'oswald', size: 34, ink: 'light', small: 21 },
    }),
    finish,
    wide: pass,
  },
  polder: {
    art: polder,
    print: print({
      title: {
        face: 'syne',
        x: 500,
        y: 80,
        anchor: 'middle',
        width: 880,
        height: 150,
        lines: 1,
        track: -0.03,
        cased: lower,
        ink: 'dark',
      },
      foot: { x: 500, y: 1404, width: 860, anchor: 'middle', face: 'groteskBold', size: 30, ink: 'light', small: 20 },
    }),
    finish,
    wide: polder,
  },
  dust: {
    art: dust,
    print: print({
      title: { face: 'typewriter', x: 60, y: 90, width: 700, height: 260, lines: 2, leading: 0.96, ink: 'dark' },
      foot: { x: 62, y: 1396, width: 876, face: 'typewriter', size: 32, ink: 'light', small: 20 },
    }),
    finish,
    wide: dust,
  },
});
