// A city at night: one facade of lit windows.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { rect } from '../kit/svg';
import { write } from '../kit/type';
import { facade } from './windows/facade';

export function backdrop(sheet: Sheet, film: Film) {
  facade(sheet, film, { columns: 15, rows: 6, special: [11, 2] });
  sheet.add(
    rect(
      0,
      0,
      sheet.w,
      sheet.h,
      sheet.linear(
        [
          [0, film.palette.dark, 0.92],
          [0.55, film.palette.dark, 0],
        ],
        0,
      ),
    ),
  );
}

export function poster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  facade(sheet, film, { columns: 6, rows: 9, special: [3, 4], top: 20, bottom: 1500 });
  sheet.add(
    rect(
      0,
      1040,
      1000,
      460,
      sheet.linear([
        [0, dark, 0],
        [0.55, dark, 0.94],
        [1, dark],
      ]),
    ),
  );
  const [name, number] = [nth(film.title.split(' '), 0), nth(film.title.split(' '), 1)];
  sheet.add(write(name.toUpperCase(), { face: 'gothic', size: 205, x: 60, y: 1330, fill: light }));
  sheet.add(write(number, { face: 'gothic', size: 205, x: 940, y: 1330, anchor: 'end', fill: accent }));
  sheet.add(write(film.tagline, { face: 'typewriter', size: 29, x: 62, y: 1140, fill: light }));
  sheet.add(credits(film, { x: 60, y: 1400, width: 880, fill: light, anchor: 'start', size: 25 }));
}
