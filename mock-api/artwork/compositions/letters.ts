// Crime by letters: a typewriter whose hammer is a gun, and a ransom note cut from newspapers.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { group, line, rect } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';
import { cuttings } from './letters/cuttings';
import { envelope } from './letters/envelope';
import { machine } from './letters/machine';
import { newsprint } from './letters/newsprint';
import { ransomPoster } from './letters/ransom-poster';

export function poster(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'envelope') return envelopePoster(sheet, film);
  return variant === 'ransom' ? ransomPoster(sheet, film) : typePoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  if (variant === 'envelope') {
    envelope(sheet, film, 2000, 900);
    sheet.finish = { grain: 0.05, paper: 0.8 };
    return;
  }
  if (variant === 'ransom') {
    newsprint(sheet, film);
    cuttings(sheet, film, 900, 250, 1000, 420);
    sheet.finish = { grain: 0.06, paper: 0.8, specks: 0.06 };
    return;
  }
  sheet.add(group(machine(film), { transform: 'translate(880 -330) scale(1)' }));
  sheet.finish = { grain: 0.06, paper: 0.5, shift: 1 };
}

function typePoster(sheet: Sheet, film: Film) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(machine(film), { transform: 'translate(0 90)' }));
  sheet.add(
    setTitle(film, {
      face: 'typewriter',
      x: 60,
      y: 70,
      width: 880,
      height: 190,
      lines: 2,
      leading: 1,
      limit: 130,
      fill: dark,
    }).svg,
  );
  sheet.add(
    rect(0, 1280, 1000, 220, dark),
    write(film.tagline, {
      face: 'typewriter',
      size: 33,
      x: 60,
      y: 1346,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1400, width: 880, fill: light, size: 24, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.07, paper: 0.7, shift: 2, specks: 0.1 };
}

function envelopePoster(sheet: Sheet, film: Film) {
  const { accent, dark } = film.palette;
  envelope(sheet, film, 1000, 1500);
  sheet.add(
    setTitle(film, {
      face: 'caveat',
      x: 120,
      y: 640,
      width: 760,
      height: 330,
      lines: 2,
      leading: 0.95,
      limit: 220,
      fill: dark,
    }).svg,
    ...[0, 1, 2].map((i) => line(120, 1010 + i * 70, 880 - i * 160, 1010 + i * 70, dark, 3, { opacity: 0.5 })),
    write(film.tagline, { face: 'typewriter', size: 30, x: 120, y: 1290, fill: accent, max: 760 }),
    credits(film, { x: 120, y: 1346, width: 760, fill: dark, size: 22, anchor: 'start', rows: 3 }),
  );
  sheet.finish = { grain: 0.05, paper: 0.9, specks: 0.08, shift: 2 };
}
