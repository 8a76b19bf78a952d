import type { Film } from '../../film';
import { darken } from '../../kit/colour';
import { dots, star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect, stroke } from '../../kit/svg';

// The moon sees the rocket coming. It is not amused.
export function moon(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [...dots(sheet.random, 90, [40, 40, 960, 1160], [2, 6], light, [0.6, 1])];
  for (const [x, y, r] of [
    [150, 200, 40],
    [860, 180, 30],
    [120, 620, 26],
    [900, 760, 34],
  ] as const)
    parts.push(star(x, y, r, accent, 5, 0.4));
  parts.push(
    circle(560, 520, 370, darken(shape, 0.4)),
    circle(545, 510, 362, shape),
    ...(
      [
        [330, 330, 44],
        [720, 300, 60],
        [790, 520, 36],
        [420, 780, 50],
        [660, 770, 34],
        [560, 230, 26],
      ] as const
    ).map(([x, y, r]) =>
      [circle(x, y, r, darken(shape, 0.16)), circle(x + 6, y + 7, r - 9, darken(shape, 0.06))].join(''),
    ),
  );
  parts.push(
    path('M630 470Q690 410 750 474Q690 520 630 470Z', '#fffaf0'),
    circle(684, 470, 24, dark),
    stroke('M612 420Q690 360 772 424', dark, 15),
    stroke('M560 450Q530 560 540 600Q560 630 600 612', dark, 11),
    path('M440 700Q540 650 650 706Q540 760 440 700Z', dark),
    path('M470 694Q540 676 620 700Q540 716 470 694Z', '#fffaf0'),
    circle(740, 620, 54, accent, { opacity: 0.4 }),
    circle(400, 640, 46, accent, { opacity: 0.4 }),
  );
  // the shell arrives in the other eye
  parts.push(
    stroke('M330 400Q400 360 470 410', dark, 15),
    path('M340 470Q400 420 480 470Q470 540 400 540Q340 530 340 470Z', dark),
    group(
      [
        path('M-60 -46H150Q260 -40 290 0Q260 40 150 46H-60Z', accent),
        rect(-60, -46, 40, 92, dark),
        ...[20, 80, 140].map((x) => circle(x, 0, 15, light)),
        rect(-90, -58, 30, 116, light),
        polygon(
          [
            [-90, -50],
            [-210, -90],
            [-150, -30],
            [-260, 0],
            [-150, 30],
            [-210, 90],
            [-90, 50],
          ],
          '#ffd98a',
        ),
      ],
      { transform: 'translate(230 700) rotate(-52)' },
    ),
    ...(
      [
        [500, 560],
        [350, 580],
        [470, 590],
      ] as const
    ).map(([x, y], i) =>
      path('M0 -26Q18 6 0 18Q-18 6 0 -26Z', '#fffaf0', { transform: `translate(${x} ${y}) scale(${1 - i * 0.2})` }),
    ),
  );
  parts.push(
    path('M0 1200V1080Q120 1000 260 1070T520 1050T780 1080T1000 1040V1200Z', dark),
    ...(
      [
        [200, 1066],
        [250, 1060],
        [300, 1068],
      ] as const
    ).map(([x, y]) =>
      group(
        [
          path('M-20 0Q-22 -70 0 -74Q22 -70 20 0Z', dark),
          circle(0, -86, 13, light),
          polygon(
            [
              [-20, -94],
              [20, -94],
              [0, -160],
            ],
            accent,
          ),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    ),
  );
  return parts;
}
