import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { rect } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { write } from '../../kit/type';
import { pool } from './pool';

export function poolPoster(sheet: Sheet, film: Film) {
  const { accent, dark } = film.palette;
  pool(sheet, film);
  sheet.add(rect(0, 1270, 1000, 230, '#f1ead9'), rect(0, 1262, 1000, 18, '#c9bfa8'));
  ['1', '2', '3', '4', '5', '6'].forEach((n, i) => {
    sheet.add(
      write(n, {
        face: 'gothic',
        size: 74,
        x: i * 166.6 + 83,
        y: 1360,
        anchor: 'middle',
        fill: n === '4' ? '#e4472f' : '#b9ae94',
      }),
    );
  });
  // the title lies in the lanes on either side of the swimmer
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'gothic',
      size: 470,
      x: 0,
      y: 0,
      fill: '#ffffff',
      more: { transform: 'translate(436 1216) rotate(-90)' },
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'gothic',
      size: 470,
      x: 0,
      y: 0,
      fill: accent,
      more: { transform: 'translate(1010 1216) rotate(-90)' },
      max: 700,
    }),
  );
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 25, x: 40, y: 1404, fill: dark, max: 920 }));
  sheet.add(credits(film, { x: 40, y: 1442, width: 920, fill: dark, size: 21, anchor: 'start', rows: 2 }));
}
