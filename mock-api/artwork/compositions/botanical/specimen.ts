import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, curve, type Point, rect, stroke } from '../../kit/svg';
import { leaf } from './leaf';

// One pressed stem: leaves in pairs, a few fallen, flower heads at the end of each branch.
export function specimen(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  const { random } = sheet;
  const parts = [];
  const stem = Array.from({ length: 13 }, (_, i): Point => [500 + Math.sin(i * 0.42) * 46 - i * 2, 1180 - i * 74]);
  parts.push(stroke(curve(stem), darken(shape, 0.2), 8));
  stem.forEach(([x, y], i) => {
    if (i < 1) return;
    const size = 1 - i * 0.052;
    for (const side of [-1, 1]) {
      if (random.chance(0.12)) continue;
      const tone = mix(shape, random.pick(['#8a9a5b', '#a08a4f', '#2d4a3a']), random.between(0, 0.55));
      parts.push(
        leaf(
          x,
          y,
          side * (58 - i * 1.6 + random.between(-8, 8)),
          210 * size,
          96 * size,
          tone,
          mix(tone, ground, 0.35),
          0.93,
        ),
      );
    }
    if (i === 4 || i === 7 || i === 10 || i === 12) {
      const side = i % 2 ? 1 : -1;
      const [fx, fy]: Point = i === 12 ? [x, y - 60] : [x + side * (250 - i * 6), y - 150];
      parts.push(stroke(`M${x} ${y}Q${(x + fx) / 2 + side * 40} ${y - 40} ${fx} ${fy}`, darken(shape, 0.2), 4.5));
      for (let p = 0; p < 9; p++)
        parts.push(
          leaf(
            fx,
            fy,
            p * 40 + random.between(-9, 9),
            random.between(74, 98),
            52,
            mix(accent, ground, random.between(0, 0.32)),
            mix(accent, dark, 0.25),
            0.88,
          ),
        );
      parts.push(circle(fx, fy, 16, mix(dark, accent, 0.3)));
    }
  });
  parts.push(
    stroke(
      `M500 1180C492 1230 470 1260 430 1290M498 1180C504 1230 520 1262 570 1284M500 1184V1310M496 1200Q470 1240 450 1240M502 1206Q534 1236 548 1240`,
      darken(shape, 0.25),
      3.4,
    ),
  );
  for (const [x, y, t] of [
    [430, 1010, -12],
    [478, 640, 8],
    [452, 420, -4],
  ] as const)
    parts.push(
      rect(x, y, 96, 22, '#e7dfc6', {
        transform: `rotate(${t} ${x} ${y})`,
        opacity: 0.95,
        stroke: '#cfc4a4',
        'stroke-width': 1,
      }),
    );
  return parts;
}
