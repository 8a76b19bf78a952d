import { toRgb } from './colour';

/** Red, green and blue as light: 0 is black, 1 is white, more is burnt out. */
export type Light = [red: number, green: number, blue: number];

/** A photograph under the shapes of a sheet: writes the light at a point of the sheet into `out`. */
export type Plate = (x: number, y: number, out: Light) => void;

/** A `#rrggbb` colour as light. */
export const lightOf = (hex: string, strength = 1): Light => {
  const [r, g, b] = toRgb(hex);
  return [(r / 255) ** 2.2 * strength, (g / 255) ** 2.2 * strength, (b / 255) ** 2.2 * strength];
};

export function blend(out: Light, to: Readonly<Light>, amount: number): void {
  out[0] += (to[0] - out[0]) * amount;
  out[1] += (to[1] - out[1]) * amount;
  out[2] += (to[2] - out[2]) * amount;
}

export function shine(out: Light, from: Readonly<Light>, amount: number): void {
  out[0] += from[0] * amount;
  out[1] += from[1] * amount;
  out[2] += from[2] * amount;
}

export function dim(out: Light, by: number): void {
  out[0] *= by;
  out[1] *= by;
  out[2] *= by;
}

/** 0 below `from`, 1 above `to`, eased between; `from` may be the greater one. */
export function ramp(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Widest plate that is exposed; photographs are soft, and the grain comes later. */
const widest = 1440;

const levels = 1 << 16;
// Bright light rolls off instead of being cut, as on film. Fine steps, or the night falls apart in patches.
const response = Uint8Array.from({ length: levels }, (_, i) => {
  const v = (i / (levels - 1)) * 4;
  const soft = v < 0.6 ? v : 0.6 + 0.4 * (1 - Math.exp(-(v - 0.6) / 0.4));
  return Math.round(255 * soft ** (1 / 2.2));
});
const developed = (v: number) => response[Math.min(levels - 1, Math.max(0, Math.round((v * levels) / 4)))] ?? 0;

/** The pixels of a plate, three bytes each, at the width asked for or less. */
export function expose(plate: Plate, sheetWidth: number, sheetHeight: number, width: number) {
  const w = Math.min(width, widest);
  const h = Math.round((w * sheetHeight) / sheetWidth);
  const data = Buffer.allocUnsafe(w * h * 3);
  const step = sheetWidth / w;
  const light: Light = [0, 0, 0];
  for (let j = 0, i = 0; j < h; j++)
    for (let k = 0; k < w; k++, i += 3) {
      plate((k + 0.5) * step, (j + 0.5) * step, light);
      data[i] = developed(light[0]);
      data[i + 1] = developed(light[1]);
      data[i + 2] = developed(light[2]);
    }
  return { data, info: { width: w, height: h, channels: 3 as const } };
}
