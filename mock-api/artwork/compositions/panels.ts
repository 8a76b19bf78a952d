// Pages from a comic: panels, dots and a pen that presses hard.
import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import { rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { action } from './panels/action';
import { call } from './panels/call';
import { nine } from './panels/nine';

const finish = { grain: 0.04, paper: 0.7, shift: 3, specks: 0.04 };

export const { poster, backdrop } = fromScenes({
  action: {
    art: action,
    print: (sheet, film) => {
      const { accent, light, dark } = film.palette;
      const t = { face: 'bowlby', x: 500, y: 1206, from: 'middle', anchor: 'middle', lines: 2, leading: 0.98 } as const;
      const more = { stroke: dark, 'stroke-width': 26, 'stroke-linejoin': 'round' };
      const set = { ...t, width: 880, height: 210, cased: upper };
      sheet.add(rect(0, 1060, 1000, 440, accent), rect(0, 1060, 1000, 12, dark));
      sheet.add(setTitle(film, { ...set, fill: dark, more }).svg, setTitle(film, { ...set, fill: light }).svg);
      sheet.add(
        foot(film, { x: 500, y: 1392, width: 900, anchor: 'middle', fill: dark, face: 'archivoBlack', size: 28 }),
      );
    },
    finish,
    wide: { y: -60, scale: 0.96, wash: 'accent', fade: 0 },
  },
  call: {
    art: call,
    print: (sheet, film) => {
      const { light, dark } = film.palette;
      const t = { face: 'lilita', x: 60, y: 1280, from: 'middle', lines: 2, leading: 0.96 } as const;
      sheet.add(rect(0, 1130, 1000, 370, light), rect(0, 1130, 1000, 10, dark));
      sheet.add(setTitle(film, { ...t, width: 880, height: 200, fill: dark }).svg);
      sheet.add(
        foot(film, { x: 60, y: 1424, width: 880, fill: dark, face: 'josefinBold', size: 28, rows: 1, small: 20 }),
      );
    },
    finish,
    wide: { y: -130, scale: 1.04, wash: 'ground', fade: 120 },
  },
  nine: {
    art: nine,
    print: (sheet, film) => {
      const { dark, accent } = film.palette;
      const t = { face: 'caveat', x: 500, y: 1270, from: 'middle', anchor: 'middle', lines: 1 } as const;
      sheet.add(setTitle(film, { ...t, width: 900, height: 130, fill: dark }).svg);
      sheet.add(
        foot(film, {
          x: 500,
          y: 1400,
          width: 900,
          anchor: 'middle',
          fill: dark,
          tint: accent,
          face: 'caveat',
          size: 38,
        }),
      );
    },
    finish,
    wide: { y: -40, scale: 0.86, wash: 'ground', fade: 0 },
  },
});
