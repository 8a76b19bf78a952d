import type { Random } from './random';

const eased = (f: number) => f * f * (3 - 2 * f);

/** Smooth one-dimensional noise in -1..1, for ridges, waves and hand-drawn lines. */
export function smoothNoise(random: Random): (x: number) => number {
  const table = Float64Array.from({ length: 256 }, () => random.between(-1, 1));
  const at = (i: number) => table[i & 255] ?? 0;
  return (x) => {
    const i = Math.floor(x);
    const t = eased(x - i);
    return at(i) * (1 - t) + at(i + 1) * t;
  };
}

type Field = (x: number, y: number) => number;

/** Smooth two-dimensional noise in -1..1, and a sum of four octaves of it. */
export function noise2(random: Random): { one: Field; layered: Field } {
  const table = Float64Array.from({ length: 4096 }, () => random.between(-1, 1));
  const at: Field = (x, y) => table[((Math.imul(x, 374761393) ^ Math.imul(y, 668265263)) >>> 9) & 4095] ?? 0;
  const one: Field = (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [eased(x - ix), eased(y - iy)];
    const above = at(ix, iy) * (1 - u) + at(ix + 1, iy) * u;
    const below = at(ix, iy + 1) * (1 - u) + at(ix + 1, iy + 1) * u;
    return above * (1 - v) + below * v;
  };
  const layered: Field = (x, y) =>
    one(x, y) * 0.53 + one(x * 2.1, y * 2.1) * 0.27 + one(x * 4.3, y * 4.3) * 0.13 + one(x * 8.7, y * 8.7) * 0.07;
  return { one, layered };
}

/** Clouds, smoke, bark and snow: octaves of smooth noise summed to 0..1, quick enough to be asked for each pixel. */
export function fractal(random: Random): (x: number, y: number, octaves: number) => number {
  const table = Float32Array.from({ length: 65536 }, () => random.next());
  return (x, y, octaves) => {
    let sum = 0;
    let weight = 0.5;
    let total = 0;
    for (let o = 0; o < octaves; o++) {
      const ix = Math.floor(x);
      const iy = Math.floor(y);
      const fx = x - ix;
      const fy = y - iy;
      const u = fx * fx * (3 - 2 * fx);
      const v = fy * fy * (3 - 2 * fy);
      const row = Math.imul(iy, 157);
      const next = row + 157;
      const a = table[(ix + row) & 65535] as number;
      const b = table[(ix + 1 + row) & 65535] as number;
      const c = table[(ix + next) & 65535] as number;
      const d = table[(ix + 1 + next) & 65535] as number;
      const above = a + (b - a) * u;
      sum += (above + (c + (d - c) * u - above) * v) * weight;
      total += weight;
      weight *= 0.5;
      x = x * 2.03 + 17.7;
      y = y * 2.03 + 9.2;
    }
    return sum / total;
  };
}
