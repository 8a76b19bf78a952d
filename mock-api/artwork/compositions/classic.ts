// Candela Classics: restored silent films, redrawn as stone lithographs with a shared label.

import type { Film } from '../film';
import { mix, onto } from '../kit/colour';
import { named, nth } from '../kit/list';
import { crayon } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { group, line, rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';
import { caligari } from './classic/caligari';
import { fantomas } from './classic/fantomas';
import { faust } from './classic/faust';
import { general } from './classic/general';
import { metropolis } from './classic/metropolis';
import { moon } from './classic/moon';
import { nosferatu } from './classic/nosferatu';
import { phantom } from './classic/phantom';
import { safety } from './classic/safety';
import { sunrise } from './classic/sunrise';

const scenes = {
  metropolis,
  nosferatu,
  general,
  safety,
  moon,
  caligari,
  faust,
  sunrise,
  fantomas,
  phantom,
};

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, accent, light, dark } = film.palette;
  const w = wordsFor(film);
  sheet.fill(light);
  const inside = sheet.clip(rect(40, 40, 920, 1130));
  sheet.add(
    group(
      [
        rect(40, 40, 920, 1130, ground),
        ...named(scenes, variant)(sheet, film),
        crayon(sheet.random, { x: 40, y: 40, w: 920, h: 1100, colour: dark, count: 1500, opacity: 0.3, angle: 60 }),
      ],
      { 'clip-path': inside },
    ),
  );
  sheet.add(rect(40, 40, 920, 1130, 'none', { stroke: dark, 'stroke-width': 6 }));
  const t = setTitle(film, {
    face: film.type ?? 'limelight',
    x: 500,
    y: 1276,
    from: 'middle',
    anchor: 'middle',
    width: 880,
    height: 130,
    lines: 2,
    leading: 0.95,
    limit: 150,
    cased: film.plainCase ? (text) => text : upper,
    fill: onto(light, accent, mix(accent, dark, 0.45), dark),
  });
  sheet.add(t.svg);
  sheet.add(
    line(40, 1366, 960, 1366, dark, 3),
    write('CANDELA CLASSICS', { face: 'josefinBold', size: 24, x: 40, y: 1402, track: 0.14, fill: dark }),
    write(nth(film.captions, 0), {
      face: 'josefinBold',
      size: 24,
      x: 960,
      y: 1402,
      anchor: 'end',
      track: 0.14,
      fill: dark,
    }),
  );
  sheet.add(
    write(`${w.by} ${film.directors.join(' & ')}`, {
      face: 'cormorantItalic',
      size: 32,
      x: 40,
      y: 1446,
      fill: dark,
      max: 500,
    }),
    write(`${w.restored} · ${w.piano}`, {
      face: 'cormorantItalic',
      size: 32,
      x: 960,
      y: 1446,
      anchor: 'end',
      fill: dark,
      max: 460,
    }),
  );
  sheet.finish = { grain: 0.09, paper: 1, specks: 0.12, shift: 2, fade: 0.03 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(group(named(scenes, variant)(sheet, film), { transform: 'translate(900 -180) scale(1.12)' }));
  sheet.add(
    rect(
      0,
      0,
      1200,
      900,
      sheet.linear(
        [
          [0, film.palette.ground],
          [0.75, film.palette.ground, 0.96],
          [1, film.palette.ground, 0],
        ],
        0,
      ),
    ),
  );
  sheet.add(
    crayon(sheet.random, {
      x: 0,
      y: 0,
      w: 2000,
      h: 900,
      colour: film.palette.dark,
      count: 1600,
      opacity: 0.25,
      angle: 60,
    }),
  );
  sheet.finish = { grain: 0.09, paper: 0.9, specks: 0.1 };
}
