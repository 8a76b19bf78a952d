// Animated events: speed lines and a blade, a summer crossing under a huge cloud, the eye of a machine.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { onto } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { group, rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';
import { blade } from './anime/blade';
import { crossing } from './anime/crossing';
import { machine } from './anime/machine';

const scenes = { blade, crossing, machine };

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { accent, light, dark } = film.palette;
  const w = wordsFor(film);
  named(scenes, variant)(sheet, film, 1000, 1500, false);
  if (variant === 'crossing') {
    sheet.add(
      setTitle(film, {
        face: 'groteskBold',
        x: 60,
        y: 84,
        width: 800,
        height: 250,
        lines: 2,
        leading: 0.98,
        track: -0.03,
        fill: light,
        limit: 118,
      }).svg,
      write(film.tagline, { face: 'grotesk', size: 30, x: 60, y: 1390, fill: light, max: 600 }),
      write(w.night, { face: 'groteskBold', size: 30, x: 940, y: 1390, anchor: 'end', fill: accent }),
      credits(film, { x: 60, y: 1432, width: 880, fill: light, size: 21, anchor: 'start', rows: 2 }),
    );
    return;
  }
  const t = setTitle(film, {
    face: variant === 'blade' ? 'anton' : 'unbounded',
    x: 0,
    y: 0,
    width: 840,
    height: 300,
    lines: 2,
    fit: variant === 'blade' ? 'each' : 'block',
    gap: 0.1,
    cased: upper,
    fill: light,
    limit: 260,
  });
  if (variant === 'blade')
    sheet.add(
      group([group(t.svg, { transform: 'translate(12 12)', opacity: 0 }), t.svg], {
        transform: `translate(64 ${1340 - t.bottom}) skewX(-10) rotate(-4)`,
      }),
    );
  else sheet.add(group(t.svg, { transform: `translate(60 ${1330 - t.bottom})` }));
  if (variant === 'blade') sheet.add(rect(0, 0, 1000, 124, dark));
  sheet.add(
    write(`${w.night} · ${w.soon}`.toUpperCase(), {
      face: 'archivoBlack',
      size: 30,
      x: 60,
      y: 84,
      fill: light,
      track: 0.02,
    }),
    write(film.tagline, {
      face: 'archivoBold',
      size: 30,
      x: 60,
      y: 1398,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1438, width: 880, fill: light, size: 21, anchor: 'start', rows: 2 }),
  );
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  named(scenes, variant)(sheet, film, 2000, 900, true);
}
