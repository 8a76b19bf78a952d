// Soft things under studio light: the computer has rendered every hair.
import { foot } from '../kit/foot';
import { bouncing } from '../kit/lettering';
import { fromScenes } from '../kit/scenes';
import { linesOf, setTitle } from '../kit/title';
import { bubbles } from './plush/bubbles';
import { fuzz } from './plush/fuzz';
import { ghost } from './plush/ghost';
import { penguin } from './plush/penguin';

const finish = { grain: 0.02 };

export const { poster, backdrop } = fromScenes({
  fuzz: {
    art: fuzz,
    print: (sheet, film) => {
      const { light, dark } = film.palette;
      const word = { face: 'baloo', width: 840, x: 500, y: 1310, random: sheet.random, tilt: 5, hop: 0.04 } as const;
      sheet.add(bouncing(film.title, { ...word, colours: [light], outlineColour: dark, outlineWidth: 30 }));
      sheet.add(
        foot(film, {
          x: 500,
          y: 1408,
          width: 880,
          anchor: 'middle',
          fill: light,
          face: 'baloo',
          size: 32,
          rows: 1,
          small: 20,
        }),
      );
    },
    finish,
    wide: { y: -400, scale: 1.02, wash: 'ground' },
  },
  penguin: {
    art: penguin,
    print: (sheet, film) => {
      const { accent, dark } = film.palette;
      const t = { face: 'lilita', x: 500, y: 70, anchor: 'middle', lines: 2, leading: 0.98 } as const;
      const more = { stroke: '#ffffff', 'stroke-width': 22, 'stroke-linejoin': 'round' };
      sheet.add(
        setTitle(film, { ...t, width: 860, height: 270, fill: '#ffffff', more }).svg,
        setTitle(film, { ...t, width: 860, height: 270, fill: accent }).svg,
      );
      sheet.add(
        foot(film, {
          x: 500,
          y: 1418,
          width: 880,
          anchor: 'middle',
          fill: dark,
          face: 'lilita',
          size: 32,
          rows: 1,
          small: 20,
        }),
      );
    },
    finish,
    wide: { y: -440, scale: 1, wash: 'ground', fade: 420 },
  },
  bubbles: {
    art: bubbles,
    print: (sheet, film) => {
      const { light } = film.palette;
      const t = {
        face: 'unbounded',
        x: 500,
        y: 1310,
        from: 'bottom',
        anchor: 'middle',
        lines: 2,
        leading: 1,
        track: -0.04,
      } as const;
      sheet.add(setTitle(film, { ...t, width: 880, height: 200, fill: light }).svg);
      sheet.add(
        foot(film, {
          x: 500,
          y: 1392,
          width: 880,
          anchor: 'middle',
          fill: light,
          face: 'grotesk',
          size: 34,
          small: 20,
        }),
      );
    },
    finish,
    wide: { y: -240, scale: 1, wash: 'ground', fade: 420 },
  },
  ghost: {
    art: ghost,
    print: (sheet, film) => {
      const { light, accent } = film.palette;
      sheet.add(
        linesOf(film, 2).map((text, i) =>
          bouncing(text, {
            face: 'lilita',
            width: i ? 760 : 700,
            x: 500,
            y: 170 + i * 140,
            colours: i ? [accent] : [light],
            random: sheet.random,
            tilt: 4,
            hop: 0.04,
          }),
        ),
        foot(film, {
          x: 500,
          y: 1414,
          width: 880,
          anchor: 'middle',
          fill: light,
          face: 'baloo',
          size: 32,
          rows: 1,
          small: 20,
        }),
      );
    },
    finish: { grain: 0.03, vignette: 0.2 },
    wide: { y: -420, scale: 1, wash: 'ground', fade: 420 },
  },
});
