import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, ring } from '../../kit/svg';

// A Portuguese guitar in a doorway at night, tiles on either side.
export function guitar(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const tile = (x: number, y: number) => [
    rect(x, y, 96, 96, mix(light, ground, 0.16)),
    path(
      `M${x + 48} ${y + 6}Q${x + 56} ${y + 40} ${x + 90} ${y + 48}Q${x + 56} ${y + 56} ${x + 48} ${y + 90}Q${x + 40} ${y + 56} ${x + 6} ${y + 48}Q${x + 40} ${y + 40} ${x + 48} ${y + 6}Z`,
      shape,
    ),
    circle(x + 48, y + 48, 12, accent),
    ...[
      [0, 0],
      [96, 0],
      [0, 96],
      [96, 96],
    ].map(([dx = 0, dy = 0]) => ring(x + dx, y + dy, 24, shape, 6)),
  ];
  const wall = sheet.clip(path('M0 0H1000V1500H0Z'));
  sheet.add(
    group(
      Array.from({ length: 3 }, (_, c) =>
        Array.from({ length: 16 }, (_, r) => tile(700 + c * 100, r * 100)).flat(),
      ).flat(),
      { 'clip-path': wall, opacity: 0.85 },
    ),
  );
  const shade = sheet.linear(
    [
      [0, ground],
      [0.5, ground, 0.5],
      [1, ground, 0],
    ],
    0,
  );
  sheet.add(
    rect(690, 0, 310, 1500, shade),
    circle(
      480,
      860,
      560,
      sheet.radial(
        [
          [0, accent, 0.45],
          [1, accent, 0],
        ],
        480,
        860,
        560,
      ),
    ),
  );
  const body =
    'M0 -190C-110 -190 -210 -90 -210 60C-210 220 -110 300 0 300C110 300 210 220 210 60C210 -90 110 -190 0 -190Z';
  sheet.add(
    group(
      [
        path(body, '#000000', { opacity: 0.35, transform: 'translate(24 30)' }),
        path(body, '#c7792f'),
        path('M0 -170C-100 -170 -190 -80 -190 60C-190 206 -100 280 0 280C60 200 60 -60 0 -170Z', '#dd9342'),
        ring(0, 56, 196, '#6b3a18', 8),
        ...Array.from({ length: 40 }, (_, i) =>
          circle(Math.cos((i / 40) * 6.283) * 188 * 0.98, 56 + Math.sin((i / 40) * 6.283) * 222, 4, light),
        ),
        ellipse(0, 50, 66, 72, dark),
        ring(0, 50, 82, '#6b3a18', 9),
        rect(-30, -560, 60, 560, '#3a2114'),
        ...Array.from({ length: 13 }, (_, i) => line(-30, -540 + i * 38, 30, -540 + i * 38, '#d9b26a', 3)),
        rect(-66, 190, 132, 22, '#3a2114'),
        ...[-20, -12, -4, 4, 12, 20].map((x) => line(x, -560, x * 1.6, 200, '#f6ead2', 2)),
        // the fan of tuning keys
        path('M-44 -560L-90 -690Q0 -760 90 -690L44 -560Z', '#6b3a18'),
        ...Array.from({ length: 7 }, (_, i) =>
          group([line(0, 0, 0, -70, '#e2c27a', 8), circle(0, -78, 15, '#e2c27a')], {
            transform: `translate(0 -630) rotate(${-60 + i * 20})`,
          }),
        ),
      ],
      { transform: 'translate(450 880) rotate(16) scale(1.04)' },
    ),
    rect(
      0,
      1220,
      1000,
      280,
      sheet.linear([
        [0, ground, 0],
        [0.4, ground, 0.94],
        [1, ground],
      ]),
    ),
  );
}
