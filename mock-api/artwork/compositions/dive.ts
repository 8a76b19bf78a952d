// Straight down: one diver under a line of light, and the depth written along the rope; or a school of jellyfish.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { deep } from './dive/deep';
import { jelly } from './dive/jelly';

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { light } = film.palette;
  if (variant === 'jelly') {
    deep(sheet, film, 0);
    for (const [x, y, s] of [
      [640, 640, 1.7],
      [230, 900, 0.9],
      [840, 1080, 0.6],
      [150, 520, 0.5],
      [420, 1120, 0.4],
    ] as const)
      sheet.add(jelly(sheet, film, x, y, s));
    sheet.add(
      setTitle(film, {
        face: 'poiret',
        x: 500,
        y: 80,
        anchor: 'middle',
        width: 860,
        height: 220,
        lines: 2,
        leading: 0.95,
        limit: 170,
        fill: light,
        cased: upper,
        track: 0.02,
        more: { stroke: light, 'stroke-width': 3 },
      }).svg,
      write(film.tagline, {
        face: 'josefin',
        size: 32,
        x: 500,
        y: 1376,
        anchor: 'middle',
        fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
        max: 860,
      }),
      credits(film, { x: 500, y: 1420, width: 860, fill: light, size: 22, rows: 2 }),
    );
    return;
  }
  deep(sheet, film, 210);
  sheet.add(line(640, 190, 640, 1500, light, 3, { opacity: 0.7 }));
  for (let i = 1; i < 12; i++)
    sheet.add(
      line(640, 210 + i * 96, i % 2 ? 662 : 680, 210 + i * 96, light, 3, { opacity: 0.8 }),
      ...(i % 2 ? [] : [write(`${i * 10} m`, { face: 'oswaldLight', size: 30, x: 694, y: 221 + i * 96, fill: light })]),
    );
  diver(sheet, film, 600, 880, 1.25);
  sheet.add(
    setTitle(film, {
      face: 'shoulders',
      x: 60,
      y: 310,
      width: 500,
      height: 430,
      lines: 3,
      fit: 'each',
      gap: 0.34,
      cased: upper,
      fill: light,
      limit: 240,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'oswald',
      size: 32,
      x: 60,
      y: 1382,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 560,
    }),
    credits(film, { x: 60, y: 1424, width: 880, fill: light, size: 22, anchor: 'start', rows: 2 }),
  );
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  deep(sheet, film, variant === 'jelly' ? 0 : 120);
  if (variant === 'jelly')
    for (const [x, y, s] of [
      [1400, 330, 1.15],
      [1760, 560, 0.6],
      [1080, 600, 0.4],
    ] as const)
      sheet.add(jelly(sheet, film, x, y, s));
  else {
    sheet.add(line(1440, 110, 1440, 900, film.palette.light, 3, { opacity: 0.7 }));
    diver(sheet, film, 1400, 560, 0.95);
  }
}

function diver(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.add(
    ...Array.from({ length: 26 }, (_, i) =>
      circle(x + 20 + random.bell() * 70, y - 120 - i * 26 * s, random.between(3, 14) * (1 - i / 34), 'none', {
        stroke: light,
        'stroke-width': 2.5,
        opacity: 0.7,
      }),
    ),
  );
  // head down, one long fin like a fish
  sheet.add(
    group(
      [
        stroke('M-8 -10L40 190', '#e0b08a', 19),
        stroke('M14 -10L44 192', '#e0b08a', 17),
        ellipse(2, 20, 27, 36, dark),
        path('M-26 30Q0 58 28 30L26 46Q0 64 -24 46Z', accent),
        path('M-34 -20Q-44 -110 -26 -190Q-10 -300 -22 -400L6 -402Q20 -300 34 -190Q46 -110 36 -20Q0 10 -34 -20Z', dark),
        stroke('M-20 -60Q-26 -140 -12 -220', accent, 7),
        path('M-22 -396Q-60 -480 -130 -560Q-50 -540 -8 -560Q40 -540 120 -556Q50 -480 8 -398Z', accent),
        stroke('M-14 -410L-70 -520M0 -410L0 -540M6 -410L60 -520', darken(accent, 0.3), 4),
      ],
      { transform: `translate(${x} ${y}) rotate(4) scale(${s})` },
    ),
  );
}
