import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

const over = { style: 'mix-blend-mode:multiply' };

/** Flat land in strips, a great deal of sky, a mill, and two bicycles that have been left. */
export function polder(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  const level = h * (wide ? 0.62 : 0.58);
  const vanish = w * (wide ? 0.66 : 0.6);
  sheet.fill(light);
  sheet.add(
    rect(
      0,
      0,
      w,
      level,
      sheet.linear([
        [0, ground, 0.9],
        [1, ground, 0.05],
      ]),
      over,
    ),
    circle(vanish - (wide ? 120 : 60), level - (wide ? 120 : 210), wide ? 170 : 210, accent, over),
    ...Array.from({ length: 7 }, (_, i) =>
      ellipse(
        w * (0.12 + ((i * 0.37) % 0.9)),
        level * (0.2 + ((i * 0.29) % 0.55)),
        w * (0.1 + (i % 3) * 0.05),
        17 + (i % 3) * 9,
        mix(ground, light, 0.35),
        { ...over, opacity: 0.7 },
      ),
    ),
  );
  const tones = [
    shape,
    mix(shape, light, 0.45),
    mix(shape, accent, 0.35),
    mix(shape, dark, 0.3),
    mix(shape, light, 0.25),
  ];
  for (let i = -9; i < 10; i++) {
    const [a, b] = [vanish + i * 6, vanish + (i + 1) * 6];
    const spread = wide ? 300 : 190;
    const [fa, fb] = [vanish + i * spread, vanish + (i + 1) * spread];
    const water = i === -1 || i === 4;
    sheet.add(
      path(
        `M${a} ${level}L${fa} ${h}H${fb}L${b} ${level}Z`,
        water ? mix(ground, light, 0.25) : nth(tones, i + 9),
        over,
      ),
    );
    if (water)
      for (let n = 1; n < 7; n++)
        sheet.add(
          line(
            vanish + (i + 0.3) * (6 + (spread - 6) * (n / 7) ** 2),
            level + (h - level) * (n / 7) ** 2,
            vanish + (i + 0.7) * (6 + (spread - 6) * (n / 7) ** 2),
            level + (h - level) * (n / 7) ** 2,
            accent,
            3 + n,
            { opacity: 0.6 },
          ),
        );
  }
  const mill = [
    path('M-60 0L-36 -190H36L60 0Z', dark),
    path('M-42 -190Q0 -250 42 -190Z', accent),
    rect(-14, -60, 28, 60, light),
    rect(-10, -140, 20, 28, light),
    ...[20, 110, 200, 290].map((a) =>
      group(
        [
          line(0, 0, 0, -190, dark, 9),
          path('M6 -40H44V-184H6Z', mix(dark, light, 0.1), { opacity: 0.86 }),
          ...[0, 1, 2, 3].map((n) => line(6, -60 - n * 34, 44, -60 - n * 34, light, 3)),
        ],
        { transform: `translate(0 -200) rotate(${a})` },
      ),
    ),
  ];
  sheet.add(group(mill, { transform: `translate(${wide ? 1700 : 800} ${level + 26}) scale(${wide ? 1 : 1.1})` }));
  for (const [x, y, s] of wide
    ? ([
        [1190, 640, 0.5],
        [1080, 610, 0.3],
        [1480, 600, 0.26],
      ] as const)
    : ([
        [250, 990, 0.8],
        [410, 920, 0.4],
        [110, 910, 0.34],
      ] as const))
    sheet.add(
      group(
        [
          path(
            'M-90 -60Q-100 -110 -60 -112L70 -108Q100 -110 96 -70L100 -20H88L84 -56H-56L-60 0H-74L-76 -50Z',
            '#ffffff',
          ),
          path('M-60 -112Q-30 -60 10 -110ZM40 -108Q50 -70 94 -84Q96 -106 70 -108Z', dark),
          path('M90 -110L132 -118L140 -92L112 -80L92 -84Z', dark),
          line(64, -56, 66, 0, '#ffffff', 12),
        ],
        { transform: `translate(${x} ${y}) scale(${s})` },
      ),
    );
  const wheel = (x: number) => circle(x, 0, 62, 'none', { stroke: dark, 'stroke-width': 8 });
  const bicycle = [
    wheel(-90),
    wheel(90),
    path('M-90 0L-40 -90H50L90 0M-40 -90L4 0L50 -90M4 0H-90M50 -90L44 -128H80M-40 -90L-48 -112M-70 -112H-28', 'none', {
      stroke: accent,
      'stroke-width': 10,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  ];
  const [bx, by, bs] = wide ? [1420, 800, 0.86] : [560, 1260, 1];
  sheet.add(
    group(bicycle, { transform: `translate(${bx} ${by}) rotate(-4) scale(${bs})` }),
    group(bicycle, { transform: `translate(${bx + 120 * bs} ${by + 14}) rotate(5) scale(${bs})` }),
  );
  if (!wide) sheet.add(rect(0, 1330, w, 170, dark));
}
