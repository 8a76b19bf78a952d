// A blackboard that nobody has wiped.
import { foot } from '../kit/foot';
import { fromScenes } from '../kit/scenes';
import { setTitle } from '../kit/title';
import { lesson } from './chalk/lesson';
import { tactics } from './chalk/tactics';

export const { poster, backdrop } = fromScenes({
  lesson: {
    art: lesson,
    print: (sheet, film) => {
      const { light, accent } = film.palette;
      const t = { face: 'rocksalt', x: 500, y: 1150, from: 'middle', anchor: 'middle', lines: 1 } as const;
      sheet.add(
        setTitle(film, { ...t, width: 800, height: 170, fill: light }).svg,
        foot(film, {
          x: 500,
          y: 1330,
          width: 820,
          anchor: 'middle',
          fill: light,
          tint: accent,
          face: 'caveat',
          size: 44,
          small: 20,
        }),
      );
    },
    finish: { grain: 0.12, paper: 0.8, specks: 0.1 },
    wide: { y: -330, scale: 1, wash: 'ground', fade: 260 },
  },
  tactics: {
    art: tactics,
    print: (sheet, film) => {
      const { light, accent } = film.palette;
      const t = { face: 'caveat', x: 60, y: 80, lines: 2, leading: 0.9 } as const;
      sheet.add(
        setTitle(film, { ...t, width: 880, height: 280, fill: light }).svg,
        foot(film, { x: 60, y: 1396, width: 880, fill: light, tint: accent, face: 'caveat', size: 42, small: 20 }),
      );
    },
    finish: { grain: 0.12, paper: 0.8, specks: 0.1 },
    wide: { y: -420, scale: 1, wash: 'ground', fade: 160 },
  },
});
