// Paper cut in depth: sheet behind sheet, each with a smaller hole, and something living in the last one.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, group, path, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { depth } from './layers/depth';
import { fox } from './layers/fox';

const hearts = { fox, deer, city };

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, light } = film.palette;
  depth(sheet, film, 500, 610, 560, 620, 6, named(hearts, variant)(film, 500, 640, 1));
  sheet.add(
    rect(
      0,
      1130,
      1000,
      370,
      sheet.linear([
        [0, ground, 0],
        [0.35, ground, 1],
      ]),
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'josefinBold',
      x: 500,
      y: 1310,
      from: 'bottom',
      anchor: 'middle',
      width: 880,
      height: 180,
      lines: 2,
      leading: 0.98,
      limit: 150,
      fill: light,
      cased: upper,
      track: 0.01,
    }).svg,
    write(film.tagline, {
      face: 'cormorantItalic',
      size: 40,
      x: 500,
      y: 1370,
      anchor: 'middle',
      fill: light,
      max: 860,
    }),
    credits(film, { x: 500, y: 1420, width: 860, fill: light, size: 22, rows: 2 }),
  );
  sheet.finish = { grain: 0.045, paper: 0.9 };
}

export function backdrop(sheet: Sheet, film: Film, variant: string) {
  depth(sheet, film, 1380, 440, 640, 430, 5, named(hearts, variant)(film, 1380, 480, 0.72));
  sheet.finish = { grain: 0.045, paper: 0.8 };
}

function deer(film: Film, x: number, y: number, s: number) {
  const { accent, dark } = film.palette;
  return [
    circle(x + 60 * s, y - 140 * s, 210 * s, lighten(accent, 0.4)),
    group(
      [
        path(
          'M-120 180L-112 40Q-130 -40 -60 -60Q20 -60 60 -70L80 -190L60 -230L90 -226L110 -246Q140 -240 136 -216L180 -196Q184 -176 160 -172L128 -164Q130 -60 104 0L108 180H88L80 40Q20 50 -40 40L-60 60L-64 180H-84L-84 60L-96 180Z',
          dark,
        ),
        stroke(
          'M92 -240Q40 -300 60 -380M70 -300Q20 -310 0 -360M110 -246Q140 -310 120 -390M132 -310Q170 -330 180 -376',
          dark,
          11,
        ),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
    path(
      `M${x - 700} ${y + 176 * s}Q${x} ${y + 150 * s} ${x + 700} ${y + 180 * s}V${y + 900}H${x - 700}Z`,
      darken(dark, 0.2),
    ),
  ];
}

function city(film: Film, x: number, y: number, s: number) {
  const { light, dark, shape } = film.palette;
  return [
    circle(x, y - 120 * s, 190 * s, '#ffffff', { opacity: 0.85 }),
    ...Array.from({ length: 11 }, (_, i) => {
      const bx = x + (i - 5.5) * 62 * s;
      const hgt = (120 + ((i * 97) % 190)) * s;
      return group([
        rect(bx, y + 180 * s - hgt, 54 * s, hgt + 300, i % 2 ? dark : mix(dark, shape, 0.4)),
        ...(i % 3
          ? []
          : [
              path(
                `M${bx} ${y + 180 * s - hgt}a${27 * s} ${34 * s} 0 0 1 ${54 * s} 0Z`,
                i % 2 ? dark : mix(dark, shape, 0.4),
              ),
            ]),
        ...[0, 1, 2, 3].map((k) =>
          rect(bx + 12 * s + (k % 2) * 20 * s, y + 210 * s - hgt + Math.floor(k / 2) * 40 * s, 10 * s, 18 * s, light),
        ),
      ]);
    }),
  ];
}
