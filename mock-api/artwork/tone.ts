import sharp from 'sharp';
import { kept } from './cache';
import { develop } from './develop';
import { luminance, type Rgb, toHex } from './kit/colour';
import type { Picture } from './pictures';

export interface Tone {
  /** The dominant colour, dark enough for white words: `#rrggbb`. */
  readonly tone: string;
  /** Whether the picture as a whole is bright. */
  readonly light: boolean;
}

const hues = 12;
const [darkest, brightest] = [0.1, 0.2];
/** Of any one channel: the eye hardly counts red and blue, but a page full of them glares. */
const strongest = 104;

/** The same hue at a luminance that tints a dark page without lighting it up. */
function subdued([r, g, b]: Rgb): string {
  const now = luminance(toHex([r, g, b])) || 0.01;
  const factor = Math.min(Math.min(brightest, Math.max(darkest, now)) / now, strongest / Math.max(r, g, b, 1));
  return toHex([r * factor, g * factor, b * factor]);
}

function hueOf([r, g, b]: Rgb, high: number, chroma: number): number {
  if (high === r) return ((g - b) / chroma + 6) % 6;
  return high === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
}

/** The mean of the pixels that share the most common hue; the livelier a pixel, the more it counts. */
function dominantOf(pixels: readonly Rgb[]): Rgb {
  const bins = Array.from({ length: hues }, (): { weight: number; sum: Rgb } => ({ weight: 0, sum: [0, 0, 0] }));
  for (const pixel of pixels) {
    const high = Math.max(...pixel);
    const chroma = high - Math.min(...pixel);
    const bin = bins[chroma ? Math.floor((hueOf(pixel, high, chroma) / 6) * hues) % hues : 0];
    const weight = chroma + 4;
    if (!bin) continue;
    bin.weight += weight;
    bin.sum = [bin.sum[0] + pixel[0] * weight, bin.sum[1] + pixel[1] * weight, bin.sum[2] + pixel[2] * weight];
  }
  const { weight, sum } = bins.reduce((most, bin) => (bin.weight > most.weight ? bin : most));
  return [sum[0] / weight, sum[1] / weight, sum[2] / weight];
}

async function measured(picture: Picture): Promise<Tone> {
  const width = picture.kind === 'posters' ? 250 : 400;
  const file = await develop(picture, { width, format: 'webp' });
  const data = await sharp(file).removeAlpha().resize(60).raw().toBuffer();
  const pixels = Array.from({ length: data.length / 3 }, (_, i): Rgb => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 3, i * 3 + 3);
    return [r, g, b];
  });
  const mean = pixels.reduce((sum, pixel) => sum + luminance(toHex(pixel)), 0) / pixels.length;
  return { tone: subdued(dominantOf(pixels)), light: mean > 0.5 };
}

/** What the wire calls backgroundDominantColor, read from the pixels and kept beside the picture. */
export async function toneOf(picture: Picture): Promise<Tone> {
  const bytes = await kept(`${picture.kind}/${picture.id}.tone.json`, async () =>
    Buffer.from(JSON.stringify(await measured(picture))),
  );
  const { tone, light } = JSON.parse(bytes.toString('utf8'));
  return { tone: String(tone), light: light === true };
}
