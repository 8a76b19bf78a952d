import { darken, lighten } from '../../kit/colour';
import { short, stroke } from '../../kit/svg';

/** Rows of stitches from a chart; each sign of the chart is a colour, a space leaves the ground. */
export function stitches(
  chart: readonly string[],
  tones: Readonly<Record<string, string>>,
  x0: number,
  y0: number,
  cell: number,
): string {
  const parts = new Map<string, string>();
  chart.forEach((row, j) => {
    [...row].forEach((sign, i) => {
      const tone = tones[sign];
      if (!tone) return;
      const [x, y, h] = [x0 + (i + 0.5) * cell, y0 + j * cell * 0.86, cell * 0.4];
      const leg = (side: number) =>
        `M${short(x + side * cell * 0.1)} ${short(y + cell * 0.92)}L${short(x + side * h)} ${short(y + cell * 0.16)}`;
      parts.set(`${tone}l`, (parts.get(`${tone}l`) ?? '') + leg(-1));
      parts.set(`${tone}r`, (parts.get(`${tone}r`) ?? '') + leg(1));
    });
  });
  return [...parts]
    .map(([key, d]) =>
      stroke(d, key.endsWith('l') ? lighten(key.slice(0, -1), 0.1) : darken(key.slice(0, -1), 0.1), cell * 0.36),
    )
    .join('');
}

/** A motif repeated across a width, centred. */
export const across = (motif: readonly string[], width: number, ground = '.') =>
  motif.map((row) => {
    const times = Math.ceil(width / row.length) + 1;
    const long = row.repeat(times).replaceAll(' ', ground);
    const cut = Math.floor((long.length - width) / 2);
    return long.slice(cut, cut + width);
  });
