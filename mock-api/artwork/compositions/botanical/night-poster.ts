import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { ellipse, group, path, rect, stroke } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { sizeToWidth, write } from '../../kit/type';
import { garden } from './garden';

export function nightPoster(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  // two people on a mound under the moon, foreheads almost touching
  const couple = group([
    path('M-100 1500Q120 830 500 812Q880 830 1100 1500Z', mix(ground, dark, 0.55)),
    path('M418 830Q404 640 424 590Q446 562 470 588Q500 640 492 830Z', dark),
    ellipse(462, 542, 30, 36, dark),
    path('M436 548Q420 500 462 500Q496 502 494 528Q470 516 436 548Z', dark),
    path('M520 830L512 720Q500 610 534 582Q566 566 580 610Q600 700 628 830Z', dark),
    ellipse(532, 540, 28, 34, dark),
    path('M506 528Q510 494 546 500Q588 516 574 610Q556 620 552 580Q560 540 506 528Z', dark),
    stroke('M470 630Q500 700 524 664', dark, 20),
    stroke('M536 630Q500 610 474 650', dark, 18),
  ]);
  garden(sheet, film, { moon: [500, 520, 300], clear: [340, 660], middle: couple });
  sheet.add(
    rect(
      0,
      1000,
      1000,
      500,
      sheet.linear([
        [0, dark, 0],
        [0.5, dark, 0.8],
        [1, dark, 0.95],
      ]),
    ),
  );
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'poiret',
      size: 60,
      x: 500,
      y: 120,
      anchor: 'middle',
      fill: light,
      track: 0.3,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'limelight',
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'limelight', 860),
      x: 500,
      y: 1230,
      anchor: 'middle',
      fill: light,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 2).toUpperCase(), {
      face: 'limelight',
      size: sizeToWidth(nth(linesOf(film), 2).toUpperCase(), 'limelight', 470),
      x: 500,
      y: 1380,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(write(film.tagline, { face: 'poiret', size: 38, x: 500, y: 178, anchor: 'middle', fill: light }));
  sheet.add(credits(film, { x: 500, y: 1430, width: 860, fill: light, size: 21, rows: 2, more: { opacity: 1 } }));
  sheet.finish = { grain: 0.06, vignette: 0.2 };
}
