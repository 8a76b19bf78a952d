// A mountain lit from the side, then broken into halftone dots like a newspaper photograph.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { toHex } from '../kit/colour';
import { nth } from '../kit/list';
import { noise2 } from '../kit/noise';
import type { Sheet } from '../kit/sheet';
import { circle, type Point, path, polygon, rect } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { ground, shape, accent } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(742, 486, 150, accent));
  range(sheet, { base: 1130, peak: 700, span: 1000, x0: 0 });
  sheet.add(rect(0, 1120, 1000, 380, ground));
  const set = { face: 'gothic', fill: shape } as const;
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      ...set,
      size: sizeToWidth(nth(linesOf(film), 0).toUpperCase(), 'gothic', 880),
      x: 60,
      y: 330,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      ...set,
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'gothic', 500),
      x: 60,
      y: 1342,
    }),
  );
  [...film.tagline.matchAll(/[^.]+\./g)].forEach(([t], i) => {
    sheet.add(
      write(t.trim(), { face: 'archivoBold', size: 34, x: 604, y: 1206 + i * 44, fill: i === 2 ? accent : shape }),
    );
  });
  sheet.add(
    credits(film, {
      x: 60,
      y: 1408,
      width: 880,
      fill: shape,
      size: 24,
      anchor: 'start',
      rows: 2,
      face: 'gothic',
      more: { opacity: 1 },
    }),
  );
  sheet.add(tent(accent, 236, 1058, 0.9));
  sheet.finish = {
    grain: 0.03,
    paper: 0.3,
    halftone: {
      cell: 8.6,
      angle: 28,
      ink: shape,
      paper: ground,
      keep: accent,
      from: 0.05,
      to: 0.97,
      band: [0.235, 0.747],
    },
  };
}
export function backdrop(sheet: Sheet, film: Film) {
  const { ground, shape, accent } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(1500, 240, 130, accent));
  range(sheet, { base: 910, peak: 640, span: 2000, x0: 0 });
  sheet.add(tent(accent, 980, 836, 0.8));
  sheet.finish = {
    grain: 0.03,
    halftone: { cell: 4.6, angle: 28, ink: shape, paper: ground, keep: accent, from: 0.2, to: 0.84 },
  };
}
const tent = (colour: string, x: number, y: number, s: number) =>
  polygon(
    [
      [x - 36 * s, y],
      [x, y - 54 * s],
      [x + 36 * s, y],
    ],
    colour,
  );

// A height field drawn back to front; each facet's tone comes from its slope towards the light.
function range(sheet: Sheet, { base, peak, span, x0 }: { base: number; peak: number; span: number; x0: number }) {
  const field = noise2(sheet.random);
  const [columns, rows] = [Math.round(span / 8.4), 74];
  const wide = span / 1000;
  const height = (u: number, v: number) => {
    const ridge = (1 - Math.abs(field.layered(u * 3.1 * wide + 3, v * 2.6))) ** 2.2;
    const fine = (1 - Math.abs(field.layered(u * 9 * wide, v * 8 + 7))) * 0.17;
    const main = Math.exp(-(((u - 0.42) * wide) ** 2) / 0.055 - (v - 0.34) ** 2 / 0.07);
    const side =
      0.6 * Math.exp(-(((u - 0.86) * wide) ** 2) / 0.04 - (v - 0.5) ** 2 / 0.08) +
      0.44 * Math.exp(-(((u - 0.06) * wide) ** 2) / 0.03 - (v - 0.62) ** 2 / 0.05);
    return (main + side) * (0.62 + ridge * 0.4 + fine) + fine * 0.5 + ridge * 0.07;
  };
  const tones = Array.from({ length: 16 }, () => '');
  const point = (i: number, j: number): Point => {
    const [u, v] = [i / columns, j / rows];
    return [x0 + u * span, base - 250 * (1 - v) - height(u, v) * peak * 0.74 + v * 60];
  };
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [u, v] = [i / columns, j / rows];
      const h0 = height(u, v);
      const dx = (height(u + 0.006 / wide, v) - h0) / 0.006;
      const dz = (height(u, v + 0.008) - h0) / 0.008;
      const lit = (dx * 0.55 - dz * 0.16 + 0.36) / Math.sqrt(1 + dx * dx * 0.16 + dz * dz * 0.05);
      const tone = Math.max(0, Math.min(15, Math.round(lit * 10 + 4 + (1 - v) * 1.5)));
      const [a, b, c, d] = [point(i, j), point(i + 1.15, j), point(i + 1.15, j + 1.3), point(i, j + 1.3)];
      const drop = Math.max(c[1], d[1]) + 10;
      sheet.add(
        path(
          `M${a[0].toFixed(0)} ${a[1].toFixed(0)}L${b[0].toFixed(0)} ${b[1].toFixed(0)}V${drop.toFixed(0)}H${a[0].toFixed(0)}Z`,
          toHex([22 + tone * 15, 22 + tone * 15, 22 + tone * 15]),
        ),
      );
    }
  }
  return tones;
}
