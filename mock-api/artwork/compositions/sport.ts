// Sport, flat and graphic: a pool from above, a mountain road with one late rider.

import type { Film } from '../film';
import type { Sheet } from '../kit/sheet';
import { cyclingPoster } from './sport/cycling-poster';
import { hairpins } from './sport/hairpins';
import { pool } from './sport/pool';
import { poolPoster } from './sport/pool-poster';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'cycling' ? cyclingPoster(sheet, film) : poolPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'cycling') {
    hairpins(sheet, film, 1100, 0, 900, 1.15);
    sheet.finish = { grain: 0.04, paper: 0.5, shift: 1 };
    return;
  }
  pool(sheet, film, { across: true });
}
