// A sun or moon on the horizon, cut into strips by the water, with one small silhouette.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { breakInto, stack } from '../kit/stack';
import { circle, group, line, path, rect } from '../kit/svg';
import { write } from '../kit/type';
import { lighthousePoster } from './horizon/lighthouse-poster';
import { lighthouseScene } from './horizon/lighthouse-scene';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'lighthouse' ? lighthousePoster(sheet, film) : sunPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'lighthouse') return lighthouseScene(sheet, film, { level: 640, x: 1520, foot: 690, scale: 0.9 });
  const { ground } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, darken(ground, 0.06)],
      [0.7, ground],
    ]),
  );
  sun(sheet, film, { cx: 1360, level: 560, r: 330 });
  boat(sheet, film, 1180, 640, 0.8);
  sheet.finish = { grain: 0.05, paper: 0.5 };
}

function sun(sheet: Sheet, film: Film, { cx, level, r }: { cx: number; level: number; r: number }) {
  const { ground, shape, accent } = film.palette;
  const { random, w, h } = sheet;
  sheet.add(circle(cx, level - r * 0.18, r, accent));
  sheet.add(rect(0, level, w, h - level, shape));
  // reflection: strips that grow thicker and ragged towards the viewer
  let y = level + 6;
  while (y < level + r * 1.15) {
    const t = (y - level) / (r * 1.15);
    const thick = 5 + t * 22;
    const half = r * Math.sqrt(Math.max(0, 1 - (t * 0.92) ** 2)) * random.between(0.74, 1.04);
    const off = random.between(-1, 1) * 34 * t;
    sheet.add(
      path(
        `M${cx - half + off} ${y}Q${cx + off} ${y - thick * 0.3} ${cx + half + off} ${y}Q${cx + off} ${y + thick * 1.25} ${cx - half + off} ${y}Z`,
        accent,
      ),
    );
    y += thick * 0.85 + 9 + t * 16;
  }
  for (let k = 0; k < 46; k++) {
    const yy = level + 12 + random.next() ** 1.6 * (h - level);
    const x = random.between(-50, w);
    const len = random.between(20, 120) * (0.4 + (yy - level) / (h - level));
    sheet.add(line(x, yy, x + len, yy, mix(shape, ground, 0.28), 2.2, { 'stroke-linecap': 'round' }));
  }
}

function boat(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const dark = film.palette.dark;
  sheet.add(
    group(
      [
        path('M-150 0C-120 34 110 36 158 -8C120 2 -90 6 -150 0Z', dark),
        path('M-8 4C-16 -40 -14 -66 4 -74C22 -66 26 -36 24 4Z', dark),
        circle(5, -88, 15, dark),
        path('M22 -50L92 16', 'none', { stroke: dark, 'stroke-width': 5 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
}

function sunPoster(sheet: Sheet, film: Film) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  sun(sheet, film, { cx: 500, level: 850, r: 372 });
  boat(sheet, film, 318, 1040, 0.9);
  const lines = breakInto(film.title, 2);
  sheet.add(
    stack(lines, { face: 'cormorantItalic', width: 850, x: 75, y: 80, leading: 0.86, fill: dark, max: 172 }).svg,
  );
  sheet.add(write(film.tagline, { face: 'cormorantItalic', size: 36, x: 925, y: 1342, anchor: 'end', fill: light }));
  sheet.add(credits(film, { x: 500, y: 1400, width: 850, fill: light, size: 24 }));
  sheet.finish = { grain: 0.05, paper: 0.6, shift: 1, specks: 0.05 };
}
