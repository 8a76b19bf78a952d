// The stone-printed posters of the silent years: flat colour, crayon shade, arched letters, ornament.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { writeOnCircle } from '../kit/lettering';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';
import { clockPoster } from './silent/clock-poster';
import { crayon, gear, star } from './silent/pieces';
import { roofs } from './silent/roofs';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'thief' ? thiefPoster(sheet, film) : clockPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, dark } = film.palette;
  if (variant === 'thief') {
    roofs(sheet, film, 640, [1360, 420, 270]);
    sheet.add(group(thief(film), { transform: 'translate(1330 600) scale(0.9)' }));
    sheet.finish = { grain: 0.08, paper: 0.8, specks: 0.08 };
    return;
  }
  sheet.fill(shape);
  for (const [x, y, r, n, t] of [
    [1400, 430, 380, 28, accent],
    [1840, 760, 240, 20, ground],
    [980, 800, 200, 16, ground],
    [1830, 160, 150, 14, accent],
  ] as const)
    sheet.add(gear(x, y, r, n, t, dark));
  sheet.finish = { grain: 0.09, paper: 0.9, specks: 0.1 };
}

function thief(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  return [
    stroke('M-30 0L-110 110', dark, 30),
    stroke('M20 0L120 70L110 120', dark, 30),
    path('M-60 10Q-70 -160 -10 -190Q60 -180 70 10Q0 40 -60 10Z', dark),
    path('M-40 -180C-220 -150 -330 -20 -420 120C-300 90 -230 110 -190 150C-150 90 -90 60 -40 40Z', accent),
    path('M-40 -180C-160 -120 -220 20 -190 150C-150 90 -90 60 -40 40Z', darken(accent, 0.28)),
    stroke('M30 -160Q90 -230 110 -330', dark, 28),
    stroke('M-10 -150Q60 -110 110 -130', dark, 26),
    ellipse(6, -232, 40, 48, light),
    path('M-40 -240Q-60 -320 20 -310Q70 -300 50 -236Q30 -280 -40 -240Z', dark),
    path('M-38 -250Q6 -230 48 -250L46 -226Q6 -214 -34 -226Z', dark),
    circle(-6, -236, 5, light),
    circle(28, -236, 5, light),
    path('M0 -206Q14 -196 26 -206', 'none', { stroke: accent, 'stroke-width': 5 }),
    star(112, -366, 62, shape),
    star(112, -366, 34, lighten(shape, 0.5)),
    group(star(112, -366, 96, accent, 8), { opacity: 0.35 }),
    path('M90 -150Q70 -60 130 -30Q210 -20 210 -90Q200 -150 130 -150Z', mix(shape, dark, 0.5)),
    stroke('M104 -146Q140 -130 176 -146', dark, 8),
    star(120, -166, 20, shape),
    star(158, -170, 24, shape),
    star(140, -184, 17, light),
  ];
}

function thiefPoster(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  roofs(sheet, film, 1080, [520, 700, 350]);
  sheet.add(group(thief(film), { transform: 'translate(500 940) scale(1.24)' }));
  crayon(sheet, { x: 0, y: 0, w: 1000, h: 900, colour: dark, count: 1800, opacity: 0.3, angle: 65 });
  sheet.add(rect(0, 1196, 1000, 304, light), rect(0, 1196, 1000, 10, accent), rect(0, 1214, 1000, 3, accent));
  sheet.add(
    writeOnCircle(nth(linesOf(film), 0).toUpperCase(), {
      face: 'limelight',
      size: 128,
      cx: 500,
      cy: 1180,
      r: 985,
      fill: shape,
      track: 0.02,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'limelight',
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'limelight', 760),
      x: 500,
      y: 1350,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(write(film.tagline, { face: 'cormorantItalic', size: 36, x: 500, y: 1400, anchor: 'middle', fill: dark }));
  sheet.add(credits(film, { x: 500, y: 1438, width: 880, fill: dark, size: 20, rows: 2, more: { opacity: 1 } }));
  sheet.add(rect(18, 18, 964, 1464, 'none', { stroke: light, 'stroke-width': 5 }));
  sheet.finish = { grain: 0.09, paper: 1, specks: 0.1, shift: 2, fade: 0.05 };
}
