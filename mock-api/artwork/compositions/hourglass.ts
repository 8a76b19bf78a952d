// An hourglass: a city runs out above and a forest grows below.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix, onto } from '../kit/colour';
import { dots } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, group, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

function glass(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const bulb =
    'M-260 -440C-260 -220 -60 -120 -20 -20V20C-60 120 -260 220 -260 440H260C260 220 60 120 20 20V-20C60 -120 260 -220 260 -440Z';
  const inside = [
    rect(
      -300,
      -440,
      600,
      440,
      sheet.linear([
        [0, mix(shape, light, 0.45)],
        [1, accent],
      ]),
    ),
    rect(
      -300,
      0,
      600,
      440,
      sheet.linear([
        [0, dark],
        [1, shape],
      ]),
    ),
  ];
  for (let i = 0; i < 13; i++) {
    const x = -230 + i * 36;
    const hgt = 60 + ((i * 71) % 150);
    inside.push(
      rect(x, -230 - hgt + Math.abs(i - 6) * 5, 31, hgt + 200, i % 2 ? dark : mix(dark, shape, 0.35)),
      ...[0, 1, 2, 3].map((k) =>
        rect(x + 6 + (k % 2) * 12, -216 - hgt + Math.floor(k / 2) * 30 + Math.abs(i - 6) * 5, 7, 12, accent),
      ),
    );
  }
  inside.push(
    polygon(
      [
        [-300, -190],
        [300, -190],
        [26, 0],
        [-26, 0],
      ],
      accent,
    ),
    polygon(
      [
        [-300, -190],
        [0, -160],
        [300, -190],
        [26, 0],
        [-26, 0],
      ],
      darken(accent, 0.12),
    ),
    rect(-5, -10, 10, 400, accent),
  );
  inside.push(path('M-280 450Q-160 380 0 290Q160 380 280 450Z', accent));
  for (let i = 0; i < 22; i++) {
    const x = random.between(-220, 220);
    const y = 440 - (1 - Math.abs(x) / 240) * 110 + 12;
    const s = random.between(0.6, 1.25);
    inside.push(
      group(
        [
          polygon(
            [
              [0, -120],
              [34, -40],
              [-34, -40],
            ],
            '#2f6b4f',
          ),
          polygon(
            [
              [0, -84],
              [42, 0],
              [-42, 0],
            ],
            '#24543f',
          ),
          rect(-5, 0, 10, 16, dark),
        ],
        { transform: `translate(${x} ${y}) scale(${s})` },
      ),
    );
  }
  inside.push(
    group([path('M-12 0L-8 -34H8L12 0Z', light), circle(0, -44, 11, light)], { transform: 'translate(40 318)' }),
  );
  return [
    group(inside, { 'clip-path': sheet.clip(path(bulb)) }),
    path(bulb, 'none', { stroke: light, 'stroke-width': 10, opacity: 0.9 }),
    stroke('M-220 -400C-214 -280 -130 -200 -70 -130M-220 400C-214 330 -180 280 -150 250', '#ffffff', 15, {
      opacity: 0.5,
    }),
    rect(-330, -500, 660, 62, light, { rx: 14 }),
    rect(-330, 438, 660, 62, light, { rx: 14 }),
    ...[-296, 296].map((x) => rect(x - 13, -440, 26, 880, mix(light, dark, 0.22), { rx: 12 })),
  ];
}
export function poster(sheet: Sheet, film: Film) {
  const { ground, accent, light } = film.palette;
  sheet.fill(ground);
  sheet.add(
    ...dots(sheet.random, 200, [0, 0, 1000, 1500], [1, 4], accent, [0.2, 0.8]),
    group(glass(sheet, film), { transform: 'translate(500 780) rotate(8) scale(0.9)' }),
  );
  sheet.add(
    setTitle(film, {
      face: 'oswald',
      x: 500,
      y: 74,
      anchor: 'middle',
      width: 880,
      height: 190,
      lines: 2,
      leading: 1.02,
      limit: 150,
      track: 0.04,
      cased: upper,
      fill: light,
    }).svg,
    write(film.tagline, {
      face: 'oswaldLight',
      size: 34,
      x: 500,
      y: 1366,
      anchor: 'middle',
      fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
      track: 0.03,
    }),
    credits(film, { x: 500, y: 1416, width: 880, fill: light, size: 24, rows: 2 }),
  );
  sheet.finish = { grain: 0.065, paper: 0.5, shift: 1, vignette: 0.15 };
}
export function backdrop(sheet: Sheet, film: Film) {
  sheet.fill(film.palette.ground);
  sheet.add(
    ...dots(sheet.random, 220, [700, 0, 2000, 900], [1, 4], film.palette.accent, [0.2, 0.8]),
    group(glass(sheet, film), { transform: 'translate(1400 450) rotate(24) scale(0.8)' }),
  );
  sheet.finish = { grain: 0.06, paper: 0.4 };
}
