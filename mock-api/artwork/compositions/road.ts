// The road: heat, one car, a long line; or a petrol station as a paper model.

import type { Film } from '../film';
import { credits, laurel } from '../kit/billing';
import { lighten, mix } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, ellipse, group, path, rect } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';
import { desert } from './road/desert';
import { station } from './road/station';
import { stationPoster } from './road/station-poster';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'station' ? stationPoster(sheet, film) : desertPoster(sheet, film);
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'station') {
    sheet.fill(film.palette.ground);
    station(sheet, film, 960, 700, 1);
    sheet.finish = { grain: 0.03, paper: 0.4 };
    return;
  }
  desert(sheet, film, { level: 470, vanish: 1330 });
  car(sheet, film, 1270, 690, 0.8);
}

function car(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { ground, accent, light, dark } = film.palette;
  const body = '#e8e0cf';
  sheet.add(
    group(
      [
        ellipse(0, 6, 178, 22, '#000000', { opacity: 0.45 }),
        rect(-140, -44, 44, 50, '#12090a', { rx: 10 }),
        rect(96, -44, 44, 50, '#12090a', { rx: 10 }),
        path('M-108 -150Q-100 -176 -70 -180H70Q100 -176 108 -150L128 -96H-128Z', mix(accent, dark, 0.35)),
        path(
          'M-96 -146Q-90 -164 -66 -168H66Q90 -164 96 -146L112 -104H-112Z',
          sheet.linear([
            [0, light],
            [1, ground],
          ]),
        ),
        path('M-150 -100Q-154 -22 -146 -14H146Q154 -22 150 -100Q80 -114 -150 -100Z', accent),
        path('M-150 -100Q0 -118 150 -100L148 -78Q0 -94 -148 -78Z', lighten(accent, 0.25)),
        rect(-140, -70, 60, 22, '#c9201f', { rx: 6 }),
        rect(80, -70, 60, 22, '#c9201f', { rx: 6 }),
        rect(-44, -62, 88, 30, body, { rx: 3 }),
        rect(-152, -26, 304, 16, body, { rx: 8 }),
        circle(-42, -140, 17, dark),
        path('M-66 -104Q-62 -126 -42 -126Q-22 -126 -18 -104Z', dark),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
}

function desertPoster(sheet: Sheet, film: Film) {
  const { light, dark } = film.palette;
  desert(sheet, film, { level: 800, vanish: 560 });
  car(sheet, film, 630, 1130, 0.78);
  sheet.add(
    rect(
      0,
      1230,
      1000,
      270,
      sheet.linear([
        [0, dark, 0],
        [0.6, dark, 0.9],
        [1, dark],
      ]),
    ),
  );
  sheet.add(
    stack(
      linesOf(film).map((t) => t.toUpperCase()),
      { face: 'gothic', width: 500, x: 64, y: 64, gap: 26, fill: light },
    ).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'oswaldLight', size: 29, x: 936, y: 1360, anchor: 'end', fill: light, track: 0.04 }),
  );
  sheet.add(laurel(['Official', 'Plains Festival'], { x: 840, y: 144, size: 1.2, fill: light }));
  sheet.add(credits(film, { x: 500, y: 1412, width: 880, fill: light, size: 24, rows: 2 }));
}
