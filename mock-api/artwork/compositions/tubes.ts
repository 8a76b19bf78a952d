// Neon signs on a wall at night; the title is one of them.
import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import { heart } from './tubes/heart';
import { motel } from './tubes/motel';
import { noodles } from './tubes/noodles';
import { tubeTitle } from './tubes/tube';

const finish = { grain: 0.07, vignette: 0.35 };

export const { poster, backdrop } = fromScenes({
  motel: {
    art: motel,
    print: (sheet, film) => {
      const { light, accent } = film.palette;
      sheet.add(
        tubeTitle(
          sheet,
          film,
          {
            face: 'josefinBold',
            x: 500,
            y: 700,
            from: 'middle',
            anchor: 'middle',
            width: 780,
            height: 240,
            lines: 2,
            leading: 1,
          },
          light,
          8,
        ),
      );
      sheet.add(
        foot(film, {
          x: 500,
          y: 1396,
          width: 840,
          anchor: 'middle',
          fill: light,
          tint: accent,
          face: 'josefin',
          size: 34,
        }),
      );
    },
    finish,
    wide: { y: -170, scale: 0.98, wash: 'dark' },
  },
  noodles: {
    art: noodles,
    print: (sheet, film) => {
      const { light, shape } = film.palette;
      sheet.add(
        tubeTitle(
          sheet,
          film,
          { face: 'lilita', x: 60, y: 90, width: 880, height: 280, lines: 2, leading: 0.98 },
          shape,
          9,
        ),
      );
      sheet.add(foot(film, { x: 60, y: 1386, width: 840, fill: light, face: 'groteskBold', size: 32 }));
    },
    finish,
    wide: { y: -330, scale: 0.96, wash: 'dark' },
  },
  heart: {
    art: heart,
    print: (sheet, film) => {
      const { light, accent } = film.palette;
      sheet.add(
        tubeTitle(
          sheet,
          film,
          {
            face: 'dmserifItalic',
            x: 500,
            y: 1040,
            from: 'middle',
            anchor: 'middle',
            width: 820,
            height: 210,
            lines: 2,
            leading: 0.96,
            limit: 150,
          },
          light,
          6,
        ),
      );
      sheet.add(
        foot(film, {
          x: 500,
          y: 1390,
          width: 840,
          anchor: 'middle',
          fill: light,
          tint: accent,
          face: 'dmserifItalic',
          size: 38,
        }),
      );
    },
    finish,
    wide: { y: -220, scale: 0.98, wash: 'dark' },
  },
});
