import { fractal } from '../kit/noise';
import { blend, type Light, lightOf, type Plate, ramp } from '../kit/plate';
import type { Random } from '../kit/random';
import { heavens, type Weather } from './weather';

interface Land {
  readonly shape: 'peaks' | 'dunes' | 'downs';
  /** What lies on it where it is flat, and what shows where it is steep. */
  readonly flat: string;
  readonly steep: string;
  /** Of the camera above the ground, in parts of the highest point. */
  readonly eye?: number;
  /** Of the light; from the right without it. */
  readonly from?: 'left' | 'right';
  /** How far one sees, 0..1. */
  readonly clear?: number;
}

const side = 1024;
const [w, h] = [1000, 450];
const ridged = (v: number) => 1 - Math.abs(v * 2 - 1);

const shapes: Record<Land['shape'], (noise: ReturnType<typeof fractal>, x: number, y: number) => number> = {
  peaks: (noise, x, y) => {
    const wide = noise(x * 3, y * 3, 3);
    return (
      (190 * ramp(0.3, 0.75, wide) * (0.25 + ridged(noise(x * 6 + 9, y * 6, 5)) ** 1.6) +
        22 * noise(x * 18, y * 18, 4)) *
      ramp(0.02, 0.42, y)
    );
  },
  dunes: (noise, x, y) => {
    const across = x * 2.4 + y * 9 + noise(x * 5, y * 5, 3) * 2.2;
    const t = across - Math.floor(across);
    // The windward side is long, the lee side short and steep.
    const rise = t < 0.7 ? t / 0.7 : (1 - t) / 0.3;
    return 74 * rise * (0.2 + noise(x * 4 + 5, y * 4, 2)) * (0.5 + 0.9 * y) + 1.6 * noise(x * 60, y * 60, 2);
  },
  downs: (noise, x, y) => 130 * noise(x * 7, y * 7, 4) * ramp(0, 0.3, y) + 4 * noise(x * 60, y * 60, 4),
};

/** Land in relief: a height for each point of a map, looked at from a hill of its own. */
export function terrain(weather: Weather, random: Random, land: Land): Plate {
  const noise = fractal(random);
  const { clear = 0.5, eye = 0.5 } = land;
  const shape = shapes[land.shape];
  const heights = new Float32Array(side * side);
  for (let j = 0; j < side; j++)
    for (let i = 0; i < side; i++) heights[j * side + i] = shape(noise, i / side, j / side);
  const at = (x: number, y: number) => {
    const [cx, cy] = [Math.min(side - 2, Math.max(0, x)), Math.min(side - 2, Math.max(0, y))];
    const [i, j] = [cx | 0, cy | 0];
    const [u, v] = [cx - i, cy - j];
    const k = j * side + i;
    const [a, b] = [heights[k] as number, heights[k + 1] as number];
    const [c, d] = [heights[k + side] as number, heights[k + side + 1] as number];
    return a + (b - a) * u + (c + (d - c) * u - a - (b - a) * u) * v;
  };
  const picture = new Float32Array(w * h * 3).fill(-1);
  const [flat, steep] = [lightOf(land.flat), lightOf(land.steep)];
  const [haze, shade] = [lightOf(weather.haze), lightOf(weather.high)];
  const sun = lightOf(weather.sun.colour);
  const sunX = land.from === 'left' ? -0.86 : 0.86;
  const here = at(side / 2, 12) + 40 + 130 * eye;
  const light: Light = [0, 0, 0];
  const level = 0.6 * h;
  for (let column = 0; column < w; column++) {
    const aim = (column / w - 0.5) * 0.98;
    let seen = h;
    for (let far = 9, step = 0.5; far < side - 12 && seen > 0; far += step, step *= 1.004) {
      const [x, y] = [side / 2 + aim * far, 4 + far];
      const height = at(x, y);
      const top = Math.max(0, Math.ceil(level - ((height - here) / far) * 470 + 10));
      if (top >= seen) continue;
      const [nx, ny] = [at(x + 0.8, y) - at(x - 0.8, y), at(x, y + 0.8) - at(x, y - 0.8)];
      const slope = Math.sqrt(nx * nx + ny * ny + 2.56);
      const facing = Math.max(0, (-nx * sunX + ny * 0.22 + 1.6 * 0.42) / slope);
      const rough = noise(x * 1.3, y * 1.3, 4);
      light[0] = flat[0];
      light[1] = flat[1];
      light[2] = flat[2];
      blend(light, steep, ramp(0.34, 0.62, 1 - 1.6 / slope + (rough - 0.5) * 0.34));
      const bright = 0.1 + facing ** 1.2 * 1.5;
      light[0] *= shade[0] * 0.5 + sun[0] * bright;
      light[1] *= shade[1] * 0.5 + sun[1] * bright;
      light[2] *= shade[2] * 0.5 + sun[2] * bright;
      const grain = 0.82 + rough * 0.36;
      light[0] *= grain;
      light[1] *= grain;
      light[2] *= grain;
      blend(
        light,
        haze,
        Math.min(0.94, (1 - Math.exp(-(far / side) * (2.6 - clear * 2.2))) * (1.12 - Math.min(0.4, height / 420))),
      );
      for (let row = top; row < seen; row++) {
        const k = (row * w + column) * 3;
        picture[k] = light[0];
        picture[k + 1] = light[1];
        picture[k + 2] = light[2];
      }
      seen = top;
    }
  }
  const sky = heavens(weather, random);
  const part = (k: number, c: number) => picture[k * 3 + c] as number;
  return (x, y, out) => {
    const [px, py] = [Math.min(w - 1.01, Math.max(0, x / 2 - 0.5)), Math.min(h - 1.01, Math.max(0, y / 2 - 0.5))];
    const [i, j] = [px | 0, py | 0];
    const k = j * w + i;
    const [a, b, c, d] = [k, k + 1, k + w, k + w + 1];
    const open = [a, b, c, d].filter((one) => part(one, 0) < 0).length;
    sky(x, y, out);
    if (open === 4) return;
    if (open) {
      const solid = [d, c, b, a].find((one) => part(one, 0) >= 0) ?? d;
      blend(out, [part(solid, 0), part(solid, 1), part(solid, 2)], 1 - open / 4);
      return;
    }
    const [u, v] = [px - i, py - j];
    for (const channel of [0, 1, 2] as const) {
      const above = part(a, channel) * (1 - u) + part(b, channel) * u;
      const below = part(c, channel) * (1 - u) + part(d, channel) * u;
      out[channel] = above * (1 - v) + below * v;
    }
  };
}
