// Letters as the picture: as tall as the sheet, repeated, cut through, or coming down a slope.

import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import { repeat, repeatPrint } from './giant/repeat';
import { slice, slicePrint } from './giant/slice';
import { slope } from './giant/slope';
import { wall, wallPrint } from './giant/wall';

export const { poster, backdrop } = fromScenes({
  wall: {
    art: wall,
    print: wallPrint,
    finish: { grain: 0.06, paper: 0.9, specks: 0.1, shift: 2 },
    wide: { y: -700, scale: 1.5, wash: 'ground', fade: 100 },
  },
  repeat: {
    art: repeat,
    print: repeatPrint,
    finish: { grain: 0.05, paper: 0.6, shift: 2 },
    wide: { right: 2500, y: -560, scale: 1.6, wash: 'ground', fade: 260 },
  },
  slice: {
    art: slice,
    print: slicePrint,
    finish: { grain: 0.05, paper: 0.5, specks: 0.05 },
    wide: { right: 2300, y: -640, scale: 1.5, wash: 'ground', fade: 0 },
  },
  slope: {
    art: slope,
    print: (sheet, film) => {
      const { dark } = film.palette;
      sheet.add(foot(film, { x: 60, y: 1394, width: 880, fill: dark, face: 'archivoBold', size: 32, small: 20 }));
    },
    finish: { grain: 0.05, paper: 0.5 },
    wide: slope,
  },
});
