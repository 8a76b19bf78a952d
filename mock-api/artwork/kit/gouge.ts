import type { Random } from './random';
import { path } from './svg';

interface Gouge {
  readonly random: Random;
  readonly count: number;
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
  /** In degrees, at a place. */
  readonly angle: (x: number, y: number) => number;
  readonly length: readonly [number, number];
  readonly width: readonly [number, number];
  readonly fill: string;
  readonly clip?: string;
}

/** The cuts of a gouge in wood: slim lenses that follow one direction. */
export function gouge({ random, count, box: [x0, y0, x1, y1], angle, length, width, fill, clip }: Gouge): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(x0, x1), random.between(y0, y1)];
    const a = ((angle(x, y) + random.between(-6, 6)) * Math.PI) / 180;
    const [l, t] = [random.between(...length), random.between(...width)];
    const [dx, dy] = [Math.cos(a) * l, Math.sin(a) * l];
    const [nx, ny] = [(-Math.sin(a) * t) / 2, (Math.cos(a) * t) / 2];
    const r = (v: number) => v.toFixed(1);
    d += `M${r(x)} ${r(y)}Q${r(x + dx * 0.45 + nx)} ${r(y + dy * 0.45 + ny)} ${r(x + dx)} ${r(y + dy)}Q${r(x + dx * 0.45 - nx)} ${r(y + dy * 0.45 - ny)} ${r(x)} ${r(y)}Z`;
  }
  return path(d, fill, { 'clip-path': clip });
}
