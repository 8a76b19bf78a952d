import type { Film } from '../film';
import type { Face } from './fonts';
import { nth } from './list';
import { breakInto, type From, stack } from './stack';
import type { Attributes } from './svg';
import { type Anchor, capHeight, measure, sizeToWidth } from './type';

export const upper = (text: string) => text.toUpperCase();
export const lower = (text: string) => text.toLowerCase();

/** The lines of a title: as marked by hand with "|" in films.ts, or broken evenly. */
export const linesOf = (film: Film, count = 2): readonly string[] => film.lines ?? breakInto(film.title, count);

export interface TitleStyle {
  readonly face: Face;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines?: number;
  readonly anchor?: Anchor;
  readonly from?: From;
  readonly leading?: number;
  readonly gap?: number;
  readonly track?: number;
  /** One colour, or one per line. */
  readonly fill: string | readonly string[];
  readonly cased?: (text: string) => string;
  /** "block": one size for all lines; "each": every line fills the width. */
  readonly fit?: 'block' | 'each';
  /** The largest size. */
  readonly limit?: number;
  /** Instead of the film's title. */
  readonly text?: string;
  readonly more?: Attributes;
}

interface Attempt {
  readonly rows: readonly string[];
  readonly sizes: readonly number[];
  readonly score: number;
}

function fitEach(
  rows: readonly string[],
  { face, width, height, gap = 0.16, track, limit = 999 }: TitleStyle,
): Attempt {
  const cap = capHeight(face, 1);
  const sizes = rows.map((row) => Math.min(limit, sizeToWidth(row, face, width, track)));
  const room = sizes.reduce((sum, v, i) => sum + v * cap + (i ? gap * Math.min(v, nth(sizes, i - 1)) : 0), 0);
  const scale = Math.min(1, height / room);
  const score = Math.min(...sizes) * scale * (scale < 0.75 ? 0.8 : 1);
  return { rows, sizes: sizes.map((s) => s * scale), score };
}

function fitBlock(
  rows: readonly string[],
  { face, width, height, leading = 1, track, limit = 999 }: TitleStyle,
): Attempt {
  const widest = Math.max(...rows.map((row) => measure(row, { face, size: 1, track }).width));
  const size = Math.min(limit, width / widest, height / (capHeight(face, 1) + (rows.length - 1) * leading));
  return { rows, sizes: rows.map(() => size), score: size };
}

/** Fits a title of any length into a box: tries every sensible line break and keeps the largest letters. */
export function setTitle(film: Film, style: TitleStyle) {
  const { face, x, y, lines = 3, anchor, from = 'top', leading = 1, gap = 0.16, track, fill, fit = 'block' } = style;
  const { cased = (text) => text, text, more } = style;
  const marked = film.lines && !text && film.lines.length <= lines ? [film.lines] : undefined;
  const breaks = marked ?? Array.from({ length: lines }, (_, i) => breakInto(text ?? film.title, i + 1));
  const attempts = breaks.map((rows) => (fit === 'each' ? fitEach : fitBlock)(rows.map(cased), style));
  // a block gains a line only when its letters grow visibly
  const margin = fit === 'each' ? 1 : 1.04;
  const best = attempts.reduce((kept, next) => (next.score > kept.score * margin ? next : kept));
  const cap = capHeight(face, 1);
  const spaceAbove = (i: number): number => {
    if (i === 0) return 0;
    const size = nth(best.sizes, i);
    return fit === 'each' ? gap * Math.min(size, nth(best.sizes, i - 1)) : size * (leading - cap);
  };
  const total = best.sizes.reduce((sum, size, i) => sum + size * cap + spaceAbove(i), 0);
  const top = y - { top: 0, middle: total / 2, bottom: total }[from];
  let bottom = top;
  const svg = best.rows.map((row, i) => {
    const colour = typeof fill === 'string' ? fill : nth(fill, i);
    const at = bottom + spaceAbove(i);
    const set = stack([row], { face, size: nth(best.sizes, i), x, y: at, anchor, track, fill: colour, more });
    bottom = set.bottom;
    return set.svg;
  });
  return { svg: svg.join(''), top, bottom, size: nth(best.sizes, 0), rows: best.rows };
}
