// Dunes cut by one hard shadow line; a caravan walks on its own shadows.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import type { Sheet } from '../kit/sheet';
import { rect } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';
import { dunes } from './caravan/dunes';

export function poster(sheet: Sheet, film: Film) {
  const { light, dark } = film.palette;
  dunes(sheet, film, false);
  sheet.add(
    rect(
      0,
      1180,
      1000,
      320,
      sheet.linear([
        [0, dark, 0],
        [0.6, dark, 0.85],
        [1, dark, 0.95],
      ]),
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'cormorant',
      x: 60,
      y: 70,
      width: 880,
      height: 280,
      lines: 2,
      leading: 0.9,
      limit: 220,
      fill: dark,
    }).svg,
    write(film.tagline, { face: 'cormorantItalic', size: 42, x: 60, y: 1356, fill: light, max: 880 }),
    credits(film, { x: 60, y: 1412, width: 880, fill: light, size: 23, anchor: 'start', rows: 2 }),
  );
}

export function backdrop(sheet: Sheet, film: Film) {
  dunes(sheet, film, true);
}
