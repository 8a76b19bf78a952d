// A city at night: one facade of lit windows, or a field of towers under neon rain.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { group, polygon, rect } from '../kit/svg';
import { write } from '../kit/type';
import { facade } from './windows/facade';
import { towers } from './windows/towers';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'towers' ? towersPoster(sheet, film) : facadePoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'towers') {
    const { dark } = film.palette;
    towers(sheet, film, { from: 120 });
    sheet.add(
      group(bolt(sheet, film), { transform: 'translate(940 -60) scale(0.72)' }),
      rect(
        0,
        0,
        sheet.w,
        sheet.h,
        sheet.linear(
          [
            [0, dark, 0.95],
            [0.3, dark, 0.8],
            [0.62, dark, 0],
          ],
          0,
        ),
      ),
    );
    return;
  }
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

function facadePoster(sheet: Sheet, film: Film) {
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

function bolt(sheet: Sheet, film: Film) {
  const points = [
    [520, 0],
    [430, 560],
    [520, 540],
    [400, 1130],
    [640, 470],
    [545, 500],
    [650, 0],
  ] as const;
  return [polygon(points, film.palette.light, { filter: sheet.blur(22), opacity: 0.7 }), polygon(points, '#ffffff')];
}

function towersPoster(sheet: Sheet, film: Film) {
  const { light, dark } = film.palette;
  towers(sheet, film, { from: 420 });
  sheet.add(bolt(sheet, film));
  sheet.add(
    rect(
      0,
      820,
      1000,
      680,
      sheet.linear([
        [0, dark, 0],
        [0.36, dark, 0.94],
        [1, dark],
      ]),
    ),
  );
  sheet.add(
    stack(film.title.toUpperCase().split(' '), {
      face: 'unbounded',
      size: 128,
      x: 500,
      y: 1316,
      from: 'bottom',
      anchor: 'middle',
      leading: 1,
      fill: light,
      max: 118,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'unboundedLight', size: 23, x: 500, y: 1372, anchor: 'middle', fill: light, max: 860 }),
  );
  sheet.add(credits(film, { x: 500, y: 1410, width: 860, fill: light, size: 22, rows: 2 }));
  sheet.finish = { grain: 0.06, shift: 2, vignette: 0.3 };
}
