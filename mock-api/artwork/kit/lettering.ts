import { type Face, font } from './fonts';
import { nth } from './list';
import type { Random } from './random';
import { path } from './svg';
import { glyphPath, setLine, sizeToWidth } from './type';

interface OnCircle {
  readonly face: Face;
  readonly size: number;
  readonly cx: number;
  readonly cy: number;
  readonly r: number;
  /** The middle of the line, in degrees; -90 is the top. */
  readonly angle?: number;
  readonly track?: number;
  readonly fill: string;
  readonly inside?: boolean;
}

/** Letters set along a circle. */
export function writeOnCircle(text: string, style: OnCircle): string {
  const { face, size, cx, cy, r, angle = -90, track = 0, fill, inside = false } = style;
  const l = setLine(text, face, track);
  const total = l.right * size;
  const dir = inside ? -1 : 1;
  const parts = l.places.map(([glyph, at]) => {
    const half = (glyph.advanceWidth / font(face).unitsPerEm) * size * 0.5;
    const a = angle + (dir * ((at * size + half - total / 2) / r) * 180) / Math.PI;
    const rad = (a * Math.PI) / 180;
    const [x, y] = [cx + Math.cos(rad) * r, cy + Math.sin(rad) * r];
    const transform = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(a + 90 * dir).toFixed(2)})`;
    return path(glyphPath(glyph, -half, 0, size), fill, { transform });
  });
  return parts.join('');
}

interface Bouncing {
  readonly face: Face;
  /** Or `width`, into which every letter fits. */
  readonly size?: number;
  readonly width?: number;
  readonly x: number;
  readonly y: number;
  readonly colours: readonly string[];
  readonly random: Random;
  readonly tilt?: number;
  readonly hop?: number;
  readonly outlineColour?: string;
  readonly outlineWidth?: number;
  readonly track?: number;
}

/** Letters that jump and tilt, for children's films. */
export function bouncing(text: string, style: Bouncing): string {
  const { face, width, x, y, colours, random, tilt = 7, hop = 0.06, outlineColour = 'none' } = style;
  const { outlineWidth = 0, track = 0 } = style;
  const size = width ? sizeToWidth(text, face, width, track) : (style.size ?? 0);
  const l = setLine(text, face, track);
  const start = x - ((l.left + l.right) / 2) * size;
  const parts: string[] = [];
  for (const [i, [glyph, at]] of l.places.entries()) {
    if (text[i] === ' ') continue;
    const turn = random.between(-tilt, tilt);
    const up = random.between(-hop, hop) * size;
    const d = glyphPath(glyph, start + at * size, y + up, size);
    const about = `${(start + (at + 0.3) * size).toFixed(1)} ${(y - size * 0.3).toFixed(1)}`;
    const transform = `rotate(${turn.toFixed(1)} ${about})`;
    const edge = { stroke: outlineColour, 'stroke-width': outlineWidth, 'stroke-linejoin': 'round', transform };
    if (outlineWidth) parts.unshift(path(d, outlineColour, edge));
    parts.push(path(d, nth(colours, i), { transform }));
  }
  return parts.join('');
}
