import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, ring } from '../../kit/svg';

// Printed cotton: records, birds and drops in four inks.
export function cloth(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const disc = (x: number, y: number) => [
    ...Array.from({ length: 16 }, (_, i) =>
      path('M-16 -112Q0 -150 16 -112L10 -96H-10Z', nth([accent, light], i), {
        transform: `translate(${x} ${y}) rotate(${i * 22.5})`,
        stroke: dark,
        'stroke-width': 4,
      }),
    ),
    circle(x, y, 96, dark),
    ...[84, 70, 56].map((r) => ring(x, y, r, mix(dark, light, 0.3), 3)),
    circle(x, y, 42, shape),
    ...Array.from({ length: 8 }, (_, i) =>
      circle(x + Math.cos(i * 0.785) * 28, y + Math.sin(i * 0.785) * 28, 6, light),
    ),
    circle(x, y, 11, dark),
  ];
  const bird = (x: number, y: number, flip: number) =>
    group(
      [
        path('M-90 10C-70 -50 10 -60 60 -20L110 -30L84 6C70 60 -10 80 -50 50L-120 80L-110 30Z', shape, {
          stroke: dark,
          'stroke-width': 6,
        }),
        path('M-50 10Q0 -30 40 10Q0 40 -50 10Z', light),
        ...[0, 1, 2].map((i) => circle(-30 + i * 24, 12, 5, dark)),
        circle(64, -8, 6, light),
      ],
      { transform: `translate(${x} ${y}) scale(${flip} 1)` },
    );
  const drop = (x: number, y: number, tone: string) =>
    path(`M${x} ${y - 40}Q${x + 34} ${y + 6} ${x} ${y + 30}Q${x - 34} ${y + 6} ${x} ${y - 40}Z`, tone, {
      stroke: dark,
      'stroke-width': 5,
    }) + circle(x, y + 6, 8, light);
  for (let row = 0; row < 7; row++)
    for (let i = -1; i < 5; i++) {
      const [x, y] = [i * 290 + (row % 2) * 145 + 60, row * 250 + 40];
      sheet.add(
        ...disc(x, y),
        bird(x + 145, y + 10, row % 2 ? 1 : -1),
        drop(x + 80, y + 126, accent),
        drop(x + 205, y + 126, shape),
        drop(x + 145, y - 100, light),
      );
    }
  for (let i = 0; i < 30; i++) sheet.add(circle((i * 173) % 1000, (i * 331) % 1500, 4, dark));
  sheet.add(rect(0, 452, 1000, 8, accent), rect(0, 930, 1000, 8, accent));
}
