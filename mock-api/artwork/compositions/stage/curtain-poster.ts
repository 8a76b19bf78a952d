import type { Film } from '../../film';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { rect } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { write } from '../../kit/type';
import { curtain } from './curtain';
import { lady } from './lady';

export function curtainPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  sheet.fill('#0d1424');
  lady(sheet, 500, 1240, 0.88);
  curtain(sheet, film, { opening: [300, 700] });
  sheet.add(
    rect(
      0,
      1020,
      1000,
      480,
      sheet.linear([
        [0, dark, 0],
        [0.42, dark, 0.95],
        [1, dark],
      ]),
    ),
  );
  sheet.add(
    write(nth(linesOf(film), 0), {
      face: 'bodoniItalic',
      size: 190,
      x: 500,
      y: 1200,
      anchor: 'middle',
      fill: light,
      track: -0.01,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1), {
      face: 'bodoniItalic',
      size: 190,
      x: 500,
      y: 1352,
      anchor: 'middle',
      fill: light,
      track: -0.01,
    }),
  );
  sheet.add(
    write(film.tagline.toUpperCase(), {
      face: 'josefin',
      size: 27,
      x: 500,
      y: 76,
      anchor: 'middle',
      track: 0.34,
      fill: accent,
    }),
  );
  sheet.add(
    write(film.cast.join('  ·  '), {
      face: 'cormorantItalic',
      size: 37,
      x: 500,
      y: 1414,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(
    write(nth(film.captions, 0), {
      face: 'josefin',
      size: 19,
      x: 500,
      y: 1458,
      anchor: 'middle',
      track: 0.3,
      fill: light,
    }),
  );
  sheet.finish = { grain: 0.05, vignette: 0.3 };
}
