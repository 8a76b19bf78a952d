// Horror: a door with light behind it, and floorboards scratched by hand.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { rect } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';
import { boards } from './door/boards';
import { cellar } from './door/cellar';
import { lightPoster } from './door/light-poster';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'scratches' ? scratchPoster(sheet, film) : lightPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'scratches') {
    boards(sheet, film, [1240, 1400]);
    sheet.finish = { grain: 0.06, paper: 0.6 };
    return;
  }
  cellar(sheet, film, { x: 1290, y: 170, dw: 210, dh: 430, floor: 600 });
}

function scratchPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  boards(sheet, film, [428, 560]);
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'caveat',
      size: 290,
      x: 56,
      y: 300,
      fill: accent,
      turn: -4,
      about: [300, 300],
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'caveat',
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'caveat', 890),
      x: 56,
      y: 1296,
      fill: accent,
      turn: -2,
      about: [500, 1296],
    }),
  );
  sheet.add(rect(0, 1362, 1000, 138, dark));
  sheet.add(write(film.tagline, { face: 'caveat', size: 44, x: 56, y: 1414, fill: light }));
  sheet.add(credits(film, { x: 56, y: 1452, width: 890, fill: light, size: 19, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.06, paper: 0.8, specks: 0.12 };
}
