// Live sport on the big screen: a final under floodlights, a marathon by night, clay, a sprint of wheels.

import type { Film } from '../film';
import { named, nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, rect } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';
import { clay } from './arena/clay';
import { final } from './arena/final';
import { marathon } from './arena/marathon';
import { peloton } from './arena/peloton';

const scenes = { final, marathon, clay, peloton };

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { accent, light, dark } = film.palette;
  const w = wordsFor(film);
  named(scenes, variant)(sheet, film, false);
  const live = (x: number, y: number, back: string, ink: string) => [
    rect(x, y, 130, 52, back, { rx: 8 }),
    circle(x + 28, y + 26, 9, ink),
    write('LIVE', { face: 'archivoBlack', size: 28, x: x + 46, y: y + 36, fill: ink }),
  ];
  if (variant === 'final' || variant === 'marathon') {
    sheet.add(
      setTitle(film, {
        face: 'anton',
        x: 56,
        y: 1340,
        from: 'bottom',
        width: 888,
        height: 330,
        lines: 3,
        fit: 'each',
        gap: 0.12,
        limit: 300,
        cased: upper,
        fill: [light, accent],
      }).svg,
      live(56, 56, variant === 'final' ? '#e4002b' : accent, variant === 'final' ? '#ffffff' : dark),
      write(nth(film.captions, 0).toUpperCase(), {
        face: 'anton',
        size: 36,
        x: 944,
        y: 98,
        anchor: 'end',
        fill: light,
        track: 0.03,
      }),
      write(film.tagline, { face: 'archivoBold', size: 32, x: 56, y: 1396, fill: light, max: 888 }),
      write(`${w.live} · ${nth(film.captions, 1)}`, {
        face: 'archivo',
        size: 27,
        x: 56,
        y: 1440,
        fill: light,
        max: 888,
      }),
    );
  } else {
    sheet.add(
      setTitle(film, {
        face: 'syne',
        x: 56,
        y: 64,
        width: 888,
        height: 270,
        lines: 2,
        leading: 0.9,
        track: -0.03,
        limit: 210,
        cased: upper,
        fill: dark,
      }).svg,
      live(56, 1330, dark, light),
      write(nth(film.captions, 0), { face: 'archivoBlack', size: 36, x: 210, y: 1368, fill: dark, max: 730 }),
      write(film.tagline, { face: 'archivoBold', size: 30, x: 56, y: 1426, fill: dark, max: 600 }),
      write(nth(film.captions, 1), { face: 'archivoBold', size: 30, x: 944, y: 1426, anchor: 'end', fill: dark }),
    );
  }
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  named(scenes, variant)(sheet, film, true);
}
