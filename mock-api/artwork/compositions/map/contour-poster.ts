import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { stack } from '../../kit/stack';
import { rect } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { write } from '../../kit/type';
import { contours } from './contours';
import { route } from './route';

export function contourPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  contours(sheet, film, { hollow: [640, 560, 260] });
  route(
    sheet,
    film,
    [
      [130, 1090],
      [250, 1000],
      [210, 860],
      [390, 800],
      [420, 640],
      [600, 620],
    ],
    1.25,
  );
  sheet.add(
    rect(56, 56, 888, 1388, 'none', { stroke: dark, 'stroke-width': 4 }),
    rect(66, 66, 868, 1368, 'none', { stroke: dark, 'stroke-width': 1.5 }),
  );
  sheet.add(rect(90, 1120, 820, 300, light), rect(98, 1128, 804, 284, 'none', { stroke: dark, 'stroke-width': 2 }));
  sheet.add(
    write(nth(linesOf(film), 0), {
      face: 'cormorantItalic',
      size: 46,
      x: 500,
      y: 1180,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(
    stack(
      linesOf(film)
        .slice(1)
        .map((t) => t.toUpperCase()),
      { face: 'gloock', width: 700, x: 500, y: 1198, anchor: 'middle', gap: 18, max: 84, fill: dark },
    ).svg,
  );
  sheet.add(credits(film, { x: 500, y: 1372, width: 740, fill: dark, size: 19, rows: 2 }));
  sheet.add(
    rect(90, 90, 590, 84, light),
    rect(97, 97, 576, 70, 'none', { stroke: dark, 'stroke-width': 1.5 }),
    write(film.tagline, { face: 'cormorantItalic', size: 44, x: 120, y: 146, fill: dark, max: 530 }),
  );
}
