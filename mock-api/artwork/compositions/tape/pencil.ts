import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { darken, mix, onto } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { group, line, polygon, rect, stroke } from '../../kit/svg';
import { setTitle } from '../../kit/title';
import { write } from '../../kit/type';
import { cassette } from './cassette';

// A pencil in the reel: the only way to go back.
export function pencil(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    group(cassette(film, film.captions?.[0] ?? 'Seite A'), { transform: 'translate(560 780) rotate(78) scale(1.32)' }),
  );
  sheet.add(
    group(
      [
        polygon(
          [
            [-30, -700],
            [30, -700],
            [30, 150],
            [0, 220],
            [-30, 150],
          ],
          '#f2c230',
        ),
        polygon(
          [
            [-30, 150],
            [30, 150],
            [0, 220],
          ],
          light,
        ),
        polygon(
          [
            [-9, 200],
            [9, 200],
            [0, 222],
          ],
          dark,
        ),
        line(-10, -700, -10, 150, darken('#f2c230', 0.2), 5),
        line(12, -700, 12, 150, darken('#f2c230', 0.2), 5),
        rect(-32, -760, 64, 60, mix(light, dark, 0.4)),
        rect(-30, -810, 60, 56, '#e86a7a', { rx: 14 }),
      ],
      { transform: 'translate(520 560) rotate(38)' },
    ),
    stroke('M420 470A130 130 0 1 1 420 660', light, 14),
    polygon(
      [
        [400, 620],
        [452, 650],
        [396, 690],
      ],
      light,
    ),
  );
  sheet.add(
    rect(0, 1180, 1000, 320, ground),
    setTitle(film, {
      face: 'dmserif',
      x: 60,
      y: 1316,
      from: 'bottom',
      width: 880,
      height: 140,
      lines: 2,
      leading: 0.95,
      limit: 160,
      fill: light,
    }).svg,
    write(film.tagline, {
      face: 'dmserifItalic',
      size: 38,
      x: 60,
      y: 1374,
      fill: onto(ground, accent, dark, light),
      max: 880,
    }),
    credits(film, { x: 60, y: 1424, width: 880, fill: dark, size: 22, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.06, shift: 2, paper: 0.7, specks: 0.05 };
}
