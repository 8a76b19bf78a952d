import type { Film } from '../film';
import { byLine, credits } from './billing';
import type { Face } from './fonts';
import { group } from './svg';
import { type Anchor, write } from './type';

export interface FootStyle {
  readonly x: number;
  /** The baseline of the tagline. */
  readonly y: number;
  readonly width: number;
  readonly fill: string;
  readonly anchor?: Anchor;
  /** Of the tagline. */
  readonly face?: Face;
  readonly size?: number;
  readonly tint?: string;
  /** Of the director's line; none without it. */
  readonly by?: Face;
  /** Lines of credits. */
  readonly rows?: number;
  /** Of the credits. */
  readonly small?: number;
}

/** The small print most posters share: tagline, director, credit block. */
export function foot(film: Film, style: FootStyle): string {
  const { x, y, width, fill, anchor = 'start', face = 'josefin', size = 34, tint = fill, by } = style;
  const { rows = 2, small = 22 } = style;
  const under = y + (by ? 42 : 0);
  return group([
    write(film.tagline, { face, size, x, y, anchor, fill: tint, max: width }),
    by ? write(byLine(film), { face: by, size: 27, x, y: under, anchor, fill, max: width }) : '',
    rows ? credits(film, { x, y: under + small * 1.9, width, fill, anchor, size: small, rows }) : '',
  ]);
}
