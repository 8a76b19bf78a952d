import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import { noise2 } from '../../kit/noise';
import type { Sheet } from '../../kit/sheet';
import { line, type Point, path, stroke } from '../../kit/svg';

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
export function contours(
  sheet: Sheet,
  film: Film,
  { hollow }: { hollow?: readonly [x: number, y: number, r: number] } = {},
) {
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
