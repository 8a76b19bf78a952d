// A snow globe holding a whole life; or a light bulb holding a storm.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { group } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { bulb } from './globe/bulb';
import { globe } from './globe/globe';

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  if (variant === 'bulb') {
    sheet.add(group(bulb(sheet, film), { transform: 'translate(500 600)' }));
    sheet.add(
      setTitle(film, {
        face: 'josefinBold',
        x: 500,
        y: 1320,
        from: 'bottom',
        anchor: 'middle',
        width: 880,
        height: 190,
        lines: 2,
        leading: 0.98,
        limit: 170,
        cased: upper,
        fill: light,
      }).svg,
      write(film.tagline, {
        face: 'josefin',
        size: 32,
        x: 500,
        y: 1376,
        anchor: 'middle',
        fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
        max: 880,
      }),
      credits(film, { x: 500, y: 1424, width: 860, fill: light, size: 22, rows: 2 }),
    );
    sheet.finish = { grain: 0.07, vignette: 0.25 };
    return;
  }
  sheet.add(group(globe(sheet, film), { transform: 'translate(500 790)' }));
  sheet.add(
    setTitle(film, {
      face: 'playfairItalic',
      x: 500,
      y: 80,
      anchor: 'middle',
      width: 880,
      height: 250,
      lines: 2,
      leading: 0.96,
      limit: 190,
      fill: dark,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'playfairItalic', size: 36, x: 500, y: 1366, anchor: 'middle', fill: dark, max: 880 }),
    credits(film, { x: 500, y: 1414, width: 860, fill: dark, size: 23, rows: 2 }),
  );
  sheet.finish = { grain: 0.05, paper: 0.6, specks: 0.06, shift: 1 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(
    group(variant === 'bulb' ? bulb(sheet, film) : globe(sheet, film), {
      transform: `translate(1400 ${variant === 'bulb' ? 420 : 380}) scale(0.84)`,
    }),
  );
  sheet.finish = { grain: 0.055, paper: 0.4 };
}
