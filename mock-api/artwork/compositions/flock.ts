// Thousands of birds that, together, become one shape.

import type { Film } from '../film';
import { credits, laurel } from '../kit/billing';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { path, rect } from '../kit/svg';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, mix(ground, accent, 0.55)],
      [0.45, ground],
      [0.86, light],
    ]),
  );
  swarm(sheet, film, { cx: 520, cy: 780, sx: 400, sy: 400, count: 19000 });
  sheet.add(rect(0, 1244, 1000, 5, dark));
  reeds(sheet, film, 1246);
  sheet.add(
    write(film.title.toLowerCase(), {
      face: 'bodoni',
      size: sizeToWidth(film.title.toLowerCase(), 'bodoni', 868, -0.02),
      x: 64,
      y: 236,
      track: -0.02,
      fill: dark,
    }),
  );
  sheet.add(write(film.tagline, { face: 'bodoniItalic', size: 32, x: 930, y: 300, anchor: 'end', fill: dark }));
  sheet.add(laurel(['Selectie', 'Natuur & Film'], { x: 160, y: 1380, size: 1.05, fill: dark, face: 'bodoni' }));
  sheet.add(credits(film, { x: 930, y: 1352, width: 620, fill: dark, size: 24, anchor: 'end', rows: 3 }));
  sheet.finish = { grain: 0.05, paper: 0.3 };
}
export function backdrop(sheet: Sheet, film: Film) {
  const { ground, accent, light } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, mix(ground, accent, 0.55)],
      [0.5, ground],
      [0.9, light],
    ]),
  );
  swarm(sheet, film, { cx: 1330, cy: 410, sx: 430, sy: 350, count: 17000 });
  reeds(sheet, film, 800);
  sheet.finish = { grain: 0.05 };
}

// The outline of one starling, in -1..1: the shape that all the others make together.
const starling = [
  [-1, -0.02],
  [-0.84, -0.13],
  [-0.66, -0.17],
  [-0.46, -0.2],
  [-0.34, -0.42],
  [-0.16, -0.78],
  [0.1, -1.08],
  [0.16, -0.8],
  [0.24, -0.5],
  [0.3, -0.22],
  [0.56, -0.1],
  [1, -0.16],
  [0.94, 0.02],
  [0.98, 0.14],
  [0.56, 0.1],
  [0.34, 0.2],
  [0.44, 0.5],
  [0.46, 0.9],
  [0.2, 0.68],
  [-0.02, 0.44],
  [-0.16, 0.24],
  [-0.46, 0.16],
  [-0.72, 0.08],
] as const;
function inStarling(x: number, y: number) {
  let inside = false;
  for (let i = 0, j = starling.length - 1; i < starling.length; j = i++) {
    const [[xi, yi], [xj, yj]] = [nth(starling, i), nth(starling, j)];
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

function swarm(
  sheet: Sheet,
  film: Film,
  { cx, cy, sx, sy, count }: { cx: number; cy: number; sx: number; sy: number; count: number },
) {
  const { random } = sheet;
  const dark = film.palette.dark;
  let near = '';
  let far = '';
  for (let i = 0; i < count; i++) {
    let [u, v] = [random.between(-1, 1), random.between(-1.1, 0.95)];
    const stray = random.chance(0.022);
    if (!inStarling(u, v) && !stray) continue;
    // wing tips and tail dissolve into the air behind them
    const loose = Math.max(0, Math.abs(v) - 0.35) ** 1.5 * 0.5 + Math.max(0, u - 0.4) * 0.3 + (stray ? 0.5 : 0.012);
    u += Math.abs(random.bell()) * loose;
    v += random.bell() * loose * 0.7;
    const x = cx + sx * (u * 0.97 - v * 0.24);
    const y = cy + sy * (v * 0.97 + u * 0.24);
    const s = 2.6 + random.next() ** 6 * 10 + loose * 6 * random.next();
    const a = 0.25 + random.between(-0.9, 0.9);
    const [c, n] = [Math.cos(a) * s, Math.sin(a) * s];
    const d = `M${(x - c).toFixed(1)} ${(y - n).toFixed(1)}Q${(x - c * 0.2 + n * 0.3).toFixed(1)} ${(y - n * 0.2 - c * 0.3).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}Q${(x + c * 0.3 + n * 0.5).toFixed(1)} ${(y + n * 0.3 - c * 0.5).toFixed(1)} ${(x + c).toFixed(1)} ${(y + n - s * 0.4).toFixed(1)}Q${(x + c * 0.2).toFixed(1)} ${(y + n * 0.2 + s * 0.1).toFixed(1)} ${x.toFixed(1)} ${(y + s * 0.42).toFixed(1)}Z`;
    if (s > 5) near += d;
    else far += d;
  }
  sheet.add(path(far, dark, { opacity: 0.82 }), path(near, dark));
}

function reeds(sheet: Sheet, film: Film, y: number) {
  const { w, h, random } = sheet;
  const dark = film.palette.dark;
  let d = '';
  for (let i = 0; i < w / 5; i++) {
    const x = random.between(0, w);
    const hgt = random.between(10, 66) * (random.chance(0.1) ? 1.6 : 1);
    d += `M${x.toFixed(0)} ${y + 4}q${random.between(-4, 4).toFixed(0)} ${(-hgt * 0.6).toFixed(0)} ${random.between(-14, 14).toFixed(0)} ${(-hgt).toFixed(0)}`;
  }
  sheet.add(path(d, 'none', { stroke: dark, 'stroke-width': 2 }));
  if (h < 1000) sheet.add(rect(0, y, w, h - y, dark));
}
