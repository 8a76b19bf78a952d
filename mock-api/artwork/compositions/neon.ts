// Concerts: a flower made of sound bars, and four houses strung on one stave.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, group, line, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'strings' ? stringsPoster(sheet, film) : bloomPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  if (variant === 'strings') {
    stave(sheet, film, 520, 0.72, [760, 1060, 1380, 1700]);
    sheet.finish = { grain: 0.04, paper: 0.6 };
    return;
  }
  bloom(sheet, film, 1400, 450, 0.85);
  sheet.finish = { grain: 0.07, shift: 2 };
}

function bloom(sheet: Sheet, film: Film, cx: number, cy: number, s: number) {
  const { ground, shape, accent, light } = film.palette;
  const { random } = sheet;
  sheet.add(
    circle(
      cx,
      cy,
      620 * s,
      sheet.radial(
        [
          [0, shape, 0.5],
          [0.5, mix(shape, accent, 0.4), 0.16],
          [1, ground, 0],
        ],
        cx,
        cy,
        620 * s,
      ),
    ),
  );
  const glow = sheet.blur(9);
  const rings = [
    [70, 34, accent, 36],
    [150, 150, shape, 96],
    [330, 120, light, 150],
  ] as const;
  const soft = [];
  const sharp = [];
  for (const [inner, reach, colour, count] of rings)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 - Math.PI / 2;
      const petal = Math.abs(Math.cos(a * 3.5)) ** 0.8;
      const len = reach * (0.22 + petal * 0.95) * random.between(0.6, 1.08) * s;
      const r0 = inner * s * (0.82 + petal * 0.22);
      const tone = colour === light ? mix(accent, light, petal) : colour;
      const l = line(
        cx + Math.cos(a) * r0,
        cy + Math.sin(a) * r0,
        cx + Math.cos(a) * (r0 + len),
        cy + Math.sin(a) * (r0 + len),
        tone,
        (inner / 330) * 5 * s + 2.5,
        { 'stroke-linecap': 'round' },
      );
      sharp.push(l);
      soft.push(l);
    }
  sheet.add(group(soft, { filter: glow, opacity: 0.95 }), group(sharp));
  sheet.add(circle(cx, cy, 46 * s, light), circle(cx, cy, 70 * s, light, { filter: glow, opacity: 0.5 }));
}

function bloomPoster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light } = film.palette;
  sheet.fill(ground);
  bloom(sheet, film, 500, 610, 1);
  // stem: one level meter
  for (let i = 0; i < 22; i++)
    sheet.add(
      rect(484 - (i % 5) * 3, 1010 + i * 14, 32 + (i % 5) * 6, 7, i < 6 ? shape : accent, { opacity: 1 - i / 26 }),
    );
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'monoton',
      size: sizeToWidth(nth(linesOf(film), 0).toUpperCase(), 'monoton', 880),
      x: 60,
      y: 1236,
      fill: light,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'monoton',
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'monoton', 880),
      x: 60,
      y: 1414,
      fill: shape,
    }),
  );
  sheet.add(
    write(nth(film.captions, 0), { face: 'groteskBold', size: 25, x: 60, y: 84, fill: accent, track: 0.08 }),
    write(nth(film.captions, 1), {
      face: 'groteskBold',
      size: 25,
      x: 940,
      y: 84,
      anchor: 'end',
      fill: accent,
      track: 0.08,
    }),
  );
  sheet.add(
    write(film.tagline.toUpperCase(), { face: 'grotesk', size: 22, x: 60, y: 1462, fill: light, track: 0.06 }),
    write(`${film.runtime} MIN`, {
      face: 'grotesk',
      size: 22,
      x: 940,
      y: 1462,
      anchor: 'end',
      fill: light,
      track: 0.06,
    }),
  );
  sheet.finish = { grain: 0.07, shift: 2 };
}

function stave(sheet: Sheet, film: Film, y: number, s: number, xs: readonly [number, number, number, number]) {
  const { shape, accent, light, dark } = film.palette;
  const { w } = sheet;
  const gap = 92 * s;
  for (let i = 0; i < 5; i++) {
    const yy = y + i * gap;
    sheet.add(stroke(`M-20 ${yy + 30}C${w * 0.3} ${yy - 50} ${w * 0.6} ${yy + 70} ${w + 20} ${yy - 20}`, shape, 4));
  }
  xs.forEach((x, i) => {
    const wob = nth([-20, 4, 18, -4], i);
    const yy = y + gap * nth([2.6, 0.7, 3.2, 1.6], i) + wob;
    const tone = nth([shape, accent, shape, mix(shape, accent, 0.25)], i);
    const up = i !== 1;
    // each house is a note head; its chimney is the stem
    sheet.add(
      group(
        [
          rect(up ? 62 : -76, up ? -250 : 40, 14, up ? 250 : 240, tone),
          ...(i === 2 ? [path('M62 -250C130 -210 170 -160 150 -70C140 -140 110 -160 76 -170Z', tone)] : []),
          polygon(
            [
              [-100, -20],
              [0, -104],
              [100, -20],
            ],
            tone,
          ),
          rect(-80, -24, 160, 118, tone),
          rect(-52, 4, 38, 44, light),
          rect(16, 4, 38, 44, i === 1 ? dark : '#ffd98a'),
          rect(-18, 52, 36, 42, light),
        ],
        { transform: `translate(${x} ${yy}) scale(${s}) rotate(${nth([-6, 4, -3, 7], i)})` },
      ),
    );
  });
}

function stringsPoster(sheet: Sheet, film: Film) {
  const { ground, shape, accent } = film.palette;
  sheet.fill(ground);
  sheet.add(rect(40, 40, 920, 1420, 'none', { stroke: shape, 'stroke-width': 3 }));
  stave(sheet, film, 720, 1.02, [170, 390, 630, 850]);
  sheet.add(stack(linesOf(film, 3), { face: 'dmserif', size: 152, x: 84, y: 96, leading: 0.92, fill: shape }).svg);
  sheet.add(write(film.tagline, { face: 'dmserifItalic', size: 35, x: 86, y: 1290, fill: accent }));
  sheet.add(line(86, 1318, 914, 1318, shape, 3));
  sheet.add(
    write(film.cast[0].toUpperCase(), { face: 'josefinBold', size: 27, x: 86, y: 1362, track: 0.12, fill: shape }),
    write(nth(film.captions, 0), {
      face: 'josefinBold',
      size: 27,
      x: 914,
      y: 1362,
      anchor: 'end',
      track: 0.12,
      fill: accent,
    }),
  );
  sheet.add(credits(film, { x: 86, y: 1402, width: 828, fill: shape, size: 21, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.04, paper: 0.7, specks: 0.08, shift: 1 };
}
