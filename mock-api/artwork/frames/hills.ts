import { fractal } from '../kit/noise';
import { blend, dim, lightOf, type Plate, ramp, shine } from '../kit/plate';
import type { Random } from '../kit/random';
import { heavens, type Weather } from './weather';

interface Range {
  readonly layers: number;
  /** Of the highest, in the units of the sheet. */
  readonly height: number;
  /** 0 downs, 1 peaks. */
  readonly sharp: number;
  readonly snow: number;
}

const ridged = (v: number) => 1 - Math.abs(v * 2 - 1);

/** Ranges behind ranges, each fainter than the one before it, with mist in the valleys. */
export function hills(weather: Weather, random: Random, { layers, height, sharp, snow }: Range): Plate {
  const sky = heavens(weather, random);
  const rock = fractal(random);
  const [haze, dark, lit] = [lightOf(weather.haze), lightOf(weather.dark), lightOf(weather.lit)];
  const ranges = Array.from({ length: layers }, (_, i) => {
    const near = (i + 1) / layers;
    const shape = fractal(random);
    const rise = height * (1.05 - near * 0.72);
    const base = 470 + near * 330;
    const at = random.between(0, 60);
    const line = Float32Array.from({ length: 2010 }, (__, x) => {
      const v = shape(at + x * (0.0016 + near * 0.0012), i * 7, 7);
      const peak = sharp * ridged(v) ** 1.5 + (1 - sharp) * v;
      // The left stays low, for the title.
      return base - rise * (peak * 1.5 - 0.35) * (0.6 + 0.4 * ramp(250, 1300, x));
    });
    return { line, near, base };
  });
  return (x, y, out) => {
    sky(x, y, out);
    blend(out, haze, 0.5 * ramp(330, 560, y));
    const column = x | 0;
    for (let i = ranges.length - 1; i >= 0; i--) {
      const range = ranges[i];
      const top = range?.line[column];
      if (!range || top === undefined || y < top) continue;
      const { near } = range;
      const edge = Math.min(1, (y - top) / 2.4);
      const depth = near ** 1.4;
      const behind = ranges[i - 1];
      if (behind && y >= (behind.line[column] ?? 0)) {
        out[0] = haze[0];
        out[1] = haze[1];
        out[2] = haze[2];
        blend(out, dark, (0.16 + behind.near ** 1.4 * 0.8) * 0.5);
      }
      const before = [out[0], out[1], out[2]] as const;
      out[0] = haze[0];
      out[1] = haze[1];
      out[2] = haze[2];
      blend(out, dark, 0.16 + depth * 0.8);
      const grit = rock(x * 0.02 * (1.4 - near * 0.5), y * 0.03 + i * 9, 5);
      const side = rock((x + 9) * 0.02 * (1.4 - near * 0.5), y * 0.03 + i * 9 + 0.12, 5) - grit;
      shine(out, lit, Math.max(0, side) * (0.5 + snow) * (1.1 - near * 0.6));
      if (snow) blend(out, lit, snow * ramp(0.42, 0.6, grit + side * 2.2) * ramp(top + 330 * snow, top, y) * 0.9);
      dim(out, 0.86 + grit * 0.28);
      blend(out, haze, 0.85 * ramp(top + 40, top + 300 - near * 60, y) * (1 - near * 0.75));
      out[0] = before[0] + (out[0] - before[0]) * edge;
      out[1] = before[1] + (out[1] - before[1]) * edge;
      out[2] = before[2] + (out[2] - before[2]) * edge;
      return;
    }
  };
}
