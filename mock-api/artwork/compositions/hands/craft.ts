import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';
import { glove } from './hand';

const around = (n: number, r: number, turn = 0) =>
  Array.from(
    { length: n },
    (_, i) => [Math.cos((i / n) * Math.PI * 2 + turn) * r, Math.sin((i / n) * Math.PI * 2 + turn) * r] as const,
  );

// A star of glazed tiles, and the two hands that lay the last of them.
export function craft(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const tones = [shape, accent, mix(shape, dark, 0.4), '#e0b04a', light];
  const tile = (points: readonly (readonly [number, number])[], tone: string) =>
    polygon(points, tone, { stroke: ground, 'stroke-width': 7, 'stroke-linejoin': 'round' });
  const rosette: string[] = [circle(0, 0, 500, mix(ground, dark, 0.1))];
  for (let ring = 5; ring >= 0; ring--) {
    const [r, n] = [84 + ring * 82, 16];
    around(n, r, (ring % 2) * (Math.PI / n)).forEach(([x, y], i) => {
      if (ring === 5 && i >= 4 && i <= 5) return;
      const a = Math.atan2(y, x);
      const [s, t] = [38 + ring * 7, 15 + ring * 9];
      const turnPoint = (dx: number, dy: number): readonly [number, number] => [
        x + Math.cos(a) * dx - Math.sin(a) * dy,
        y + Math.sin(a) * dx + Math.cos(a) * dy,
      ];
      rosette.push(
        tile([turnPoint(-s, 0), turnPoint(0, -t), turnPoint(s, 0), turnPoint(0, t)], nth(tones, ring + (i % 2) * 2)),
      );
    });
  }
  rosette.push(
    tile(
      around(16, 60).map(([x, y], i) => (i % 2 ? [x * 0.6, y * 0.6] : [x, y])),
      '#e0b04a',
    ),
    circle(0, 0, 17, dark),
  );
  const skin = '#b87a50';
  const arm = [
    path('M-120 620L-150 190H140L170 620Z', light, { stroke: dark, 'stroke-width': 10 }),
    ...[0, 1, 2].map((i) => rect(-150 + i * 3, 210 + i * 34, 296, 12, i % 2 ? shape : accent)),
    ...glove(
      'M-120 200C-150 100 -130 20 -70 -20H70C130 20 140 110 120 200Z',
      [
        ['M-90 40L-120 -60L-96 -140', 50],
        ['M-40 0L-50 -120L-30 -180', 52],
        ['M20 0L24 -120L26 -178', 52],
        ['M80 30L96 -70L86 -130', 48],
        ['M110 120L190 40L180 -40', 52],
      ],
      skin,
      dark,
      lighten(skin, 0.45),
    ),
  ];
  sheet.add(
    group(rosette, { transform: 'translate(500 770)' }),
    group(
      tile(
        [
          [-66, 0],
          [0, -52],
          [66, 0],
          [0, 52],
        ],
        accent,
      ),
      { transform: 'translate(570 1130) rotate(60)' },
    ),
    group(arm, { transform: 'translate(760 1260) rotate(-22) scale(0.86)' }),
    group(arm, { transform: 'translate(270 1330) rotate(26) scale(-0.86 0.86)' }),
    rect(
      0,
      1330,
      1000,
      170,
      sheet.linear([
        [0, ground, 0],
        [0.25, ground, 0.94],
        [1, ground],
      ]),
    ),
  );
}
