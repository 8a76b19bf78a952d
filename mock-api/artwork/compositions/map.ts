// Seen from above: a contour map with a route, or one road tied into a knot.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import { last, nth } from '../kit/list';
import { noise2 } from '../kit/noise';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, curve, group, line, type Point, path, polygon, rect, ring, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'knot' ? knotPoster(sheet, film) : contourPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'knot') {
    knot(sheet, film, { cx: 1320, cy: 450, rx: 560, ry: 370, width: 76 });
    return;
  }
  contours(sheet, film);
  route(
    sheet,
    film,
    [
      [720, 940],
      [900, 760],
      [1080, 700],
      [1180, 520],
      [1360, 480],
      [1480, 330],
      [1660, 300],
    ],
    1,
  );
}

type Edge = 'top' | 'right' | 'bottom' | 'left';

// Which edges of a grid cell a line joins, by the corners above the level: 8, 4, 2, 1 clockwise from the top left.
const crossings: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['top', 'right']],
  5: [
    ['left', 'top'],
    ['bottom', 'right'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'top']],
  8: [['left', 'top']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['left', 'bottom'],
  ],
  11: [['top', 'right']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
};

// Marching squares over a noise field; every fifth line is heavier, as on a real map.
function contours(sheet: Sheet, film: Film, { hollow }: { hollow?: readonly [x: number, y: number, r: number] } = {}) {
  const { ground, shape, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  const field = noise2(random);
  const cell = 13;
  const [nx, ny] = [Math.ceil(w / cell) + 1, Math.ceil(h / cell) + 1];
  const value: number[][] = [];
  for (let j = 0; j <= ny; j++) {
    const row: number[] = [];
    for (let i = 0; i <= nx; i++) {
      const [x, y] = [i * cell, j * cell];
      let v =
        field.one(x / 330, y / 330) * 0.8 +
        field.one(x / 130 + 9, y / 130) * 0.24 +
        field.one(x / 60, y / 60 + 4) * 0.05;
      if (hollow) v += 0.9 * Math.exp(-(((x - hollow[0]) / hollow[2]) ** 2) - ((y - hollow[1]) / hollow[2]) ** 2);
      row.push(v);
    }
    value.push(row);
  }
  const at = (j: number, i: number) => nth(nth(value, j), i);
  const lake: string[] = [];
  for (let j = 0; j < ny; j++) for (let i = 0; i < nx; i++) lake.push(below(value, i, j, cell, -0.42));
  const trace = (level: number) => {
    let d = '';
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++) {
        const [a, b, c, e] = [at(j, i), at(j, i + 1), at(j + 1, i + 1), at(j + 1, i)];
        const code = (a > level ? 8 : 0) | (b > level ? 4 : 0) | (c > level ? 2 : 0) | (e > level ? 1 : 0);
        const edges: Readonly<Record<Edge, Point>> = {
          top: [(i + (level - a) / (b - a)) * cell, j * cell],
          right: [(i + 1) * cell, (j + (level - b) / (c - b)) * cell],
          bottom: [(i + (level - e) / (c - e)) * cell, (j + 1) * cell],
          left: [i * cell, (j + (level - a) / (e - a)) * cell],
        };
        for (const [from, to] of crossings[code] ?? []) {
          const [s, t] = [edges[from], edges[to]];
          d += `M${s[0].toFixed(1)} ${s[1].toFixed(1)}L${t[0].toFixed(1)} ${t[1].toFixed(1)}`;
        }
      }
    return d;
  };
  const water = mix(ground, '#4f9aa0', 0.6);
  sheet.add(path(lake.join(''), water, { stroke: water, 'stroke-width': 1 }));
  for (let k = -6; k < 16; k++)
    sheet.add(stroke(trace(k * 0.07), shape, k % 5 === 0 ? 3.2 : 1.3, { opacity: k % 5 === 0 ? 0.85 : 0.6 }));
  for (let x = 125; x < w; x += 250) sheet.add(line(x, 0, x, h, dark, 1, { opacity: 0.25 }));
  for (let y = 125; y < h; y += 250) sheet.add(line(0, y, w, y, dark, 1, { opacity: 0.25 }));
  sheet.finish = { grain: 0.04, paper: 0.7, fade: 0.02 };
}

