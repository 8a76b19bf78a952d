import { fractal } from '../kit/noise';
import { blend, dim, type Light, lightOf, type Plate, ramp } from '../kit/plate';
import type { Random } from '../kit/random';

interface Wash {
  readonly paper: string;
  readonly ink: string;
  /** A disc of a second colour: the sun or the moon. */
  readonly disc?: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  readonly layers?: number;
  readonly height?: number;
  /** Of the nearest range, and of the first one. */
  readonly from?: number;
  readonly to?: number;
  readonly sharp?: number;
  /** How much of the ground is wet paper without a drawing, from below. */
  readonly wide?: number;
}

/** Ink on wet paper: each range is dark along its ridge and runs out downwards. */
export function ink(
  random: Random,
  { paper, ink: black, disc, layers = 4, height = 300, from = 420, to = 760, sharp = 0.8, wide = 2000 }: Wash,
): Plate {
  const noise = fractal(random);
  const [sheet, tone] = [lightOf(paper), lightOf(black)];
  const red = disc && lightOf(disc.colour);
  const ranges = Array.from({ length: layers }, (_, i) => {
    const near = layers > 1 ? i / (layers - 1) : 1;
    const shape = fractal(random);
    const at = random.between(0, 90);
    return {
      near,
      at,
      line: Float32Array.from({ length: wide + 10 }, (__, x) => {
        const v = shape(at + (x / wide) * 5, i * 3, 6);
        const peak = sharp * (1 - Math.abs(v * 2 - 1)) ** 1.4 + (1 - sharp) * v;
        return from + (to - from) * near - height * (1 - near * 0.45) * (peak * 1.5 - 0.45);
      }),
    };
  });
  return (x, y, out) => {
    const fibre = noise(x * 0.018, y * 0.13, 3) * 0.5 + noise(x * 0.12, y * 0.02, 3) * 0.5;
    const stain = noise(x * 0.0022 + 5, y * 0.003, 4);
    out[0] = sheet[0];
    out[1] = sheet[1];
    out[2] = sheet[2];
    dim(out, 0.92 + 0.1 * fibre - 0.12 * ramp(0.5, 0.8, stain));
    const bleed = (noise(x * 0.02, y * 0.02, 4) - 0.5) * 16 + (noise(x * 0.11, y * 0.11, 2) - 0.5) * 5;
    if (disc && red) {
      const away = Math.hypot(x - disc.x, y - disc.y) + bleed * 0.7;
      const drop =
        ramp(disc.r + 5, disc.r - 3, away) *
        (0.72 + 0.4 * ramp(disc.r - 34, disc.r, away) - 0.36 * noise(x * 0.01, y * 0.01, 4));
      const part: Light = [out[0] * red[0] * 1.15, out[1] * red[1] * 1.15, out[2] * red[2] * 1.15];
      blend(out, part, Math.min(1, drop));
    }
    const column = Math.max(0, Math.min(wide, Math.round(x + bleed)));
    for (const { near, line, at } of ranges) {
      const below = y - (line[column] ?? 0) - bleed * 0.6;
      if (below < 0) continue;
      const grain = noise(x * 0.03 + at, y * 0.045, 5);
      const strength = 0.24 + near * 0.66;
      const run = Math.exp(-below / (50 + 80 * near)) * (0.35 + grain) + 0.26 * ramp(7, 0, below);
      const dry = ramp(0.34, 0.5, grain + 0.3 * Math.exp(-below / 40));
      blend(out, tone, Math.min(0.96, strength * run * (0.4 + 0.6 * dry)));
    }
    const vapour = ramp(0.56, 0.8, noise(x * 0.0016, y * 0.006 + 9, 4));
    blend(out, sheet, vapour * 0.5);
  };
}

/** A plate seen through another frame: `scale` above 1 shows more of it. */
export const framed =
  (plate: Plate, x: number, y: number, scale: number): Plate =>
  (px, py, out) =>
    plate(px * scale + x, py * scale + y, out);
