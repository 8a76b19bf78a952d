import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect } from '../../kit/svg';
import { write } from '../../kit/type';

const bird = (white: string, beak: string, ink: string) =>
  path(
    'M-70 30Q-90 -20 -40 -30Q0 -34 20 -20Q30 -60 20 -100Q20 -130 50 -130Q76 -126 72 -96Q60 -40 56 0Q50 60 -10 62Q-56 60 -70 30Z',
    white,
    { stroke: ink, 'stroke-width': 5 },
  ) +
  path('M70 -116L112 -100L70 -92Z', beak, { stroke: ink, 'stroke-width': 4 }) +
  circle(54, -108, 5, ink) +
  path('M-50 4Q-10 -16 20 10Q0 40 -36 34Z', mix(white, ink, 0.12)) +
  path('M-14 60v26h-16M14 60v26h-16', 'none', { stroke: beak, 'stroke-width': 7 });

// Sixty-three squares that wind towards the middle; a goose walks the wrong way round.
export function goose(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(rect(40, 40, 920, 1040, darken(ground, 0.24), { rx: 40 }), rect(30, 30, 920, 1040, light, { rx: 40 }));
  const [columns, rows] = [7, 8];
  const cells: [number, number][] = [];
  let [left, right, top, end] = [0, columns - 1, 0, rows - 1];
  while (left <= right && top <= end) {
    for (let x = left; x <= right; x++) cells.push([x, end]);
    for (let y = end - 1; y >= top; y--) cells.push([right, y]);
    if (top < end) for (let x = right - 1; x >= left; x--) cells.push([x, top]);
    if (left < right) for (let y = top + 1; y < end; y++) cells.push([left, y]);
    [left, right, top, end] = [left + 1, right - 1, top + 1, end - 1];
  }
  const middle = cells.filter(([x, y]) => x >= 2 && x <= 4 && y >= 3 && y <= 4);
  cells
    .filter((cell) => !middle.includes(cell))
    .forEach(([gx, gy], i) => {
      const [x, y] = [60 + gx * 124, 60 + gy * 122];
      const special = i % 9 === 4;
      const tone = special ? accent : nth([shape, mix(shape, light, 0.55), ground, mix(ground, light, 0.5)], i);
      sheet.add(
        rect(x, y, 116, 114, tone, { rx: 14 }),
        special
          ? group(bird(light, '#f0a23a', dark), { transform: `translate(${x + 54} ${y + 66}) scale(0.48)` })
          : write(`${i + 1}`, {
              face: 'bowlby',
              size: 44,
              x: x + 58,
              y: y + 74,
              anchor: 'middle',
              fill: mix(tone, dark, 0.62),
            }),
      );
    });
  sheet.add(
    rect(308, 426, 364, 236, mix(light, ground, 0.4), { rx: 30 }),
    group(bird('#ffffff', '#f0872c', dark), { transform: 'translate(470 590) scale(1.7)' }),
    ...(
      [
        [232, 240, accent],
        [730, 780, dark],
        [606, 976, shape],
      ] as const
    ).map(([x, y, tone]) =>
      group(
        [
          ellipse(6, 8, 44, 18, dark, { opacity: 0.4 }),
          path('M-40 0Q-30 -60 -14 -84H14Q30 -60 40 0Q0 22 -40 0Z', tone, { stroke: dark, 'stroke-width': 6 }),
          circle(0, -104, 30, tone, { stroke: dark, 'stroke-width': 6 }),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    ),
  );
}
