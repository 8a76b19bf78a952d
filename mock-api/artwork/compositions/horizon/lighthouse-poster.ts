import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import type { Sheet } from '../../kit/sheet';
import { stack } from '../../kit/stack';
import { write } from '../../kit/type';
import { lighthouseScene } from './lighthouse-scene';

export function lighthousePoster(sheet: Sheet, film: Film) {
  const { accent, light } = film.palette;
  lighthouseScene(sheet, film, { level: 860, x: 690, foot: 930, scale: 1.05 });
  sheet.add(
    write(film.cast.join('     ').toUpperCase(), {
      face: 'oswaldLight',
      size: 25,
      x: 500,
      y: 92,
      anchor: 'middle',
      track: 0.16,
      fill: light,
      max: 860,
    }),
  );
  sheet.add(
    stack(film.title.toUpperCase().split(' '), {
      face: 'oswaldLight',
      width: 860,
      x: 70,
      y: 1350,
      from: 'bottom',
      gap: 34,
      track: 0.04,
      fill: light,
      max: 230,
    }).svg,
  );
  sheet.add(
    write(film.tagline.toUpperCase(), {
      face: 'oswaldLight',
      size: 24,
      x: 930,
      y: 1350,
      anchor: 'end',
      track: 0.12,
      fill: accent,
    }),
  );
  sheet.add(credits(film, { x: 500, y: 1412, width: 860, fill: light, size: 22, rows: 2 }));
}
