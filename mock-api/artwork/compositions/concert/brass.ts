import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { group, rect } from '../../kit/svg';
import { lower, setTitle } from '../../kit/title';
import { write } from '../../kit/type';
import { blocks } from './blocks';
import { foot } from './foot';
import { trumpet } from './trumpet';

export function brass(sheet: Sheet, film: Film) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  blocks(sheet, film);
  sheet.add(group(trumpet(film), { transform: 'translate(180 1010) rotate(-34) scale(0.98)' }));
  sheet.add(rect(0, 0, 1000, 350, ground), rect(0, 1320, 1000, 180, dark));
  sheet.add(
    setTitle(film, {
      face: 'archivoBlack',
      x: 54,
      y: 66,
      width: 892,
      height: 220,
      lines: 2,
      leading: 0.9,
      track: -0.05,
      cased: lower,
      fill: dark,
    }).svg,
  );
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 32, x: 58, y: 328, fill: dark, max: 880 }));
  foot(sheet, film, { fill: light, face: 'archivo', faceBold: 'archivoBlack', accent: ground });
  sheet.finish = { grain: 0.06, paper: 0.7, shift: 3, specks: 0.1 };
}
