import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, stroke } from '../../kit/svg';

// A black cat, rolled up into the number of her lives.
export function cat(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const small = (x: number, y: number, tone: string, turn: number) =>
    group(
      [
        ellipse(0, 20, 34, 42, tone),
        circle(0, -34, 28, tone),
        polygon(
          [
            [-26, -44],
            [-24, -80],
            [-2, -58],
          ],
          tone,
        ),
        polygon(
          [
            [26, -44],
            [24, -80],
            [2, -58],
          ],
          tone,
        ),
        circle(-10, -36, 4, light),
        circle(10, -36, 4, light),
        stroke('M30 50Q66 40 54 4', tone, 10),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  sheet.add(
    ...Array.from({ length: 13 }, (_, i) => circle(500, 620, 900 - i * 66, i % 2 ? ground : mix(ground, shape, 0.22))),
    stroke('M690 560Q720 820 590 960T300 1090', dark, 118),
    stroke('M300 1090Q230 1100 220 1040', dark, 92),
    circle(500, 520, 270, dark),
    circle(520, 540, 92, mix(ground, shape, 0.3)),
    ...Array.from({ length: 9 }, (_, i) => {
      const a = 0.3 + i * 0.42;
      return line(
        500 + Math.cos(a) * 246,
        520 + Math.sin(a) * 246,
        500 + Math.cos(a) * 180,
        520 + Math.sin(a) * 180,
        mix(dark, shape, 0.5),
        9,
        { 'stroke-linecap': 'round' },
      );
    }),
    ...Array.from({ length: 5 }, (_, i) =>
      line(640 - i * 34, 700 + i * 60, 716 - i * 36, 720 + i * 66, mix(dark, shape, 0.5), 9, {
        'stroke-linecap': 'round',
      }),
    ),
    // the head lies on the rest of her
    group(
      [
        polygon(
          [
            [-150, -60],
            [-160, -230],
            [-20, -130],
          ],
          dark,
        ),
        polygon(
          [
            [150, -60],
            [160, -230],
            [20, -130],
          ],
          dark,
        ),
        polygon(
          [
            [-132, -92],
            [-138, -186],
            [-62, -126],
          ],
          accent,
        ),
        polygon(
          [
            [132, -92],
            [138, -186],
            [62, -126],
          ],
          accent,
        ),
        ellipse(0, 0, 176, 142, dark),
        ellipse(0, 0, 176, 142, 'none', { stroke: mix(dark, shape, 0.5), 'stroke-width': 5 }),
        ...[-1, 1].map(
          (side) =>
            path(`M${side * 30} -10Q${side * 80} -80 ${side * 134} -16Q${side * 84} 34 ${side * 30} -10Z`, '#e8d24a') +
            ellipse(side * 80, -18, 12, 36, dark),
        ),
        polygon(
          [
            [-20, 44],
            [20, 44],
            [0, 66],
          ],
          accent,
        ),
        stroke('M0 66V84M0 84Q-24 104 -46 90M0 84Q24 104 46 90', light, 5),
        ...[-1, 1].flatMap((side) =>
          [0, 1, 2].map((i) => line(side * 60, 56 + i * 12, side * 210, 30 + i * 28, light, 3)),
        ),
        ...[-26, 0, 26].map((x) =>
          line(x, -120, x * 0.7, -76, mix(dark, shape, 0.6), 8, { 'stroke-linecap': 'round' }),
        ),
      ],
      { transform: 'translate(400 360) rotate(-12)' },
    ),
    ...(
      [
        [130, 190, -10],
        [860, 180, 12],
        [880, 420, 20],
        [110, 520, -16],
        [150, 780, 10],
        [860, 780, -8],
        [790, 1040, 14],
        [520, 1130, -6],
      ] as const
    ).map(([x, y, turn], i) => small(x, y, nth([accent, shape, light], i), turn)),
  );
}
