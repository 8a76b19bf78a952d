// The eighties on tape: a cassette whose ribbon escapes and writes the road home.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, curve, group, line, type Point, polygon, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

function cassette(film: Film, label: string) {
  const { ground, shape, accent, light, dark } = film.palette;
  const reel = (x: number) => [
    circle(x, 0, 66, light),
    circle(x, 0, 34, dark),
    ...Array.from({ length: 6 }, (_, i) => rect(x - 6, -52, 12, 22, dark, { transform: `rotate(${i * 60} ${x} 0)` })),
  ];
  return [
    rect(-400, -250, 800, 520, '#000000', { rx: 34, opacity: 0.3, transform: 'translate(16 20)' }),
    rect(-400, -250, 800, 520, dark, { rx: 34 }),
    rect(-350, -206, 700, 340, light, { rx: 18 }),
    ...[shape, accent, '#f2b632', ground].map((c, i) => rect(-350, -40 + i * 36, 700, 36, c)),
    rect(-350, 104, 700, 30, light, { rx: 10 }),
    rect(-250, -76, 500, 150, dark, { rx: 75 }),
    ...reel(-160).concat(reel(160)),
    rect(-70, -46, 140, 92, mix(dark, light, 0.25)),
    rect(-70, -46, 60, 92, '#3a2418'),
    polygon(
      [
        [-260, 270],
        [-220, 176],
        [220, 176],
        [260, 270],
      ],
      mix(dark, light, 0.14),
    ),
    ...[-180, -80, 80, 180].map((x) => circle(x, 230, 15, ground)),
    ...(
      [
        [-376, -226],
        [376, -226],
        [-376, 246],
        [376, 246],
      ] as const
    ).map(([x, y]) => circle(x, y, 9, mix(dark, light, 0.4))),
    write(label, { face: 'rocksalt', size: 44, x: 0, y: -132, anchor: 'middle', fill: dark, max: 640 }),
    line(-310, -110, 310, -110, mix(light, dark, 0.4), 3),
  ];
}
function ribbon(_film: Film, points: readonly Point[], width: number) {
  return [stroke(curve(points), '#3a2418', width), stroke(curve(points), '#6b4632', width * 0.24)];
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'pencil') return pencil(sheet, film);
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  for (let i = 0; i < 26; i++)
    sheet.add(line(500 + (i - 13) * 22, 560, 500 + (i - 13) * 190, 1500, mix(ground, shape, 0.5), 3));
  for (let i = 0; i < 13; i++)
    sheet.add(line(0, 560 + i ** 1.9 * 9, 1000, 560 + i ** 1.9 * 9, mix(ground, shape, 0.5), 3));
  sheet.add(
    ribbon(
      film,
      [
        [330, 900],
        [220, 1010],
        [420, 1090],
        [660, 1010],
        [760, 1120],
        [560, 1200],
        [260, 1150],
        [130, 1260],
        [420, 1310],
        [820, 1250],
        [1020, 1330],
      ],
      17,
    ),
  );
  sheet.add(
    group(cassette(film, film.captions?.[0] ?? 'Side A'), { transform: 'translate(500 740) rotate(-8) scale(0.94)' }),
  );
  sheet.add(
    setTitle(film, {
      face: 'bowlby',
      x: 56,
      y: 66,
      width: 888,
      height: 330,
      lines: 3,
      fit: 'each',
      gap: 0.14,
      limit: 210,
      cased: upper,
      fill: [light, shape, accent],
    }).svg,
  );
  sheet.add(
    rect(0, 1370, 1000, 130, dark),
    write(film.tagline, {
      face: 'groteskBold',
      size: 30,
      x: 56,
      y: 1416,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 888,
    }),
    credits(film, { x: 56, y: 1452, width: 888, fill: light, size: 20, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.06, shift: 4, paper: 0.4 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape } = film.palette;
  sheet.fill(ground);
  for (let i = 0; i < 40; i++)
    sheet.add(line(1400 + (i - 20) * 20, 300, 1400 + (i - 20) * 150, 900, mix(ground, shape, 0.45), 3));
  sheet.add(
    ribbon(
      film,
      [
        [1240, 560],
        [1100, 700],
        [1300, 790],
        [1600, 700],
        [1800, 800],
        [2020, 760],
      ],
      14,
    ),
    group(cassette(film, film.captions?.[0] ?? 'Side A'), {
      transform: `translate(1420 ${variant === 'pencil' ? 470 : 390}) rotate(${variant === 'pencil' ? 74 : -8}) scale(${variant === 'pencil' ? 1.1 : 0.9})`,
    }),
  );
  sheet.finish = { grain: 0.06, shift: 3 };
}
// A pencil in the reel: the only way to go back.
function pencil(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    group(cassette(film, film.captions?.[0] ?? 'Seite A'), { transform: 'translate(560 780) rotate(78) scale(1.32)' }),
  );
  sheet.add(
    group(
      [
        polygon(
          [
            [-30, -700],
            [30, -700],
            [30, 150],
            [0, 220],
            [-30, 150],
          ],
          '#f2c230',
        ),
        polygon(
          [
            [-30, 150],
            [30, 150],
            [0, 220],
          ],
          light,
        ),
        polygon(
          [
            [-9, 200],
            [9, 200],
            [0, 222],
          ],
          dark,
        ),
        line(-10, -700, -10, 150, darken('#f2c230', 0.2), 5),
        line(12, -700, 12, 150, darken('#f2c230', 0.2), 5),
        rect(-32, -760, 64, 60, mix(light, dark, 0.4)),
        rect(-30, -810, 60, 56, '#e86a7a', { rx: 14 }),
      ],
      { transform: 'translate(520 560) rotate(38)' },
    ),
    stroke('M420 470A130 130 0 1 1 420 660', light, 14),
    polygon(
      [
        [400, 620],
        [452, 650],
        [396, 690],
      ],
      light,
    ),
  );
  sheet.add(
    rect(0, 1180, 1000, 320, ground),
    setTitle(film, {
      face: 'dmserif',
      x: 60,
      y: 1316,
      from: 'bottom',
      width: 880,
      height: 140,
      lines: 2,
      leading: 0.95,
      limit: 160,
      fill: light,
    }).svg,
    write(film.tagline, {
      face: 'dmserifItalic',
      size: 38,
      x: 60,
      y: 1374,
      fill: onto(ground, accent, dark, light),
      max: 880,
    }),
    credits(film, { x: 60, y: 1424, width: 880, fill: dark, size: 22, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.06, shift: 2, paper: 0.7, specks: 0.05 };
}
