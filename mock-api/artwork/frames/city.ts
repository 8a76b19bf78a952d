import { fractal } from '../kit/noise';
import { dim, type Light, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';

interface Lamps {
  /** Of the lamps out of focus, the more frequent ones first. */
  readonly colours: readonly string[];
  readonly sky: string;
  /** How wet the ground is, 0..1. */
  readonly wet?: number;
  readonly rain?: number;
  /** Of the lamps, in the units of the sheet. */
  readonly size?: number;
}

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly light: Light;
}

const kerb = 640;

/** A street at night that nobody focussed on: discs of light, and the same light drawn out on the wet ground. */
export function city(random: Random, { colours, sky, wet = 1, rain = 0, size = 34 }: Lamps): Plate {
  const noise = fractal(random);
  const discs = Array.from({ length: 84 }, (_, i): Disc => {
    // The left stays dark, for the title.
    const x = 2040 - 1500 * random.next() ** 1.25;
    const y = kerb - 20 - 470 * random.next() ** 1.7;
    const colour =
      colours[Math.min(colours.length - 1, Math.floor(random.next() ** 1.4 * colours.length))] ?? '#ffffff';
    return {
      x,
      y,
      r: size * random.between(0.45, 1.5),
      light: lightOf(colour, random.between(0.16, 0.75) * (i % 9 ? 1 : 1.8)),
    };
  });
  const columns = new Float32Array(2010 * 3);
  for (const { x, r, light } of discs)
    for (let k = Math.max(0, Math.floor(x - r * 2.4)); k < Math.min(2010, x + r * 2.4); k++) {
      const near = Math.exp(-(((k - x) / (r * 0.9)) ** 2)) * r * 0.012;
      for (const c of [0, 1, 2] as const) columns[k * 3 + c] = (columns[k * 3 + c] ?? 0) + light[c] * near;
    }
  const air = lightOf(sky);
  return (x, y, out) => {
    const glow = 0.25 + 0.75 * ramp(0, 1500, x) * ramp(-200, kerb, y);
    out[0] = air[0] * glow;
    out[1] = air[1] * glow;
    out[2] = air[2] * glow;
    if (y < kerb) {
      // Façades are only darker oblongs.
      const house = noise(Math.floor(x / 148) * 3.7, 3, 1);
      dim(out, y > 90 + house * 340 ? 0.42 + 0.2 * noise(x * 0.011, y * 0.006, 3) : 1);
      for (const { x: cx, y: cy, r, light } of discs) {
        const [dx, dy] = [x - cx, y - cy];
        if (dx > r || dx < -r || dy > r || dy < -r) continue;
        const away = Math.sqrt(dx * dx + dy * dy) / r;
        if (away < 1) shine(out, light, (0.62 + 0.5 * away ** 4) * ramp(1, 0.93, away));
      }
    } else {
      const below = y - kerb;
      const ripple = noise(x * 0.012, 9 + below * 0.055, 4);
      const fine = noise(x * 0.05 + 7, below * 0.4, 3);
      const k = Math.min(2006, Math.max(0, Math.round(x + (ripple - 0.5) * 110 + (fine - 0.5) * 40))) * 3;
      const gloss = wet * (1 - below / 420) * ramp(0.2, 0.72, ripple * 0.6 + fine * 0.5) * 1.5;
      dim(out, 0.4);
      out[0] += (columns[k] ?? 0) * gloss;
      out[1] += (columns[k + 1] ?? 0) * gloss;
      out[2] += (columns[k + 2] ?? 0) * gloss;
    }
    if (rain) {
      const streak = noise(x * 0.22 + y * 0.012, y * 0.011 + Math.floor(x / 5) * 3.1, 1);
      shine(out, air, rain * ramp(0.86, 1, streak) * 3);
    }
  };
}
