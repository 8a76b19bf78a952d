import { type Rgb, toRgb } from './colour';
import { type Random, randomFrom } from './random';
import type { Finish, Halftone } from './sheet';

const tableSize = 1 << 16;
const stock = randomFrom('film stock');
const noise = Float32Array.from({ length: tableSize }, () => stock.bell() * 1.7);

const clamp = (v: number) => (v < 0 ? 0 : v > 255 ? 255 : v);

/** The last pass over the pixels (three bytes each): what ink, paper and film stock add to flat vectors. */
export function applyFinish(src: Uint8Array, w: number, h: number, finish: Finish, seed: string): Buffer {
  const { grain = 0.04, paper = 0, vignette = 0, fade = 0, shift = 0, specks = 0, halftone } = finish;
  const random = randomFrom(seed);
  const out = Buffer.allocUnsafe(src.length);
  const at = (i: number) => src[i] ?? 0;
  const dx = Math.round((shift * w) / 1000);
  const blotch = paper ? mottle(w, random) : undefined;
  const amount = grain * 255;
  const lift = fade * 255;
  const dots = halftone ? screen(halftone, w) : undefined;
  const [bandTop, bandEnd] = [(halftone?.band?.[0] ?? 0) * h, (halftone?.band?.[1] ?? 1) * h];
  for (let y = 0; y < h; y++) {
    const jump = Math.floor(random.next() * tableSize);
    const vy = (y / h - 0.5) * 2;
    for (let x = 0; x < w; x++) {
      const i = (y * w + x) * 3;
      let [r, g, b] = [at(i), at(i + 1), at(i + 2)];
      if (dx) {
        const xr = Math.min(w - 1, Math.max(0, x - dx));
        const yb = Math.min(h - 1, Math.max(0, y - dx));
        r = at((y * w + xr) * 3);
        b = at((yb * w + Math.min(w - 1, x + dx)) * 3 + 2);
      }
      if (dots && y >= bandTop && y < bandEnd) [r, g, b] = dots(x, y, r, g, b);
      let add = (noise[(jump + x) & (tableSize - 1)] ?? 0) * amount;
      if (blotch) add += blotch(x, y) * paper * 60;
      if (specks && (noise[(jump * 7 + x * 3) & (tableSize - 1)] ?? 0) > 1.32 - specks) add += 46;
      let k = 1;
      if (vignette) {
        const vx = (x / w - 0.5) * 2;
        k = 1 - vignette * Math.min(1, (vx * vx + vy * vy) * 0.5);
      }
      out[i] = clamp((r * k + add) * (1 - fade) + lift * 0.5);
      out[i + 1] = clamp((g * k + add) * (1 - fade) + lift * 0.48);
      out[i + 2] = clamp((b * k + add) * (1 - fade) + lift * 0.46);
    }
  }
  return out;
}

function mottle(w: number, random: Random): (x: number, y: number) => number {
  const cells = 26;
  const grid = Float32Array.from({ length: (cells + 2) * (cells + 2) }, () => random.bell());
  const fine = Float32Array.from({ length: 1 << 14 }, () => random.bell());
  const at = (a: number, b: number) => grid[b * (cells + 2) + a] ?? 0;
  return (x, y) => {
    const [gx, gy] = [(x / w) * cells, ((y / w) * cells) % cells];
    const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
    const [fx, fy] = [gx - ix, gy - iy];
    const above = at(ix, iy) * (1 - fx) + at(ix + 1, iy) * fx;
    const below = at(ix, iy + 1) * (1 - fx) + at(ix + 1, iy + 1) * fx;
    const fibre = fine[((Math.imul(x >> 1, 73856093) ^ Math.imul(y >> 1, 19349663)) >>> 7) & 16383] ?? 0;
    return (above * (1 - fy) + below * fy) * 0.3 + fibre * 0.3;
  };
}

function screen(style: Halftone, w: number): (x: number, y: number, r: number, g: number, b: number) => Rgb {
  const { cell = 9, angle = 30, ink, paper, keep, from = 0.1, to = 0.95 } = style;
  const a = (angle * Math.PI) / 180;
  const f = (Math.PI * 1000) / (cell * w);
  const [c, s] = [Math.cos(a) * f, Math.sin(a) * f];
  const [ir, ig, ib] = toRgb(ink);
  const [pr, pg, pb] = toRgb(paper);
  const kept = keep ? toRgb(keep) : undefined;
  return (x, y, r, g, b) => {
    if (kept && Math.abs(r - kept[0]) + Math.abs(g - kept[1]) + Math.abs(b - kept[2]) < 90) return kept;
    const tone = (0.3 * r + 0.59 * g + 0.11 * b) / 255;
    const t = (Math.cos(c * x + s * y) * Math.cos(-s * x + c * y) + 1) / 2;
    const level = ((tone - from) / (to - from)) * 1.3 - 0.15;
    const e = Math.max(0, Math.min(1, (level - t) * 5 + 0.5));
    return [ir + (pr - ir) * e, ig + (pg - ig) * e, ib + (pb - ib) * e];
  };
}