function route(sheet: Sheet, film: Film, points: readonly Point[], s: number) {
  const { accent, dark } = film.palette;
  const d = curve(points);
  sheet.add(
    path(d, 'none', { stroke: accent, 'stroke-width': 9, 'stroke-dasharray': '26 17', 'stroke-linecap': 'butt' }),
  );
  const [sx, sy] = nth(points, 0);
  const [x, y] = last(points);
  sheet.add(ring(sx, sy, 16, accent, 8));
  // the girl is still drawing the line she walks on
  sheet.add(
    group(
      [
        path('M-16 0L-12 -60H12L18 0H8L0 -44L-6 0Z', dark),
        path('M-30 -48Q-24 -130 0 -136Q26 -130 32 -48Q0 -36 -30 -48Z', accent),
        circle(0, -156, 23, dark),
        path('M10 -170Q52 -160 50 -104Q30 -120 14 -140Z', dark),
        path('M-18 -112L-58 -40', 'none', { stroke: dark, 'stroke-width': 11, 'stroke-linecap': 'round' }),
        path('M-50 -62L-76 6L-66 -66Z', dark),
      ],
      { transform: `translate(${x + 66 * s} ${y}) scale(${s})` },
    ),
  );
}

function contourPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  contours(sheet, film, { hollow: [640, 560, 260] });
  route(
    sheet,
    film,
    [
      [130, 1090],
      [250, 1000],
      [210, 860],
      [390, 800],
      [420, 640],
      [600, 620],
    ],
    1.25,
  );
  sheet.add(
    rect(56, 56, 888, 1388, 'none', { stroke: dark, 'stroke-width': 4 }),
    rect(66, 66, 868, 1368, 'none', { stroke: dark, 'stroke-width': 1.5 }),
  );
  sheet.add(rect(90, 1120, 820, 300, light), rect(98, 1128, 804, 284, 'none', { stroke: dark, 'stroke-width': 2 }));
  sheet.add(
    write(nth(linesOf(film), 0), {
      face: 'cormorantItalic',
      size: 46,
      x: 500,
      y: 1180,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(
    stack(
      linesOf(film)
        .slice(1)
        .map((t) => t.toUpperCase()),
      { face: 'gloock', width: 700, x: 500, y: 1198, anchor: 'middle', gap: 18, max: 84, fill: dark },
    ).svg,
  );
  sheet.add(credits(film, { x: 500, y: 1372, width: 740, fill: dark, size: 19, rows: 2 }));
  sheet.add(
    rect(90, 90, 590, 84, light),
    rect(97, 97, 576, 70, 'none', { stroke: dark, 'stroke-width': 1.5 }),
    write(film.tagline, { face: 'cormorantItalic', size: 44, x: 120, y: 146, fill: dark, max: 530 }),
  );
}

function knot(
  sheet: Sheet,
  film: Film,
  { cx, cy, rx, ry, width }: { cx: number; cy: number; rx: number; ry: number; width: number },
) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  const { w, h, random } = sheet;
  for (let i = 0; i < 70; i++) {
    const [x, y] = [random.between(0, w), random.between(0, h)];
    sheet.add(
      circle(x + 5, y + 6, 13, darken(ground, 0.25)),
      circle(x, y, 13, mix(ground, dark, 0.35)),
      circle(x - 3, y - 4, 7, mix(ground, '#ffffff', 0.25)),
    );
  }
  const steps = 420;
  const at = (t: number): Point => [
    cx + Math.sin(t * 3) * rx * (0.86 + 0.14 * Math.cos(t * 5)),
    cy + Math.sin(t * 4 + 0.9) * ry * (0.8 + 0.2 * Math.sin(t * 2)),
  ];
  const whole = Array.from({ length: steps + 1 }, (_, i) => at((i / steps) * Math.PI * 2));
  const piece = (a: number, b: number) => polylineOf(whole.slice(a, b + 1));
  for (let i = 0; i < steps; i += 6) {
    const [a, b] = [Math.max(0, i - 2), Math.min(steps, i + 8)];
    sheet.add(
      path(piece(a, b), 'none', {
        stroke: darken(ground, 0.35),
        'stroke-width': width + 22,
        'stroke-linejoin': 'round',
        opacity: 0,
      }),
    );
    sheet.add(
      path(piece(i, Math.min(steps, i + 6)), 'none', { stroke: ground, 'stroke-width': width + 22 }),
      path(piece(a, b), 'none', { stroke: dark, 'stroke-width': width }),
      path(piece(a, b), 'none', { stroke: shape, 'stroke-width': width - 12 }),
      path(piece(a, b), 'none', { stroke: dark, 'stroke-width': width - 18 }),
    );
    if (i % 12 === 0) sheet.add(path(piece(i, Math.min(steps, i + 5)), 'none', { stroke: shape, 'stroke-width': 5 }));
  }
  car(sheet, film, at(0.62), at(0.64), width / 76);
  car(sheet, film, at(2.9), at(2.92), width / 76, shape);
  car(sheet, film, at(4.4), at(4.38), width / 76, '#ee4c3b');
  sheet.finish = { grain: 0.03, paper: 0.35 };
}
// The part of one grid cell that lies under a level, as a small polygon.
function below(value: readonly (readonly number[])[], i: number, j: number, cell: number, level: number) {
  const corners = [
    [i, j],
    [i + 1, j],
    [i + 1, j + 1],
    [i, j + 1],
  ] as const;
  const points: Point[] = [];
  corners.forEach(([x, y], k) => {
    const [nx, ny] = nth(corners, k + 1);
    const [a, b] = [nth(nth(value, y), x), nth(nth(value, ny), nx)];
    if (a < level) points.push([x, y]);
    if (a < level !== b < level) {
      const t = (level - a) / (b - a);
      points.push([x + (nx - x) * t, y + (ny - y) * t]);
    }
  });
  return points.length ? `M${points.map((p) => p.map((v) => (v * cell).toFixed(1)).join(' ')).join('L')}Z` : '';
}
const polylineOf = (pts: readonly Point[]) => `M${pts.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}`;

function car(sheet: Sheet, film: Film, p: Point, q: Point, s: number, colour = film.palette.accent) {
  const turn = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
  sheet.add(
    group(
      [
        rect(-34, -19, 68, 38, colour, { rx: 11 }),
        rect(2, -15, 16, 30, '#12262c', { rx: 5 }),
        rect(-26, -14, 9, 28, '#12262c', { rx: 4 }),
      ],
      { transform: `translate(${p[0]} ${p[1]}) rotate(${turn}) scale(${s})` },
    ),
  );
}

function knotPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  knot(sheet, film, { cx: 500, cy: 720, rx: 400, ry: 400, width: 66 });
  // the title is a yellow German detour sign
  sheet.add(
    rect(50, 50, 900, 232, '#00000055', { rx: 26, transform: 'translate(8 10)' }),
    rect(50, 50, 900, 232, accent, { rx: 26 }),
    rect(62, 62, 876, 208, 'none', { rx: 18, stroke: dark, 'stroke-width': 6 }),
  );
  sheet.add(
    stack(film.title.split(' '), { face: 'archivoBold', size: 94, x: 94, y: 88, leading: 1, fill: dark, track: -0.02 })
      .svg,
  );
  sheet.add(
    stroke('M728 228V150Q728 112 766 112H838Q876 112 876 150V196', dark, 26, {
      'stroke-linecap': 'butt',
      'stroke-linejoin': 'miter',
    }),
    polygon(
      [
        [840, 190],
        [912, 190],
        [876, 238],
      ],
      dark,
    ),
  );
  sheet.add(rect(0, 1230, 1000, 270, dark));
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 37, x: 60, y: 1300, fill: accent, max: 880 }));
  sheet.add(write(film.cast.join('   '), { face: 'archivo', size: 27, x: 60, y: 1346, fill: light }));
  sheet.add(credits(film, { x: 60, y: 1408, width: 880, fill: light, anchor: 'start', size: 22, rows: 2 }));
}
