import type { Face } from './fonts';
import type { Attributes } from './svg';
import { type Anchor, capHeight, sizeToWidth, write } from './type';

export type From = 'top' | 'middle' | 'bottom';

export interface Stacked {
  readonly face: Face;
  /** For all lines; or every line is stretched to `width`. */
  readonly size?: number | undefined;
  readonly width?: number | undefined;
  readonly leading?: number | undefined;
  readonly gap?: number | undefined;
  readonly x: number;
  readonly y: number;
  readonly anchor?: Anchor | undefined;
  readonly track?: number | undefined;
  readonly fill: string;
  readonly more?: Attributes | undefined;
  /** Which edge of the stack `y` is. */
  readonly from?: From | undefined;
  /** The largest size. */
  readonly max?: number | undefined;
}

/** Lines of text under each other. */
export function stack(texts: readonly string[], style: Stacked): { svg: string; bottom: number; height: number } {
  const { face, size = 0, width, leading = 1.1, gap, x, y, anchor, track = 0, fill, more, from = 'top', max } = style;
  const rows = texts.map((text) => {
    const wanted = width ? sizeToWidth(text, face, width, track) : size;
    const fitted = max ? Math.min(wanted, max) : wanted;
    const cap = capHeight(face, fitted);
    return { text, size: fitted, cap, space: gap ?? fitted * leading - cap };
  });
  const height = rows.reduce((sum, row, i) => sum + row.cap + (i ? row.space : 0), 0);
  let bottom = y - { top: 0, middle: height / 2, bottom: height }[from];
  const parts = rows.map((row, i) => {
    bottom += row.cap + (i ? row.space : 0);
    return write(row.text, { face, size: row.size, x, y: bottom, anchor, track, fill, more });
  });
  return { svg: parts.join(''), bottom, height };
}

/** Breaks a title into a given number of lines of similar length. */
export function breakInto(text: string, count: number): string[] {
  const words = text.split(' ');
  if (count >= words.length) return words;
  let best: { worst: number; all: string[] } | undefined;
  const attempt = (rest: string[], left: number, done: string[]) => {
    if (left === 1) {
      const all = [...done, rest.join(' ')];
      const worst = Math.max(...all.map((s) => s.length));
      if (!best || worst < best.worst) best = { worst, all };
      return;
    }
    for (let i = 1; i <= rest.length - left + 1; i++)
      attempt(rest.slice(i), left - 1, [...done, rest.slice(0, i).join(' ')]);
  };
  attempt(words, count, []);
  return best?.all ?? words;
}
