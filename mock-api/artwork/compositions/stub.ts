// Small printed matter that one finds in a coat years later.
import { byLine, credits } from '../kit/billing';
import { fromScenes } from '../kit/scenes';
import { rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { cloakroom } from './stub/cloakroom';

export const { poster, backdrop } = fromScenes({
  cloakroom: {
    art: cloakroom,
    print: (sheet, film) => {
      const { light, dark, accent } = film.palette;
      const t = { face: 'slab', x: 500, y: 960, from: 'middle', anchor: 'middle', lines: 1 } as const;
      sheet.add(
        setTitle(film, { ...t, width: 640, height: 110, cased: upper, fill: dark }).svg,
        rect(180, 1030, 640, 5, dark),
        write(film.tagline, {
          face: 'typewriter',
          size: 32,
          x: 500,
          y: 1080,
          anchor: 'middle',
          fill: accent,
          max: 620,
        }),
        write(byLine(film), { face: 'typewriter', size: 28, x: 500, y: 1124, anchor: 'middle', fill: dark, max: 620 }),
        credits(film, { x: 500, y: 1424, width: 860, fill: light, size: 22, rows: 2 }),
      );
    },
    finish: { grain: 0.06, paper: 1, specks: 0.1, shift: 1 },
    wide: { y: -190, scale: 0.98, wash: 'ground', fade: 0 },
  },
});
