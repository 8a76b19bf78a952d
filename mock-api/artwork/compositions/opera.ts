// The opera season: every work is one symbol under the same proscenium arch, in two inks on a coloured wall.

import type { Film } from '../film';
import { darken } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { group, path, rect } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';
import { beacon } from './opera/beacon';
import { cage } from './opera/cage';
import { crown } from './opera/crown';
import { fan } from './opera/fan';
import { mask } from './opera/mask';
import { rose } from './opera/rose';
import { ship } from './opera/ship';
import { siren } from './opera/siren';
import { tower } from './opera/tower';

const symbols = { rose, crown, cage, mask, tower, ship, siren, beacon, fan };

const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, light, dark } = film.palette;
  const w = wordsFor(film);
  sheet.fill(ground);
  sheet.add(path(arch(110, 100, 780, 970), accent), path(arch(128, 118, 744, 952), dark));
  const inside = sheet.clip(path(arch(128, 118, 744, 952)));
  sheet.add(
    group(
      [
        path(
          arch(128, 118, 744, 952),
          sheet.linear([
            [0, shape],
            [1, darken(shape, 0.35)],
          ]),
        ),
        ...named(symbols, variant)(sheet, film),
      ],
      { 'clip-path': inside },
    ),
  );
  sheet.add(rect(70, 1062, 860, 16, accent));
  sheet.add(
    write('CANDELA OPERA', { face: 'josefinSemi', size: 22, x: 70, y: 62, track: 0.3, fill: light }),
    write(`${w.season} 26 / 27`.toUpperCase(), {
      face: 'josefinSemi',
      size: 22,
      x: 930,
      y: 62,
      anchor: 'end',
      track: 0.3,
      fill: light,
    }),
  );
  const t = setTitle(film, {
    face: 'bodoniItalic',
    x: 500,
    y: 1216,
    from: 'middle',
    anchor: 'middle',
    width: 860,
    height: 190,
    lines: 2,
    leading: 0.92,
    limit: 190,
    track: -0.02,
    fill: light,
  });
  sheet.add(t.svg);
  sheet.add(
    write(film.tagline.toUpperCase(), {
      face: 'josefinSemi',
      size: 24,
      x: 500,
      y: 1364,
      anchor: 'middle',
      track: 0.28,
      fill: accent,
      max: 860,
    }),
  );
  sheet.add(
    write(film.cast.join('  ·  '), {
      face: 'cormorantItalic',
      size: 36,
      x: 500,
      y: 1412,
      anchor: 'middle',
      fill: light,
      max: 860,
    }),
  );
  sheet.add(
    write(`${w.conductor} ${film.crew.composer}   ${w.staging} ${film.directors[0]}   ${w.live}`.toUpperCase(), {
      face: 'josefin',
      size: 19,
      x: 500,
      y: 1454,
      anchor: 'middle',
      track: 0.12,
      fill: light,
      max: 860,
    }),
  );
  sheet.finish = { grain: 0.05, paper: 0.55, specks: 0.06, shift: 1 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { shape, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, shape],
      [1, darken(shape, 0.4)],
    ]),
  );
  sheet.add(group(named(symbols, variant)(sheet, film), { transform: 'translate(880 -230) scale(1.06)' }));
  sheet.add(
    rect(
      0,
      0,
      1100,
      900,
      sheet.linear(
        [
          [0, dark, 0.75],
          [1, dark, 0],
        ],
        0,
      ),
    ),
  );
  sheet.finish = { grain: 0.05, paper: 0.5, specks: 0.04 };
}
