import { fractal } from '../kit/noise';
import { blend, type Light, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';

/** The sky of a photograph and the light that falls from it. */
export interface Weather {
  readonly high: string;
  readonly low: string;
  readonly sun: {
    readonly x: number;
    readonly y: number;
    readonly colour: string;
    readonly size: number;
    readonly glow: number;
  };
  /** How much of the sky is cloud, 0..1, and what colour clouds have towards the light and away from it. */
  readonly cloud: number;
  readonly lit: string;
  readonly shade: string;
  /** What distance fades into. */
  readonly haze: string;
  /** Of what stands before the light. */
  readonly dark: string;
  readonly stars?: number;
}

/** The horizon of every frame lies here, on 2000 x 900. */
export const horizon = 560;

export const weathers = {
  dawn: {
    high: '#5b7fa8',
    low: '#ffc9a0',
    sun: { x: 1380, y: 505, colour: '#ffe2b0', size: 34, glow: 1.1 },
    cloud: 0.5,
    lit: '#ffd9b8',
    shade: '#7f7f9c',
    haze: '#e8b99c',
    dark: '#1c1d2a',
  },
  noon: {
    high: '#2f6fb8',
    low: '#bcd9ea',
    sun: { x: 1500, y: 60, colour: '#fffbe8', size: 30, glow: 0.5 },
    cloud: 0.42,
    lit: '#ffffff',
    shade: '#9fb4c8',
    haze: '#bcd3e0',
    dark: '#1d2420',
  },
  gold: {
    high: '#8a7a78',
    low: '#ffb85a',
    sun: { x: 1420, y: 440, colour: '#fff0b8', size: 46, glow: 1.7 },
    cloud: 0.4,
    lit: '#ffdc8c',
    shade: '#a0745c',
    haze: '#f0a858',
    dark: '#24130c',
  },
  ember: {
    high: '#2a1d3a',
    low: '#e8481e',
    sun: { x: 1400, y: 520, colour: '#ffb060', size: 60, glow: 1.3 },
    cloud: 0.55,
    lit: '#ff7a3a',
    shade: '#3a2038',
    haze: '#b83a24',
    dark: '#10080c',
  },
  dusk: {
    high: '#14264c',
    low: '#d98a7c',
    sun: { x: 1360, y: 600, colour: '#ffb48a', size: 0, glow: 1.0 },
    cloud: 0.5,
    lit: '#e88a80',
    shade: '#2c3358',
    haze: '#8a6a80',
    dark: '#0c0f1c',
  },
  night: {
    high: '#060b18',
    low: '#1f3a5a',
    sun: { x: 1480, y: 180, colour: '#e8f0ff', size: 34, glow: 0.34 },
    cloud: 0.42,
    lit: '#5a7090',
    shade: '#0c1424',
    haze: '#1c3450',
    dark: '#03060c',
    stars: 1,
  },
  storm: {
    high: '#20282f',
    low: '#8a969a',
    sun: { x: 1460, y: 470, colour: '#dfe6e0', size: 0, glow: 0.75 },
    cloud: 0.85,
    lit: '#a8b2b2',
    shade: '#1f262d',
    haze: '#6f7c80',
    dark: '#0b0f12',
  },
  fog: {
    high: '#a8b2b4',
    low: '#dfe2de',
    sun: { x: 1420, y: 330, colour: '#ffffff', size: 40, glow: 0.5 },
    cloud: 0.3,
    lit: '#e8eae6',
    shade: '#a4aeb0',
    haze: '#ccd2d0',
    dark: '#20282a',
  },
  winter: {
    high: '#8fa6bc',
    low: '#f0e6e2',
    sun: { x: 1440, y: 420, colour: '#fff6e8', size: 28, glow: 0.8 },
    cloud: 0.55,
    lit: '#ffffff',
    shade: '#8c9cb0',
    haze: '#dce4ea',
    dark: '#1a2430',
  },
  moss: {
    high: '#0a1512',
    low: '#4f7a5c',
    sun: { x: 1420, y: 360, colour: '#d8e8a8', size: 0, glow: 0.55 },
    cloud: 0.5,
    lit: '#8fae80',
    shade: '#16241e',
    haze: '#3f6450',
    dark: '#040a08',
  },
  rose: {
    high: '#8f8ab8',
    low: '#ffd0cc',
    sun: { x: 1420, y: 460, colour: '#fff0e0', size: 36, glow: 0.9 },
    cloud: 0.45,
    lit: '#ffe6e0',
    shade: '#a890b8',
    haze: '#f0c4c8',
    dark: '#2a1e38',
  },
} as const satisfies Record<string, Weather>;

/** The sky, all over the sheet: what lies below the horizon is for others to cover. */
export function heavens(weather: Weather, random: Random): Plate {
  const cloudy = fractal(random);
  const [high, low] = [lightOf(weather.high), lightOf(weather.low)];
  const [lit, shade] = [lightOf(weather.lit), lightOf(weather.shade)];
  const { sun } = weather;
  const burn = lightOf(sun.colour, 1.6);
  const cover = 0.72 - weather.cloud * 0.5;
  const stars = weather.stars ?? 0;
  const drift = random.between(0, 90);
  return (x, y, out) => {
    const t = Math.min(1, Math.max(0, y / horizon)) ** 1.5;
    out[0] = high[0];
    out[1] = high[1];
    out[2] = high[2];
    blend(out, low, t);
    const [dx, dy] = [x - sun.x, (y - sun.y) * 1.15];
    const away = Math.sqrt(dx * dx + dy * dy);
    if (stars) {
      const [cx, cy] = [Math.floor(x / 9), Math.floor(y / 9)];
      let n = Math.imul(cx, 0x9e3779b1) ^ Math.imul(cy, 0x85ebca6b);
      n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
      n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
      const spark = ((n >>> 8) & 0xffff) / 0xffff;
      if (spark > 0.965) {
        const [sx, sy] = [(cx + 0.3 + ((n >>> 3) & 15) / 40) * 9 - x, (cy + 0.3 + ((n >>> 19) & 15) / 40) * 9 - y];
        shine(out, burn, stars * (1.1 - t) * (spark - 0.96) * 26 * Math.exp(-(sx * sx + sy * sy) / 1.9));
      }
    }
    // Clouds lie on a plane: they are drawn out towards the horizon.
    const far = 260 / (horizon + 110 - Math.min(y, horizon));
    const density = cloudy(drift + (x - 1000) * 0.0042 * far, 40 + far * 5.2, 6);
    const amount = ramp(cover, cover + 0.22, density) * (0.35 + 0.65 * ramp(horizon + 20, horizon - 260, y));
    if (amount > 0) {
      const thin = ramp(cover + 0.3, cover, density);
      const facing = Math.exp(-away / 620);
      const part: Light = [shade[0], shade[1], shade[2]];
      blend(part, lit, Math.min(1, thin * 0.55 + facing * 0.9));
      blend(out, part, amount * 0.92);
    }
    shine(out, burn, sun.glow * (0.5 * Math.exp(-away / 110) + 0.26 * Math.exp(-away / 420)));
    if (sun.size) shine(out, burn, 2.4 * ramp(sun.size + 3, sun.size - 3, away) * (1 - amount * 0.6));
  };
}

/** The haze that lies along the horizon. */
export function veil(out: Light, haze: Readonly<Light>, y: number, depth: number, amount: number): void {
  blend(out, haze, amount * Math.exp(-Math.abs(y - horizon) / depth));
}
