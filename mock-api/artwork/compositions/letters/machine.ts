import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { circle, group, line, path, rect } from '../../kit/svg';
import { write } from '../../kit/type';

export function machine(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [
    rect(250, 200, 500, 560, light),
    ...[0, 1, 2, 3, 4].map((i) => rect(300, 270 + i * 46, 400 - ((i * 67) % 170), 9, mix(light, dark, 0.5))),
    rect(300, 500, 170, 9, mix(light, dark, 0.5)),
    circle(560, 560, 46, accent),
    ...(
      [
        [520, 620, 14],
        [600, 640, 9],
        [566, 650, 18],
        [540, 690, 8],
      ] as const
    ).map(([x, y, r]) => circle(x, y, r, accent)),
    rect(549, 580, 14, 130, accent),
  ];
  parts.push(
    rect(150, 700, 700, 90, dark, { rx: 40 }),
    rect(90, 716, 90, 58, shape, { rx: 20 }),
    rect(820, 716, 90, 58, shape, { rx: 20 }),
    path('M190 780H810L900 1180H100Z', shape),
    path('M280 790H720L660 900H340Z', dark),
  );
  // type bars fan out; the middle one is a revolver
  for (let i = -6; i <= 6; i++) if (i) parts.push(line(500 + i * 14, 900, 500 + i * 27, 800, mix(light, dark, 0.4), 7));
  parts.push(
    group(
      [
        path('M-20 0V-230H20V0Z', dark),
        path('M-34 -60H34V20H-34Z', dark),
        path('M-30 20H36L70 120L20 136L-4 60H-30Z', dark),
        rect(-28, -250, 56, 40, dark),
        path('M34 10Q80 20 64 70', 'none', { stroke: dark, 'stroke-width': 11 }),
        ...[-50, -28, -6].map((y) => line(-34, y, 34, y, mix(dark, light, 0.4), 4)),
      ],
      { transform: 'translate(500 800)' },
    ),
  );
  const rows = ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'];
  rows.forEach((row, r) => {
    [...row].forEach((ch, i) => {
      const x = 500 + (i - (row.length - 1) / 2) * (70 + r * 3);
      const y = 960 + r * 76;
      parts.push(
        circle(x, y + 7, 31, dark),
        circle(x, y, 31, ch === 'G' ? accent : light),
        circle(x, y, 31, 'none', { stroke: dark, 'stroke-width': 4 }),
        write(ch, { face: 'typewriter', size: 34, x, y: y + 12, anchor: 'middle', fill: dark }),
      );
    });
  });
  return parts;
}
