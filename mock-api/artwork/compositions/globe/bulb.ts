import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect } from '../../kit/svg';

export function bulb(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const glass =
    'M-130 330C-130 220 -330 140 -330 -110C-330 -300 -180 -430 0 -430C180 -430 330 -300 330 -110C330 140 130 220 130 330Z';
  const inside = sheet.clip(path(glass));
  return [
    circle(
      0,
      -60,
      640,
      sheet.radial(
        [
          [0, accent, 0.35],
          [1, accent, 0],
        ],
        0,
        -60,
        640,
      ),
    ),
    path(
      glass,
      sheet.linear([
        [0, darken(shape, 0.5)],
        [0.6, shape],
        [1, accent],
      ]),
    ),
    group(
      [
        ...(
          [
            [-180, -230, 90],
            [-60, -270, 120],
            [90, -250, 110],
            [200, -200, 90],
            [0, -200, 130],
          ] as const
        ).map(([x, y, r]) => circle(x, y, r, darken(shape, 0.62))),
        polygon(
          [
            [30, -150],
            [-70, 40],
            [0, 30],
            [-50, 200],
            [110, -20],
            [30, -10],
            [100, -150],
          ],
          light,
        ),
        path('M-340 180Q-260 110 -170 170T0 170T170 170T340 160V400H-340Z', dark),
        path('M-340 230Q-250 170 -150 226T40 226T230 220T340 220V400H-340Z', darken(shape, 0.5)),
        group(
          [
            path('M-70 0Q-50 40 50 36Q70 20 80 -6Z', light),
            line(0, 0, 0, -90, light, 6),
            polygon(
              [
                [6, -86],
                [60, -20],
                [6, -14],
              ],
              accent,
            ),
          ],
          { transform: 'translate(-60 170) rotate(-14)' },
        ),
        ...Array.from({ length: 60 }, () => {
          const [x, y] = [random.between(-330, 330), random.between(-150, 250)];
          return line(x, y, x - 14, y + 40, light, 2.5, { opacity: 0.5 });
        }),
      ],
      { 'clip-path': inside },
    ),
    path('M-280 -90C-280 -250 -170 -350 -60 -380', 'none', {
      stroke: '#ffffff',
      'stroke-width': 18,
      'stroke-linecap': 'round',
      opacity: 0.6,
    }),
    path(glass, 'none', { stroke: light, 'stroke-width': 9 }),
    ...[0, 1, 2, 3].map((i) =>
      rect(-136 + i * 6, 338 + i * 44, 272 - i * 12, 34, i % 2 ? mix(light, dark, 0.5) : mix(light, dark, 0.3), {
        rx: 16,
      }),
    ),
    path('M-70 516H70L40 560H-40Z', dark),
  ];
}
