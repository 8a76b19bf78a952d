import { fractal } from '../kit/noise';
import { ramp } from '../kit/plate';
import { randomFrom } from '../kit/random';

export type Vector = readonly [x: number, y: number, z: number];

export type Hair = 'short' | 'bob' | 'bun' | 'long' | 'shorn' | 'hat' | 'hood';

const smooth = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
const carve = (a: number, b: number, k: number) => -smooth(-a, b, k);

function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number) {
  const k = Math.sqrt((x / rx) ** 2 + (y / ry) ** 2 + (z / rz) ** 2);
  return (k - 1) * Math.min(rx, ry, rz) * (k > 1 ? 1 : 1);
}

function capsule(x: number, y: number, z: number, a: Vector, b: Vector, ra: number, rb: number) {
  const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [px, py, pz] = [x - a[0], y - a[1], z - a[2]];
  const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  return Math.sqrt((px - bx * t) ** 2 + (py - by * t) ** 2 + (pz - bz * t) ** 2) - (ra + (rb - ra) * t);
}

export function skin(x: number, y: number, z: number, man: boolean): number {
  const s = Math.abs(x);
  let d = ellipsoid(x, y - 0.28, z + 0.12, 0.76, 0.84, 0.9);
  d = smooth(d, ellipsoid(x, y + 0.28, z - 0.2, man ? 0.6 : 0.56, 0.78, 0.58), 0.28);
  d = smooth(d, ellipsoid(x, y + 0.9, z - 0.5, man ? 0.26 : 0.2, 0.15, 0.2), 0.3);
  if (man) d = smooth(d, ellipsoid(s - 0.4, y + 0.66, z - 0.12, 0.16, 0.26, 0.34), 0.24);
  d = smooth(d, ellipsoid(s - 0.4, y + 0.16, z - 0.5, 0.17, 0.15, 0.2), 0.22);
  d = smooth(d, ellipsoid(s - 0.25, y - 0.2, z - 0.66, 0.26, 0.07, 0.14), man ? 0.14 : 0.2);
  d = carve(d, ellipsoid(s - 0.29, y - 0.02, z - 0.92, 0.2, 0.12, 0.2), 0.16);
  d = smooth(d, ellipsoid(s - 0.28, y - 0.01, z - 0.6, 0.155, 0.13, 0.16), 0.03);
  d = smooth(d, capsule(x, y, z, [0, 0.14, 0.72], [0, -0.3, 0.99], 0.07, 0.1), 0.12);
  d = smooth(d, ellipsoid(s - 0.11, y + 0.33, z - 0.82, 0.085, 0.07, 0.1), 0.07);
  d = smooth(d, ellipsoid(x, y + 0.56, z - 0.62, 0.3, 0.16, 0.2), 0.16);
  d = smooth(d, ellipsoid(x, y + 0.545, z - 0.79, 0.19, 0.05, 0.07), 0.035);
  d = smooth(d, ellipsoid(x, y + 0.66, z - 0.77, 0.16, 0.06, 0.075), 0.035);
  d = carve(d, ellipsoid(x, y + 0.6, z - 0.9, 0.22, 0.014, 0.1), 0.03);
  d = smooth(d, ellipsoid(s - 0.77, y + 0.05, z + 0.06, 0.07, 0.2, 0.14), 0.06);
  d = smooth(d, capsule(x, y, z, [0, -0.6, -0.16], [0, -1.6, -0.3], man ? 0.46 : 0.37, man ? 0.54 : 0.42), 0.2);
  return d;
}

export function cloth(x: number, y: number, z: number, man: boolean): number {
  const s = Math.abs(x);
  return capsule(s, y, z, [0.12, -1.66, -0.3], [man ? 1.46 : 1.16, -2.05, -0.36], 0.4, 0.52);
}

export const hairs: Record<Hair, (x: number, y: number, z: number) => number> = {
  shorn: (x, y, z) =>
    Math.max(ellipsoid(x, y - 0.3, z + 0.14, 0.79, 0.87, 0.93), z - 0.55 + Math.max(0, 0.5 - y) * 1.3),
  short: (x, y, z) =>
    Math.max(ellipsoid(x, y - 0.36, z + 0.14, 0.86, 0.92, 0.98), z - 0.62 + Math.max(0, 0.62 - y) * 1.5, -y - 0.42),
  bob: (x, y, z) => {
    const cap = ellipsoid(x, y - 0.34, z + 0.16, 0.9, 0.94, 1);
    const sides = ellipsoid(Math.abs(x) - 0.5, y + 0.35, z + 0.28, 0.44, 0.72, 0.6);
    return Math.max(smooth(cap, sides, 0.3), z - 0.6 + Math.max(0, 0.6 - y) * 0.9);
  },
  bun: (x, y, z) =>
    smooth(
      Math.max(ellipsoid(x, y - 0.34, z + 0.16, 0.84, 0.9, 0.96), z - 0.56 + Math.max(0, 0.62 - y) * 1.2, -y - 0.6),
      ellipsoid(x, y - 0.5, z + 1.16, 0.4, 0.38, 0.36),
      0.16,
    ),
  long: (x, y, z) => {
    const cap = ellipsoid(x, y - 0.34, z + 0.16, 0.92, 0.96, 1.02);
    const fall = ellipsoid(Math.abs(x) - 0.55, y + 1.1, z + 0.4, 0.5, 1.5, 0.6);
    return Math.max(smooth(cap, fall, 0.36), z - 0.56 + Math.max(0, 0.7 - y) * 0.7);
  },
  hat: (x, y, z) =>
    smooth(
      Math.max(ellipsoid(x, y - 0.62, z + 0.1, 0.86, 0.94, 0.98), 0.42 - y),
      ellipsoid(x, y - 0.48 - x * x * 0.06, z + 0.06, 1.5, 0.075, 1.56),
      0.1,
    ),
  hood: (x, y, z) =>
    Math.max(
      smooth(ellipsoid(x, y - 0.2, z + 0.3, 1.02, 1.14, 1.1), ellipsoid(x, y + 1.3, z + 0.5, 1.1, 0.9, 0.8), 0.5),
      z - 0.52,
    ),
};

/** How much light skin gives back there: brows, lashes, irises and lips give back less. */
export function complexion([x, y, z]: Vector, man: boolean): number {
  const s = Math.abs(x);
  if (z < 0.2) return 0.62;
  const brow = ramp(0.05, 0.025, Math.abs(y - 0.25 + (s - 0.28) ** 2 * 0.5)) * ramp(0.06, 0.12, s) * ramp(0.48, 0.4, s);
  const eye = Math.hypot((s - 0.28) * 0.9, y - 0.005);
  const iris = ramp(0.062, 0.05, eye) * (z > 0.6 ? 1 : 0);
  const lash = ramp(0.03, 0.012, Math.abs(y - 0.085 + (s - 0.28) ** 2 * 1.6)) * ramp(0.17, 0.13, Math.abs(s - 0.28));
  const lips = ramp(0.115, 0.085, Math.abs(y + 0.6)) * ramp(0.21, 0.16, s) * (z > 0.5 ? 1 : 0);
  const beard = man ? ramp(-0.34, -0.5, y) * 0.3 : 0;
  return (
    0.66 * (1 - brow * 0.8) * (1 - iris * 0.88) * (1 - lash * 0.85) * (1 - lips * (man ? 0.3 : 0.52)) * (1 - beard)
  );
}

const strands = fractal(randomFrom('hair'));
export const strand = ([x, y, z]: Vector) => strands(Math.atan2(x, z + 0.4) * 26, y * 2.2, 3) ** 2 * 1.8;
