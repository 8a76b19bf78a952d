import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { group, rect } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { sizeToWidth, write } from '../../kit/type';
import { cellar } from './cellar';

export function lightPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  cellar(sheet, film, { x: 392, y: 330, dw: 216, dh: 500, floor: 830 });
  sheet.add(write(film.tagline, { face: 'typewriter', size: 30, x: 500, y: 110, anchor: 'middle', fill: accent }));
  sheet.add(
    rect(
      0,
      1130,
      1000,
      370,
      sheet.linear([
        [0, dark, 0],
        [0.4, dark, 0.9],
        [1, dark],
      ]),
    ),
  );
  // the last word has sunk below its own line
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'gloock',
      size: sizeToWidth(nth(linesOf(film), 0).toUpperCase(), 'gloock', 780, 0.08),
      x: 110,
      y: 258,
      track: 0.08,
      fill: light,
    }),
  );
  const below = sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'gloock', 780, 0.08);
  sheet.add(
    group(
      write(nth(linesOf(film), 1).toUpperCase(), {
        face: 'gloock',
        size: below,
        x: 110,
        y: 1398,
        track: 0.08,
        fill: light,
      }),
      { 'clip-path': sheet.clip(rect(0, 900, 1000, 462)) },
    ),
  );
  sheet.add(rect(110, 1370, 780, 3, accent));
  sheet.add(credits(film, { x: 500, y: 1418, width: 780, fill: accent, size: 20, rows: 2 }));
}
