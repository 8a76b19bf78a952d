import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

export function pool(sheet: Sheet, film: Film, { across = false }: { across?: boolean } = {}) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear(
      [
        [0, ground],
        [1, shape],
      ],
      across ? 0 : 90,
    ),
  );
  const lanes = 6;
  const size = (across ? h : w) / lanes;
  const long = across ? w : h;
  const put = (parts: readonly string[] | string) =>
    sheet.add(across ? group(parts, { transform: `translate(0 ${h}) rotate(-90)` }) : parts);
  const parts = [];
  for (let i = 0; i < lanes; i++)
    parts.push(
      rect(i * size + size / 2 - 17, 90, 34, long - 260, mix(dark, shape, 0.35), { opacity: 0.75 }),
      rect(i * size + size / 2 - 46, 90, 92, 32, mix(dark, shape, 0.35), { opacity: 0.75 }),
    );
  for (let i = 1; i < lanes; i++)
    for (let y = 8; y < long; y += 27)
      parts.push(
        rect(i * size - 8, y, 16, 22, Math.floor(y / 135) % 2 ? '#ffffff' : i === 3 || i === 4 ? accent : '#e4472f', {
          rx: 6,
        }),
      );
  for (let k = 0; k < 230; k++) {
    const [x, y, r] = [random.between(0, lanes * size), random.between(0, long), random.between(16, 58)];
    parts.push(
      path(`M${x} ${y}q${r * 0.5} ${-r * 0.4} ${r} 0t${r} ${random.between(-4, 4)}`, 'none', {
        stroke: light,
        'stroke-width': random.between(1.5, 4),
        opacity: random.between(0.12, 0.5),
        'stroke-linecap': 'round',
      }),
    );
  }
  put(parts);
  put(swimmer(size * 3.5, across ? long * 0.7 : 560, film));
  sheet.finish = { grain: 0.05, shift: 1 };
}

function swimmer(x: number, y: number, film: Film) {
  const { accent, dark } = film.palette;
  const skin = '#b86b45';
  const wake = Array.from({ length: 11 }, (_, i) =>
    stroke(`M${-30 - i * 5} ${190 + i * 36}Q0 ${160 + i * 36} ${30 + i * 5} ${190 + i * 36}`, '#ffffff', 9 - i * 0.7, {
      opacity: 0.85 - i * 0.07,
    }),
  );
  return group(
    [
      ellipse(34, 100, 62, 190, dark, { opacity: 0.35 }),
      ...wake,
      stroke('M34 -6C70 -60 62 -120 40 -176', skin, 25),
      stroke('M40 -176L36 -204', skin, 18),
      stroke('M-34 0C-74 30 -84 90 -66 136', skin, 25),
      path('M-46 -14Q0 -40 46 -14Q44 90 26 150H-26Q-44 90 -46 -14Z', skin),
      path('M-42 10Q0 24 42 10Q40 100 26 156H-26Q-40 100 -42 10Z', dark),
      stroke('M-18 156L-24 268M18 156L22 250', skin, 23),
      path('M-32 268q8 26 18 0ZM14 250q8 26 16 0Z', skin),
      circle(0, -50, 31, accent),
      path('M-30 -58Q0 -96 30 -58', 'none', { stroke: darken(accent, 0.2), 'stroke-width': 4 }),
      ...(
        [
          [-86, 150, 12],
          [-96, 120, 7],
          [58, -214, 9],
          [18, -218, 7],
          [70, -190, 6],
          [-60, 176, 8],
        ] as const
      ).map(([a, b, r]) => circle(a, b, r, '#ffffff', { opacity: 0.9 })),
    ],
    { transform: `translate(${x} ${y})` },
  );
}
