import type { Glyph } from 'opentype.js';
import { type Face, font } from './fonts';
import { type Attributes, type Point, path } from './svg';

export type Anchor = 'start' | 'middle' | 'end';

export interface LineStyle {
  readonly face: Face;
  readonly size: number;
  /** Space between letters, in parts of the size. */
  readonly track?: number | undefined;
}

export interface Placed extends LineStyle {
  readonly x?: number | undefined;
  /** The baseline. */
  readonly y?: number | undefined;
  readonly anchor?: Anchor | undefined;
  /** Shrinks the line to this width. */
  readonly max?: number | undefined;
}

interface SetLine {
  readonly places: readonly (readonly [glyph: Glyph, at: number])[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const lines = new Map<string, SetLine>();

/** Places every glyph of one line at size 1, so that any size is a multiplication away. */
export function setLine(text: string, face: Face, track = 0): SetLine {
  const key = `${face}|${track}|${text}`;
  const known = lines.get(key);
  if (known) return known;
  const f = font(face);
  const unit = 1 / f.unitsPerEm;
  const places: [Glyph, number][] = [];
  let x = 0;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  const glyphs = [...text].map((ch) => f.charToGlyph(ch));
  for (const [i, glyph] of glyphs.entries()) {
    const box = glyph.getBoundingBox();
    places.push([glyph, x]);
    if (box.x2 > box.x1) {
      left = Math.min(left, x + box.x1 * unit);
      right = Math.max(right, x + box.x2 * unit);
      top = Math.min(top, -box.y2 * unit);
      bottom = Math.max(bottom, -box.y1 * unit);
    }
    x += glyph.advanceWidth * unit + track;
    const following = glyphs[i + 1];
    if (following) x += f.getKerningValue(glyph, following) * unit;
  }
  const made = { places, left, right, top, bottom };
  lines.set(key, made);
  return made;
}

/** The inked box of a line: what the eye sees, not what the font file reserves. */
export function measure(text: string, { face, size, track = 0 }: LineStyle) {
  const { left, right, top, bottom } = setLine(text, face, track);
  return {
    width: (right - left) * size,
    left: left * size,
    top: top * size,
    bottom: bottom * size,
    height: (bottom - top) * size,
  };
}

export const sizeToWidth = (text: string, face: Face, width: number, track = 0) =>
  width / measure(text, { face, size: 1, track }).width;

export const capHeight = (face: Face, size: number) => -measure('H', { face, size: 1 }).top * size;

/** The path data of one line. */
function outline(text: string, { face, size, x = 0, y = 0, anchor = 'start', track = 0, max }: Placed): string {
  const fitted = max ? Math.min(size, sizeToWidth(text, face, max, track)) : size;
  const l = setLine(text, face, track);
  const before = { start: 0, middle: 0.5, end: 1 }[anchor] * (l.right - l.left) * fitted;
  const start = x - l.left * fitted - before;
  return l.places.map(([glyph, at]) => glyphPath(glyph, start + at * fitted, y, fitted)).join('');
}

/** opentype.js rounds some coordinates to NaN in toPathData, so the commands are written out here. */
export function glyphPath(glyph: Glyph, x: number, y: number, size: number): string {
  const r = (v: number) => Math.round(v * 100) / 100;
  return glyph
    .getPath(x, y, size)
    .commands.map((c) => {
      if (c.type === 'Z') return 'Z';
      const end = `${r(c.x)} ${r(c.y)}`;
      if (c.type === 'C') return `C${r(c.x1)} ${r(c.y1)} ${r(c.x2)} ${r(c.y2)} ${end}`;
      if (c.type === 'Q') return `Q${r(c.x1)} ${r(c.y1)} ${end}`;
      return `${c.type}${end}`;
    })
    .join('');
}

export interface Written extends Placed {
  readonly fill: string;
  /** Degrees, around `about` or the start of the line. */
  readonly turn?: number | undefined;
  readonly about?: Point | undefined;
  readonly more?: Attributes | undefined;
}

/** One line of text as a filled path. */
export function write(text: string, { fill, turn, about, more, ...set }: Written): string {
  const transform = turn ? `rotate(${turn} ${(about ?? [set.x, set.y]).join(' ')})` : undefined;
  return path(outline(text, set), fill, { transform, ...more });
}
