import type { Film } from '../../film';
import { last, nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, curve, group, type Point, path, ring } from '../../kit/svg';

export function route(sheet: Sheet, film: Film, points: readonly Point[], s: number) {
  const { accent, dark } = film.palette;
  const d = curve(points);
  sheet.add(
    path(d, 'none', { stroke: accent, 'stroke-width': 9, 'stroke-dasharray': '26 17', 'stroke-linecap': 'butt' }),
  );
  const [sx, sy] = nth(points, 0);
  const [x, y] = last(points);
  sheet.add(ring(sx, sy, 16, accent, 8));
  // the girl is still drawing the line she walks on
  sheet.add(
    group(
      [
        path('M-16 0L-12 -60H12L18 0H8L0 -44L-6 0Z', dark),
        path('M-30 -48Q-24 -130 0 -136Q26 -130 32 -48Q0 -36 -30 -48Z', accent),
        circle(0, -156, 23, dark),
        path('M10 -170Q52 -160 50 -104Q30 -120 14 -140Z', dark),
        path('M-18 -112L-58 -40', 'none', { stroke: dark, 'stroke-width': 11, 'stroke-linecap': 'round' }),
        path('M-50 -62L-76 6L-66 -66Z', dark),
      ],
      { transform: `translate(${x + 66 * s} ${y}) scale(${s})` },
    ),
  );
}
