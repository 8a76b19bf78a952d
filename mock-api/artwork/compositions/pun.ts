// One object that is two things at once, after the Polish poster school.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, group, line, path, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';
import { egg } from './pun/egg';
import { keyCity } from './pun/key-city';
import { pan } from './pun/pan';
import { rain } from './pun/rain';
import { umbrellas } from './pun/umbrellas';

const draw = { umbrellas, egg, key };

export function poster(sheet: Sheet, film: Film, variant: string) {
  named(draw, variant)(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(ground);
  if (variant === 'umbrellas') {
    rain(sheet, film, 260);
    sheet.add(group(heart(film), { transform: 'translate(940 -80) scale(0.86)' }));
  }
  if (variant === 'egg') {
    sheet.fill(accent);
    sheet.add(group(pan(film), { transform: 'translate(890 -150) scale(0.95)' }));
  }
  if (variant === 'key') {
    glowSky(sheet, film);
    sheet.add(
      circle(1400, 250, 330, shape, { opacity: 0.1 }),
      circle(1400, 250, 470, shape, { opacity: 0.06 }),
      group(keyCity(film), { transform: 'translate(1040 -20) scale(0.72)' }),
      path('M0 850Q480 780 1000 836T2000 810V900H0Z', dark),
    );
  }
  sheet.finish = { grain: 0.04, paper: 0.5 };
}

// Two umbrellas leaning together make a heart; their handles make two people.
function heart(film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  const umbrella = (fill: string) => [
    path(
      'M0 -300C170 -300 290 -170 300 0C262 -36 214 -36 176 0C138 -36 100 -36 62 0H-62C-100 -36 -138 -36 -176 0C-214 -36 -262 -36 -300 0C-290 -170 -170 -300 0 -300Z',
      fill,
    ),
    stroke(
      'M0 -300C-60 -220 -64 -80 -62 0M0 -300C60 -220 64 -80 62 0M0 -300C-130 -240 -170 -110 -176 0M0 -300C130 -240 170 -110 176 0',
      darken(fill, 0.22),
      4,
    ),
    line(0, -340, 0, -300, dark, 9),
    line(0, -6, 0, 330, dark, 10),
  ];
  return [
    path(
      'M500 960C330 800 130 640 130 430C130 290 230 210 330 210C420 210 480 270 500 330C520 270 580 210 670 210C770 210 870 290 870 430C870 640 670 800 500 960Z',
      ground,
      { opacity: 0 },
    ),
    group(umbrella(accent), { transform: 'translate(672 470) rotate(42) scale(0.98)' }),
    group(umbrella(shape), { transform: 'translate(328 470) rotate(-42) scale(0.98)' }),
  ];
}

function glowSky(sheet: Sheet, film: Film) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
      [1, mix(ground, shape, 0.35)],
    ]),
  );
  for (let i = 0; i < 110; i++)
    sheet.add(
      circle(
        sheet.random.between(0, sheet.w),
        sheet.random.between(0, sheet.h * 0.75),
        sheet.random.between(0.8, 3),
        light,
        { opacity: sheet.random.between(0.2, 0.9) },
      ),
    );
}

function key(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  glowSky(sheet, film);
  sheet.add(circle(500, 430, 420, shape, { opacity: 0.1 }), circle(500, 430, 560, shape, { opacity: 0.06 }));
  sheet.add(group(keyCity(film), { transform: 'translate(0 40) rotate(0)' }));
  sheet.add(path('M0 1210Q240 1140 500 1200T1000 1170V1500H0Z', dark));
  sheet.add(stack(linesOf(film, 3), { face: 'playfairBlack', size: 84, x: 64, y: 770, leading: 1, fill: accent }).svg);
  sheet.add(write(film.tagline, { face: 'playfairItalic', size: 34, x: 500, y: 1330, anchor: 'middle', fill: shape }));
  sheet.add(credits(film, { x: 500, y: 1396, width: 860, fill: light, size: 23, rows: 2 }));
  sheet.add(
    write(film.cast.join('   ').toUpperCase(), {
      face: 'josefin',
      size: 22,
      x: 500,
      y: 88,
      anchor: 'middle',
      fill: light,
      track: 0.18,
      max: 860,
    }),
  );
  sheet.finish = { grain: 0.055, vignette: 0.25 };
}
