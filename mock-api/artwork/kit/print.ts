import type { Film, Palette } from '../film';
import { type FootStyle, foot } from './foot';
import type { Sheet } from './sheet';
import { rect } from './svg';
import { setTitle, type TitleStyle } from './title';

type Ink = keyof Palette;

interface Print {
  readonly title: Omit<TitleStyle, 'fill'> & { readonly ink: Ink };
  readonly foot: Omit<FootStyle, 'fill' | 'tint'> & { readonly ink: Ink; readonly tint?: Ink };
  /** A ground for the words, from this height down or between two heights. */
  readonly band?: { readonly y: number; readonly end?: number; readonly ink: Ink };
}

/** The words of a poster whose layout is no more than a table. */
export const print =
  ({ title: { ink, ...title }, foot: { ink: small, tint, ...rest }, band }: Print) =>
  (sheet: Sheet, film: Film) => {
    const { palette } = film;
    if (band) sheet.add(rect(0, band.y, sheet.w, (band.end ?? sheet.h) - band.y, palette[band.ink]));
    sheet.add(
      setTitle(film, { ...title, fill: palette[ink] }).svg,
      foot(film, { ...rest, fill: palette[small], tint: palette[tint ?? small] }),
    );
  };
