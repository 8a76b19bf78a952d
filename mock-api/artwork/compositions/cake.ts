// Wedding comedy: a cake of too many floors; or a bouquet thrown like a bomb.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix, onto } from '../kit/colour';
import { nth } from '../kit/list';
import { rays } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

function cake(film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  const parts = [
    ellipse(0, 20, 420, 40, darken(ground, 0.2)),
    ellipse(0, 0, 400, 44, '#ffffff'),
    ellipse(0, -8, 400, 40, mix('#ffffff', ground, 0.25)),
  ];
  let y = -20;
  (
    [
      [330, 190, 0],
      [264, 170, -16],
      [200, 150, 22],
      [138, 130, -8],
      [84, 110, 34],
    ] as const
  ).forEach(([r, hgt, dx], i) => {
    const tone = i % 2 ? mix(shape, '#ffffff', 0.55) : '#fffaf2';
    const t = `rotate(${nth([0, -2, 4, -5, 9], i)} ${dx} ${y})`;
    parts.push(
      group(
        [
          path(`M${dx - r} ${y}V${y - hgt}H${dx + r}V${y}A${r} ${r * 0.13} 0 0 1 ${dx - r} ${y}Z`, tone),
          path(
            `M${dx + r * 0.4} ${y + r * 0.11}V${y - hgt}H${dx + r}V${y}Q${dx + r * 0.9} ${y + r * 0.07} ${dx + r * 0.4} ${y + r * 0.11}Z`,
            darken(tone, 0.08),
          ),
          ellipse(dx, y - hgt, r, r * 0.13, lighten(tone, 0.6)),
          path(
            `M${dx - r} ${y - hgt}` +
              Array.from({ length: 9 }, (_, k) => `q${r / 9} ${36 + ((k * 31) % 34)} ${(r * 2) / 9} 0`).join('') +
              `A${r} ${r * 0.13} 0 0 1 ${dx - r} ${y - hgt}Z`,
            accent,
          ),
          ...Array.from({ length: 7 }, (_, k) =>
            circle(
              dx - r + (k + 0.5) * ((r * 2) / 7),
              y - 22 + Math.sin(((k + 0.5) / 7) * Math.PI) * r * 0.11,
              13,
              k % 2 ? shape : accent,
            ),
          ),
        ],
        { transform: t },
      ),
    );
    y -= hgt;
  });
  // bride stands, groom has slipped and hangs on by the icing
  parts.push(
    group(
      [
        path('M-50 0Q-40 -70 -14 -90H14Q40 -70 50 0Z', '#ffffff'),
        path('M-10 -90H12V-116H-10Z', '#eec39a'),
        circle(2, -134, 24, '#eec39a'),
        path('M-26 -130Q-30 -170 4 -168Q34 -166 28 -130Q10 -150 -26 -130Z', '#5a2d1d'),
        path('M-24 -150Q-80 -100 -70 0Q-40 -60 -10 -100Z', '#ffffff', { opacity: 0.85 }),
        stroke('M-14 -82L-60 -50M16 -82L60 -120', '#eec39a', 11),
        circle(70, -128, 19, shape),
        circle(58, -140, 13, accent),
      ],
      { transform: `translate(30 ${y - 6}) rotate(6)` },
    ),
  );
  parts.push(
    group(
      [
        stroke('M-10 -70L-30 -140M14 -70L30 -150', dark, 17),
        circle(-32, -148, 12, '#eec39a'),
        circle(32, -158, 12, '#eec39a'),
        path('M-34 -74Q0 -90 34 -74L26 60H-26Z', dark),
        polygon(
          [
            [-12, -76],
            [12, -76],
            [0, -10],
          ],
          '#ffffff',
        ),
        polygon(
          [
            [-16, -66],
            [16, -52],
            [16, -66],
            [-16, -52],
          ],
          accent,
        ),
        circle(0, -100, 26, '#eec39a'),
        path('M-28 -104Q-26 -136 2 -136Q30 -134 28 -104Q0 -120 -28 -104Z', dark),
        circle(-8, -100, 3.5, dark),
        circle(10, -100, 3.5, dark),
        ellipse(1, -86, 6, 7, dark),
        stroke('M-14 60L-40 140M14 60L44 120L30 160', dark, 21),
        path('M-60 136H-26V158H-64Z', dark),
      ],
      { transform: `translate(176 ${y + 330}) rotate(14) scale(1.05)` },
    ),
  );
  return parts;
}
export function poster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    rays(500, 860, 1400, 32, [mix(ground, light, 0.22), ground]),
    group(cake(film), { transform: 'translate(500 1280) scale(0.93)' }),
  );
  for (let i = 0; i < 70; i++) {
    const [x, y] = [sheet.random.between(0, 1000), sheet.random.between(300, 1250)];
    sheet.add(
      rect(x, y, 16, 9, sheet.random.pick([shape, accent, light, dark]), {
        transform: `rotate(${sheet.random.between(0, 180)} ${x} ${y})`,
      }),
    );
  }
  sheet.add(
    setTitle(film, {
      face: 'lilita',
      x: 500,
      y: 60,
      anchor: 'middle',
      width: 890,
      height: 300,
      lines: 2,
      leading: 0.86,
      limit: 210,
      fill: dark,
    }).svg,
  );
  sheet.add(
    rect(0, 1340, 1000, 160, dark),
    write(film.tagline, {
      face: 'lilita',
      size: 36,
      x: 500,
      y: 1398,
      anchor: 'middle',
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 500, y: 1438, width: 880, fill: light, size: 21, rows: 2 }),
  );
  sheet.finish = { grain: 0.035, paper: 0.5, shift: 2 };
}
export function backdrop(sheet: Sheet, film: Film) {
  const { ground, light } = film.palette;
  sheet.fill(ground);
  sheet.add(
    rays(1400, 560, 1800, 36, [mix(ground, light, 0.22), ground]),
    group(cake(film), { transform: 'translate(1400 860) scale(0.78)' }),
  );
  sheet.finish = { grain: 0.035, paper: 0.5 };
}
