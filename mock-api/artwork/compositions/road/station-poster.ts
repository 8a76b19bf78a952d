import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { sizeToWidth, write } from '../../kit/type';
import { station } from './station';

export function stationPoster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(790, 640, 150, light));
  for (const [x, y, s] of [
    [170, 600, 1],
    [520, 540, 0.7],
  ] as const)
    sheet.add(
      group([rect(-110, -18, 220, 36, shape, { rx: 18 }), rect(-60, -46, 130, 40, shape, { rx: 20 })], {
        transform: `translate(${x} ${y}) scale(${s})`,
      }),
    );
  sheet.add(
    path('M0 1230L180 890L300 1000L480 800L680 1020L800 920L1000 1160V1230Z', mix(ground, dark, 0.3)),
    polygon(
      [
        [480, 800],
        [518, 848],
        [486, 838],
        [462, 866],
        [444, 842],
      ],
      shape,
    ),
  );
  station(sheet, film, 250, 1200, 0.84);
  sheet.add(
    write(nth(linesOf(film), 0), {
      face: 'lilita',
      size: sizeToWidth(nth(linesOf(film), 0), 'lilita', 876),
      x: 62,
      y: 238,
      fill: accent,
    }),
  );
  sheet.add(write(nth(linesOf(film), 1), { face: 'lilita', size: 230, x: 62, y: 430, fill: dark }));
  sheet.add(
    write(film.tagline, { face: 'lilita', size: 34, x: 440, y: 372, fill: dark, max: 490 }),
    write(film.cast.join(', '), { face: 'lilita', size: 28, x: 440, y: 424, fill: mix(dark, ground, 0.2), max: 490 }),
  );
  sheet.add(credits(film, { x: 500, y: 1420, width: 880, fill: shape, size: 23, rows: 2 }));
  sheet.finish = { grain: 0.03, paper: 0.45, shift: 1 };
}
