import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { rect } from '../../kit/svg';
import { setTitle, upper } from '../../kit/title';
import { write } from '../../kit/type';
import { foot } from './foot';
import { hands } from './hands';
import { lights } from './lights';

export function crowd(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  lights(sheet, film, 500, -40, 1500);
  sheet.add(
    setTitle(film, {
      face: 'anton',
      x: 500,
      y: 90,
      anchor: 'middle',
      width: 900,
      height: 700,
      lines: 4,
      fit: 'each',
      gap: 0.12,
      cased: upper,
      fill: light,
    }).svg,
  );
  hands(sheet, film, 1420, 38);
  sheet.add(
    rect(
      0,
      1300,
      1000,
      200,
      sheet.linear([
        [0, dark, 0],
        [0.35, dark, 0.95],
        [1, dark],
      ]),
    ),
  );
  sheet.add(
    write(film.tagline.toUpperCase(), { face: 'anton', size: 34, x: 60, y: 1350, fill: accent, track: 0.03, max: 880 }),
  );
  foot(sheet, film, { fill: light, face: 'oswald', faceBold: 'anton', y: 1404, accent: light });
  sheet.finish = { grain: 0.08, shift: 3 };
}
