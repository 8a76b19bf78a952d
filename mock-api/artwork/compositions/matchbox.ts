// Labels of matchboxes, enlarged until the printing shows.
import { byLine, credits } from '../kit/billing';
import { writeOnCircle } from '../kit/lettering';
import { fromScenes } from '../kit/scenes';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { elephant } from './matchbox/elephant';

export const { poster, backdrop } = fromScenes({
  elephant: {
    art: elephant,
    print: (sheet, film) => {
      const { ground, light, dark } = film.palette;
      const t = { face: 'slab', x: 500, y: 1190, from: 'middle', anchor: 'middle', lines: 2, leading: 1.04 } as const;
      sheet.add(
        writeOnCircle(upper(film.tagline), {
          face: 'josefinBold',
          size: 40,
          cx: 500,
          cy: 620,
          r: 404,
          track: 0.05,
          fill: light,
        }),
        setTitle(film, { ...t, width: 760, height: 130, cased: upper, fill: ground }).svg,
        write(byLine(film), { face: 'josefinBold', size: 28, x: 500, y: 1362, anchor: 'middle', fill: dark }),
        credits(film, { x: 500, y: 1404, width: 800, fill: dark, size: 19, rows: 1 }),
      );
    },
    finish: { grain: 0.07, paper: 1, specks: 0.2, shift: 3 },
    wide: { y: -190, scale: 0.98, wash: 'accent', fade: 0 },
  },
});
