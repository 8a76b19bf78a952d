// Seen from above: a contour map with a route, or one road tied into a knot.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { polygon, rect, stroke } from '../kit/svg';
import { write } from '../kit/type';
import { contourPoster } from './map/contour-poster';
import { contours } from './map/contours';
import { knot } from './map/knot';
import { route } from './map/route';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'knot' ? knotPoster(sheet, film) : contourPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'knot') {
    knot(sheet, film, { cx: 1320, cy: 450, rx: 560, ry: 370, width: 76 });
    return;
  }
  contours(sheet, film);
  route(
    sheet,
    film,
    [
      [720, 940],
      [900, 760],
      [1080, 700],
      [1180, 520],
      [1360, 480],
      [1480, 330],
      [1660, 300],
    ],
    1,
  );
}

function knotPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  knot(sheet, film, { cx: 500, cy: 720, rx: 400, ry: 400, width: 66 });
  // the title is a yellow German detour sign
  sheet.add(
    rect(50, 50, 900, 232, '#00000055', { rx: 26, transform: 'translate(8 10)' }),
    rect(50, 50, 900, 232, accent, { rx: 26 }),
    rect(62, 62, 876, 208, 'none', { rx: 18, stroke: dark, 'stroke-width': 6 }),
  );
  sheet.add(
    stack(film.title.split(' '), { face: 'archivoBold', size: 94, x: 94, y: 88, leading: 1, fill: dark, track: -0.02 })
      .svg,
  );
  sheet.add(
    stroke('M728 228V150Q728 112 766 112H838Q876 112 876 150V196', dark, 26, {
      'stroke-linecap': 'butt',
      'stroke-linejoin': 'miter',
    }),
    polygon(
      [
        [840, 190],
        [912, 190],
        [876, 238],
      ],
      dark,
    ),
  );
  sheet.add(rect(0, 1230, 1000, 270, dark));
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 37, x: 60, y: 1300, fill: accent, max: 880 }));
  sheet.add(write(film.cast.join('   '), { face: 'archivo', size: 27, x: 60, y: 1346, fill: light }));
  sheet.add(credits(film, { x: 60, y: 1408, width: 880, fill: light, anchor: 'start', size: 22, rows: 2 }));
}
