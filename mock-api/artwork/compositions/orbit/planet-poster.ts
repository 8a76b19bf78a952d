import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import type { Sheet } from '../../kit/sheet';
import { sizeToWidth, write } from '../../kit/type';
import { astronaut } from './astronaut';
import { planet } from './planet';

export function planetPoster(sheet: Sheet, film: Film) {
  const { accent, light } = film.palette;
  planet(sheet, film, { cx: 640, cy: 1330, r: 860 });
  astronaut(sheet, film, 300, 330, 0.8);
  const [a = '', b = ''] = film.title.toUpperCase().split(' ');
  sheet.add(
    write(a, {
      face: 'josefinThin',
      size: sizeToWidth(a, 'josefinThin', 850, 0.16),
      x: 75,
      y: 1130,
      track: 0.16,
      fill: light,
    }),
  );
  sheet.add(
    write(b, {
      face: 'josefinThin',
      size: sizeToWidth(a, 'josefinThin', 850, 0.16),
      x: 925,
      y: 1252,
      anchor: 'end',
      track: 0.16,
      fill: light,
    }),
  );
  sheet.add(write(film.tagline, { face: 'josefin', size: 30, x: 75, y: 1236, fill: accent }));
  sheet.add(
    write(film.cast.join('  /  ').toUpperCase(), {
      face: 'josefin',
      size: 22,
      x: 500,
      y: 84,
      anchor: 'middle',
      track: 0.24,
      fill: light,
      max: 850,
    }),
  );
  sheet.add(credits(film, { x: 500, y: 1398, width: 850, fill: light, size: 23, rows: 2 }));
}
