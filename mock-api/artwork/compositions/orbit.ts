// Space: a planet's burning edge, or a Swiss-school diagram of orbits.

import type { Film } from '../film';
import { byLine, credits } from '../kit/billing';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, line, type Point, rect, ring } from '../kit/svg';
import { write } from '../kit/type';
import { astronaut } from './orbit/astronaut';
import { planet } from './orbit/planet';
import { planetPoster } from './orbit/planet-poster';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'swiss' ? swissPoster(sheet, film) : planetPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'swiss') {
    sheet.fill(film.palette.ground);
    orbits(sheet, film, 1380, 450, 1.1);
    sheet.finish = { grain: 0.035, paper: 0.5 };
    return;
  }
  planet(sheet, film, { cx: 1500, cy: 1240, r: 1000 });
  astronaut(sheet, film, 1180, 190, 1);
}

function orbits(sheet: Sheet, film: Film, cx: number, cy: number, s: number) {
  const { shape, accent } = film.palette;
  const { random } = sheet;
  sheet.add(circle(cx, cy, 46 * s, accent));
  for (let i = 0; i < 7; i++) {
    const r = (105 + i * 58) * s;
    sheet.add(ring(cx, cy, r, shape, 2.4));
    const a = -1.2 + i * 0.93 + random.between(-0.2, 0.2);
    const p: Point = [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    sheet.add(circle(...p, (9 + ((i * 37) % 22)) * s, i === 4 ? accent : shape));
    if (i === 5) sheet.add(ring(...p, 44 * s, shape, 2.4));
  }
}

function swissPoster(sheet: Sheet, film: Film) {
  const { ground, shape, accent } = film.palette;
  sheet.fill(ground);
  sheet.add(rect(0, 0, 1000, 14, accent));
  orbits(sheet, film, 530, 826, 0.92);
  const lines = film.title.split(' ');
  sheet.add(
    stack(lines, { face: 'archivoBold', size: 168, x: 58, y: 84, leading: 0.94, track: -0.035, fill: shape }).svg,
  );
  const small = { face: 'archivo', size: 22, x: 62, fill: shape } as const;
  film.cast.forEach((c, i) => {
    sheet.add(write(c, { ...small, y: 1296 + i * 30 }));
  });
  sheet.add(write(byLine(film), { ...small, x: 420, y: 1296 }));
  [...film.tagline.matchAll(/[^.]+\./g)].forEach(([t], i) => {
    sheet.add(write(t.trim(), { ...small, face: 'archivoBold', fill: accent, x: 740, y: 1296 + i * 30 }));
  });
  sheet.add(line(62, 1256, 940, 1256, shape, 2.4));
  sheet.add(
    credits(film, { x: 62, y: 1426, width: 880, fill: shape, size: 18, anchor: 'start', rows: 2, face: 'oswald' }),
  );
  sheet.finish = { grain: 0.03, paper: 0.45 };
}
