import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';
import { frond, sheetOf } from './snip';

const bee = (x: number, y: number, turn: number, s: number, body: string, stripe: string, wing: string) =>
  group(
    [
      ellipse(-16, -34, 22, 40, wing, { transform: 'rotate(-24 -16 -34)', opacity: 0.9 }),
      ellipse(20, -34, 20, 38, wing, { transform: 'rotate(24 20 -34)', opacity: 0.9 }),
      path('M-60 4Q-50 -34 0 -32Q50 -34 60 4Q44 40 0 40Q-44 40 -60 4Z', body),
      path(
        'M-20 -31Q-10 4 -20 38L-36 34Q-28 4 -36 -28ZM12 -32Q22 4 12 40L-2 40Q6 4 -2 -32ZM40 -24Q46 4 38 32L28 36Q36 4 30 -28Z',
        stripe,
      ),
      circle(-60, 2, 19, stripe),
      stroke('M-70 -10q-16 -14 -12 -30M-60 -14q-6 -18 6 -30', stripe, 4),
    ],
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
  );

// Hives on a zinc roof, chimneys, and the traffic between them and the chestnut trees.
export function hive(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const box = (x: number, y: number, tone: string) => [
    rect(x, y, 150, 56, tone),
    rect(x, y + 62, 150, 56, mix(tone, light, 0.3)),
    rect(x, y + 124, 150, 56, tone),
    rect(x - 14, y - 20, 178, 24, dark),
    rect(x + 50, y + 160, 50, 12, dark),
    rect(x + 10, y + 180, 14, 24, dark),
    rect(x + 126, y + 180, 14, 24, dark),
  ];
  sheet.add(
    circle(780, 560, 150, accent),
    path('M-20 1200L120 1010H900L1020 1150V1520H-20Z', mix(shape, light, 0.25)),
    ...Array.from({ length: 9 }, (_, i) =>
      path(`M${140 + i * 86} 1012L${80 + i * 104} 1340`, 'none', { stroke: mix(shape, dark, 0.35), 'stroke-width': 7 }),
    ),
    sheetOf(random, 60, 880, 90, 150, mix(accent, dark, 0.3)),
    ...[0, 1, 2].map((i) => rect(68 + i * 28, 836, 18, 50, mix(accent, dark, 0.1))),
    ...box(220, 824, shape),
    ...box(430, 824, accent),
    ...box(640, 824, light),
    sheetOf(random, -20, 1200, 1040, 320, mix(light, ground, 0.4)),
    ...[0, 1, 2, 3, 4, 5].map((i) => path(`M${60 + i * 160} 1330V1250a36 36 0 0 1 72 0V1330Z`, mix(shape, dark, 0.4))),
    ...(
      [
        [90, 640, 1, -20],
        [930, 800, 1.1, 30],
        [880, 980, 0.9, 10],
        [40, 780, 0.8, 40],
      ] as const
    ).map(([x, y, s, turn], i) => frond(x, y, s * 1.2, turn, nth([mix(shape, dark, 0.2), shape], i))),
    stroke('M470 800C420 640 240 660 300 540S560 520 560 620S420 700 400 600', dark, 4, { 'stroke-dasharray': '4 20' }),
    bee(300, 520, -16, 1.5, accent, dark, '#ffffff'),
    bee(620, 700, 24, 1, accent, dark, '#ffffff'),
    bee(140, 470, 10, 0.7, accent, dark, '#ffffff'),
    bee(500, 480, -40, 0.6, accent, dark, '#ffffff'),
    bee(870, 700, -8, 0.8, light, dark, '#ffffff'),
    rect(0, 1340, 1000, 160, ground),
  );
}
