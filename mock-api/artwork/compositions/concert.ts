// Concert nights: each has the energy of its own music — brass blocks, techno moiré, a vinyl sun, a cello.

import type { Film } from '../film';
import { onto } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { group, rect, ring } from '../kit/svg';
import { lower, setTitle } from '../kit/title';
import { write } from '../kit/type';
import { blocks } from './concert/blocks';
import { brass } from './concert/brass';
import { cellos } from './concert/cello';
import { foot } from './concert/foot';
import { record } from './concert/record';
import { trumpet } from './concert/trumpet';
import { vinyl } from './concert/vinyl';

const kinds = { brass, moire, vinyl, cello };

export function poster(sheet: Sheet, film: Film, variant: string) {
  named(kinds, variant)(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  if (variant === 'brass') {
    blocks(sheet, film, 1000, 900);
    sheet.add(group(trumpet(film), { transform: 'translate(1020 330) rotate(-20) scale(0.95)' }));
    sheet.finish = { grain: 0.06, paper: 0.7, shift: 2 };
  }
  if (variant === 'moire') {
    waves(sheet, film, 1380, 450, 620);
    sheet.finish = { grain: 0.05 };
  }
  if (variant === 'vinyl') {
    sheet.add(group(record(sheet, film, 0, 0, 400), { transform: 'translate(1400 470)' }));
    sheet.finish = { grain: 0.06, paper: 0.6 };
  }
  if (variant === 'cello') {
    sheet.add(group(cellos(sheet, film), { transform: 'translate(1020 -330) scale(0.9)' }));
    sheet.finish = { grain: 0.05, paper: 0.7 };
  }
}

// Two sets of rings, a little apart, make a third pattern that nobody drew.
function waves(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const { shape, accent } = film.palette;
  const rings = (x: number, y: number, tone: string) =>
    group(
      Array.from({ length: 46 }, (_, i) => ring(x, y, 10 + i * (r / 46), tone, r / 110)),
      { style: 'mix-blend-mode:screen' },
    );
  sheet.add(rings(cx - 60, cy - 30, shape), rings(cx + 60, cy + 30, accent), rings(cx, cy + 90, '#5a3cff'));
}

function moire(sheet: Sheet, film: Film) {
  const { ground, shape, light } = film.palette;
  sheet.fill(ground);
  waves(sheet, film, 500, 640, 640);
  sheet.add(rect(0, 1090, 1000, 410, ground));
  sheet.add(
    setTitle(film, {
      face: 'unbounded',
      x: 60,
      y: 1278,
      from: 'bottom',
      width: 880,
      height: 160,
      lines: 2,
      leading: 1,
      track: -0.03,
      cased: lower,
      fill: light,
      limit: 170,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'unboundedLight',
      size: 24,
      x: 60,
      y: 1352,
      fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
  );
  foot(sheet, film, { fill: light, face: 'unboundedLight', faceBold: 'unbounded', y: 1404, accent: shape });
  sheet.finish = { grain: 0.05, shift: 1 };
}

function cello(sheet: Sheet, film: Film) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(cellos(sheet, film), { transform: 'translate(75 4) scale(0.85)' }));
  sheet.add(rect(0, 1180, 1000, 320, ground));
  sheet.add(
    setTitle(film, {
      face: 'dmserif',
      x: 60,
      y: 1296,
      from: 'bottom',
      width: 880,
      height: 170,
      lines: 2,
      leading: 0.95,
      fill: dark,
      limit: 150,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'dmserifItalic',
      size: 34,
      x: 60,
      y: 1346,
      fill: onto(film.palette.ground, film.palette.shape, film.palette.light, film.palette.dark),
      max: 880,
    }),
  );
  foot(sheet, film, { fill: dark, face: 'josefin', faceBold: 'josefinBold', y: 1402, accent: shape });
  sheet.finish = { grain: 0.05, paper: 0.7, specks: 0.06 };
}
