// Concert nights: each has the energy of its own music — brass blocks, techno moiré, a vinyl sun, a crowd, a cello.

import type { Film } from '../film';
import { mix, onto } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { group, line, path, rect, ring, stroke } from '../kit/svg';
import { lower, setTitle } from '../kit/title';
import { write } from '../kit/type';
import { blocks } from './concert/blocks';
import { brass } from './concert/brass';
import { crowd } from './concert/crowd';
import { foot } from './concert/foot';
import { hands } from './concert/hands';
import { lights } from './concert/lights';
import { record } from './concert/record';
import { trumpet } from './concert/trumpet';
import { vinyl } from './concert/vinyl';

const kinds = { brass, moire, vinyl, crowd, cello };

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
  if (variant === 'crowd') {
    lights(sheet, film, 1300, -60, 1900);
    hands(sheet, film, 900, 46);
    sheet.finish = { grain: 0.07, shift: 2 };
  }
  if (variant === 'cello') {
    sheet.add(group(cellos(film), { transform: 'translate(1020 -330) scale(0.9)' }));
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

// Cello bodies nest inside each other like hills.
function cellos(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const outline =
    'M0 -420C150 -430 250 -350 232 -240C222 -170 150 -150 150 -40C150 60 270 90 280 240C290 420 140 480 0 480C-140 480 -290 420 -280 240C-270 90 -150 60 -150 -40C-150 -150 -222 -170 -232 -240C-250 -350 -150 -430 0 -420Z';
  const parts = [];
  for (let i = 0; i < 7; i++)
    parts.push(
      path(outline, mix(shape, accent, i / 6), {
        transform: `translate(500 760) scale(${1.42 - i * 0.2} ${1.3 - i * 0.19})`,
      }),
    );
  parts.push(
    rect(470, 60, 60, 780, dark),
    path('M458 80Q450 -10 500 -20Q550 -10 542 80Z', dark),
    ...[0, 1, 2, 3].map((i) => line(480 + i * 13, 60, 476 + i * 16, 1010, light, 2.5)),
    path('M430 990Q500 960 570 990L548 1020H452Z', dark),
    ...[-1, 1].map((m) => stroke(`M${500 + m * 130} 770q${m * 30} 40 ${m * 10} 90t${m * 20} 100`, dark, 13)),
  );
  parts.push(
    group([line(-560, 0, 560, 0, light, 12), line(-560, 22, 560, 22, light, 3)], {
      transform: 'translate(500 930) rotate(-24)',
    }),
  );
  return parts;
}

function cello(sheet: Sheet, film: Film) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(cellos(film), { transform: 'translate(0 40)' }));
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
