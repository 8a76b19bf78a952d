// Paper cut in depth: sheet behind sheet, each with a smaller hole, and something living in the last one.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { depth } from './layers/depth';
import { fox } from './layers/fox';

const hearts = { fox };

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, light } = film.palette;
  depth(sheet, film, 500, 610, 560, 620, 6, named(hearts, variant)(film, 500, 640, 1));
  sheet.add(
    rect(
      0,
      1130,
      1000,
      370,
      sheet.linear([
        [0, ground, 0],
        [0.35, ground, 1],
      ]),
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'josefinBold',
      x: 500,
      y: 1310,
      from: 'bottom',
      anchor: 'middle',
      width: 880,
      height: 180,
      lines: 2,
      leading: 0.98,
      limit: 150,
      fill: light,
      cased: upper,
      track: 0.01,
    }).svg,
    write(film.tagline, {
      face: 'cormorantItalic',
      size: 40,
      x: 500,
      y: 1370,
      anchor: 'middle',
      fill: light,
      max: 860,
    }),
    credits(film, { x: 500, y: 1420, width: 860, fill: light, size: 22, rows: 2 }),
  );
  sheet.finish = { grain: 0.045, paper: 0.9 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  depth(sheet, film, 1380, 440, 640, 430, 5, named(hearts, variant)(film, 1380, 480, 0.72));
  sheet.finish = { grain: 0.045, paper: 0.8 };
}
