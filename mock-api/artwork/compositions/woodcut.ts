// Woodcuts: one black block, one coloured block, and the marks of the gouge.
import { byLine } from '../kit/billing';
import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import { rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { crow } from './woodcut/crow';
import { ship } from './woodcut/ship';
import { sower } from './woodcut/sower';
import { wolf } from './woodcut/wolf';

const finish = { grain: 0.05, paper: 1, shift: 1, specks: 0.12 };

export const { poster, backdrop } = fromScenes({
  crow: {
    art: crow,
    print: (sheet, film) => {
      const { ground, dark, accent } = film.palette;
      const t = { face: 'fraktur', x: 500, y: 1210, from: 'middle', anchor: 'middle', lines: 1 } as const;
      sheet.add(rect(0, 1090, 1000, 410, ground));
      sheet.add(setTitle(film, { ...t, width: 880, height: 200, fill: accent }).svg);
      const small = { x: 500, y: 1370, width: 860, anchor: 'middle', face: 'playfairItalic' } as const;
      sheet.add(foot(film, { ...small, fill: dark }));
    },
    finish,
    wide: { y: -120, scale: 1, wash: 'ground' },
  },
  wolf: {
    art: wolf,
    print: (sheet, film) => {
      const { light, accent } = film.palette;
      const t = { face: 'slab', x: 500, y: 56, anchor: 'middle', lines: 2, leading: 0.98 } as const;
      sheet.add(setTitle(film, { ...t, width: 900, height: 210, cased: upper, fill: light }).svg);
      const small = { x: 500, y: 1400, width: 900, anchor: 'middle', face: 'slab', size: 28, small: 20 } as const;
      sheet.add(foot(film, { ...small, fill: light, tint: accent }));
    },
    finish,
    wide: { y: -330, scale: 1, wash: 'dark' },
  },
  ship: {
    art: ship,
    print: (sheet, film) => {
      const { light, dark } = film.palette;
      const t = { face: 'gloock', x: 500, y: 1272, from: 'middle', anchor: 'middle', lines: 2, leading: 1 } as const;
      sheet.add(rect(0, 1160, 1000, 340, light), rect(0, 1160, 1000, 14, dark));
      sheet.add(setTitle(film, { ...t, width: 900, height: 150, fill: dark }).svg);
      const small = { x: 500, y: 1420, width: 900, anchor: 'middle', face: 'gloock', size: 28 } as const;
      sheet.add(foot(film, { ...small, fill: dark, rows: 1 }));
    },
    finish,
    wide: ship,
  },
  sower: {
    art: sower,
    print: (sheet, film) => {
      const { light, dark } = film.palette;
      const set = { face: 'playfairBlack', x: 60, y: 76, lines: 2, leading: 0.94 } as const;
      sheet.add(setTitle(film, { ...set, width: 880, height: 240, fill: dark }).svg);
      sheet.add(
        rect(0, 1260, 1000, 240, dark),
        write(byLine(film), { face: 'playfairItalic', size: 34, x: 60, y: 1340, fill: light }),
      );
      sheet.add(
        foot(film, { x: 60, y: 1390, width: 880, fill: light, face: 'playfairItalic', size: 30, rows: 2, small: 20 }),
      );
    },
    finish,
    wide: sower,
  },
});
