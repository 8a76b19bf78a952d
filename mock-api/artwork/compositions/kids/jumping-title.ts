import type { Film } from '../../film';
import type { Face } from '../../kit/fonts';
import { bouncing } from '../../kit/lettering';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { linesOf } from '../../kit/title';
import { capHeight, sizeToWidth } from '../../kit/type';

// Every line of the title jumps; lines share the box so that long titles stay large.
export function jumpingTitle(
  sheet: Sheet,
  film: Film,
  {
    face,
    y,
    height,
    width = 880,
    colours,
    outline,
    outlineWidth = 22,
    cased = (text) => text,
  }: {
    face: Face;
    y: number;
    height: number;
    width?: number;
    colours: readonly string[];
    outline: string;
    outlineWidth?: number;
    cased?: (text: string) => string;
  },
) {
  const rows = linesOf(film, film.title.length > 9 ? 2 : 1).map(cased);
  const cap = capHeight(face, 1);
  let sizes = rows.map((t) => Math.min(sizeToWidth(t, face, width), 330));
  const total = sizes.reduce((s, v) => s + v * cap * 1.22, 0);
  sizes = sizes.map((s) => s * Math.min(1, height / total));
  let base = y;
  rows.forEach((t, i) => {
    base += nth(sizes, i) * cap * 1.1 + (i ? 16 : 0);
    sheet.add(
      bouncing(t, {
        face,
        size: nth(sizes, i),
        x: 500,
        y: base,
        colours: colours.slice(i).concat(colours),
        random: sheet.random,
        tilt: 5,
        hop: 0.035,
        outlineColour: outline,
        outlineWidth,
      }),
    );
  });
}
