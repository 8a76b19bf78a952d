import type { Film } from '../../film';
import { darken, lighten } from '../../kit/colour';
import { circle, ellipse, path, stroke } from '../../kit/svg';

export const eye = (x: number, y: number, r: number, dark: string, look = 0.3) => [
  circle(x, y, r, '#ffffff'),
  circle(x + r * look, y + r * 0.1, r * 0.58, dark),
  circle(x + r * (look + 0.2), y - r * 0.15, r * 0.18, '#ffffff'),
];

export const cheek = (x: number, y: number, r: number, colour: string) =>
  ellipse(x, y, r, r * 0.7, colour, { opacity: 0.75 });

export function bigCloud(film: Film) {
  const { dark } = film.palette;
  const grey = '#f3f7fb';
  const shade = '#c9dbea';
  const puffs = [
    [200, 300, 150],
    [360, 200, 180],
    [570, 190, 200],
    [760, 290, 160],
    [500, 340, 230],
    [310, 360, 150],
    [700, 380, 140],
  ] as const;
  const drops = [];
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 8; i++)
      drops.push(
        path('M0 -26Q18 4 0 16Q-18 4 0 -26Z', '#ffffff', {
          transform: `translate(${220 + i * 84 + (r % 2) * 40} ${560 + r * 92}) rotate(12)`,
          opacity: 0.9,
        }),
      );
  return [
    ...drops,
    ...puffs.map(([x, y, r]) => circle(x, y + 22, r, shade)),
    ...puffs.map(([x, y, r]) => circle(x, y, r, grey)),
    ...eye(400, 290, 50, dark, -0.1),
    ...eye(570, 290, 50, dark, -0.1),
    stroke('M340 222L430 246M632 222L544 246', dark, 17),
    stroke('M440 400Q486 366 534 400', dark, 15),
    cheek(324, 370, 44, '#ff9fa8'),
    cheek(650, 370, 44, '#ff9fa8'),
  ];
}

export function boy(film: Film) {
  const { shape, accent, dark } = film.palette;
  const skin = '#f6c79f';
  return [
    path('M-46 232L-50 330H-4L0 240L4 330H50L46 232Z', dark),
    path('M-66 318H0V352H-74Q-80 326 -66 318ZM66 318H4V352H74Q80 326 66 318Z', accent),
    path('M-96 250Q-92 60 0 56Q92 60 96 250Q0 274 -96 250Z', shape),
    stroke('M0 70V262', darken(shape, 0.14), 6),
    ...[120, 166, 212].map((y) => circle(16, y, 8, darken(shape, 0.25))),
    stroke('M-70 110Q-140 120 -150 40', shape, 44),
    circle(-152, 26, 24, skin),
    stroke('M70 110Q110 160 100 206', shape, 44),
    circle(100, 218, 24, skin),
    circle(0, -10, 92, skin),
    path('M-104 10Q-120 -120 0 -128Q120 -120 104 10Q60 -52 0 -54Q-60 -52 -104 10Z', shape),
    path('M-126 14Q-60 -42 0 -40Q60 -42 126 14Q60 -16 0 -16Q-60 -16 -126 14Z', lighten(shape, 0.25)),
    circle(-32, 12, 10, dark),
    circle(32, 12, 10, dark),
    stroke('M-22 44Q0 64 22 44', dark, 8),
    cheek(-54, 36, 18, '#f58f7c'),
    cheek(54, 36, 18, '#f58f7c'),
  ];
}
