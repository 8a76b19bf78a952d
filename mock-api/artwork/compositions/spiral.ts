// Rooms within rooms seen from the roof, each a turn further in and a century further back.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { nth } from '../kit/list';
import { fromScenes } from '../kit/scenes';
import { star } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, group, path, rect, ring, type Shapes } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

type Box = readonly [x: number, y: number, w: number, h: number];
type Tiles = (box: Box, inks: readonly [string, string, string]) => Shapes;

/** Fills a box with as many whole tiles as it takes. */
function tiled(
  [x, y, w, h]: Box,
  size: number,
  tile: (x: number, y: number, s: number, odd: boolean) => Shapes,
): Shapes {
  const [columns, rows] = [Math.max(2, Math.round(w / size)), Math.max(2, Math.round(h / size))];
  const s = Math.min(w / columns, h / rows);
  const [left, top] = [x + (w - s * columns) / 2, y + (h - s * rows) / 2];
  return Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return tile(left + (column + 0.5) * s, top + (row + 0.5) * s, s, (column + row) % 2 === 1);
  });
}

const stars: Tiles = (box, [, b, c]) =>
  tiled(box, 84, (x, y, s) => [
    star(x, y, s * 0.5, b, 8, 0.62),
    star(x, y, s * 0.26, c, 8, 0.62),
    circle(x, y, s * 0.07, b),
  ]);
const checks: Tiles = (box, [, b, c]) =>
  tiled(box, 62, (x, y, s, odd) => (odd ? rect(x - s / 2, y - s / 2, s, s, b) : circle(x, y, s * 0.2, c)));
const scales: Tiles = (box, [, b, c]) =>
  tiled(box, 50, (x, y, s, odd) =>
    path(`M${x - s / 2} ${y + s / 2}A${s / 2} ${s / 2} 0 0 1 ${x + s / 2} ${y + s / 2}Z`, odd ? b : c),
  );
const diamonds: Tiles = (box, [, b, c]) =>
  tiled(box, 44, (x, y, s, odd) =>
    path(`M${x} ${y - s / 2}L${x + s / 2} ${y}L${x} ${y + s / 2}L${x - s / 2} ${y}Z`, odd ? b : c),
  );
const rings: Tiles = (box, [, b, c]) =>
  tiled(box, 36, (x, y, s) => [ring(x, y, s * 0.36, b, s * 0.14), circle(x, y, s * 0.12, c)]);
const bricks: Tiles = (box, [, b]) =>
  tiled(box, 22, (x, y, s, odd) => rect(x - s / 2 + 1, y - s * 0.22, s - 2, s * 0.44, b, { opacity: odd ? 1 : 0.6 }));

const floors = [stars, checks, scales, diamonds, rings, bricks];

/** Cuts the longer side at its golden part, each time from the next edge round; what is left over is the last court. */
function courts([x, y, w, h]: Box, count: number, side = 0): Box[] {
  if (count === 1) return [[x, y, w, h]];
  const [across, down] = [Math.round(w * 0.6), Math.round(h * 0.6)];
  const cuts: readonly (readonly [court: Box, rest: Box])[] = [
    [
      [x, y, w, down],
      [x, y + down, w, h - down],
    ],
    [
      [x + w - across, y, across, h],
      [x, y, w - across, h],
    ],
    [
      [x, y + h - down, w, down],
      [x, y, w, h - down],
    ],
    [
      [x, y, across, h],
      [x + across, y, w - across, h],
    ],
  ];
  const [court, rest] = nth(cuts, side);
  return [court, ...courts(rest, count - 1, side + 1)];
}

/** A door in a wall, drawn as it stands although the floor lies flat, as old maps do. */
const arch = (x: number, y: number, scale: number, lit: string, frame: string, inside: Shapes = '') =>
  group(
    [
      path('M-82 0V-126C-112 -176 -60 -250 0 -250C60 -250 112 -176 82 -126V0Z', frame),
      path('M-60 0V-130C-84 -170 -46 -226 0 -226C46 -226 84 -170 60 -130V0Z', lit),
      inside,
    ],
    { transform: `translate(${x} ${y}) scale(${scale})` },
  );

/** Two children hand in hand, from behind. */
const pair = (dark: string, first: string, second: string): Shapes => [
  path('M-40 0V-34H-30V0ZM-22 0V-34H-12V0Z', dark),
  path('M-48 -28Q-44 -88 -26 -90Q-8 -88 -4 -28Z', first),
  circle(-26, -104, 17, dark),
  path('M12 0V-30H22V0ZM30 0V-30H40V0Z', dark),
  path('M6 -24Q10 -72 26 -74Q42 -72 46 -24Z', second),
  circle(26, -88, 16, dark),
  path('M-12 -66L12 -54L14 -46L-14 -56Z', dark),
];

function draw(sheet: Sheet, film: Film, box: Box, side: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const clay = '#c8553d';
  const inks = [
    [ground, shape, accent],
    [accent, clay, ground],
    [shape, light, ground],
    [clay, accent, light],
    [light, shape, clay],
    [mix(accent, clay, 0.4), darken(clay, 0.3), light],
  ] as const;
  const all = courts(box, 7, side);
  all.forEach(([x, y, w, h], i) => {
    const wall = Math.max(5, Math.min(w, h) * 0.045);
    const inner: Box = [x + wall, y + wall, w - 2 * wall, h - 2 * wall];
    if (i === 6) {
      sheet.add(rect(x, y, w, h, lighten(accent, 0.75)), circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.3, '#ffffff'));
      return;
    }
    const ink = nth(inks, i);
    const clip = sheet.clip(rect(...inner));
    sheet.add(
      rect(x, y, w, h, dark),
      rect(...inner, ink[0]),
      group(nth(floors, i)(inner, ink), { 'clip-path': clip }),
      rect(inner[0], inner[1], inner[2], wall * 0.9, '#000000', { opacity: 0.28 }),
      rect(inner[0], inner[1], wall * 0.9, inner[3], '#000000', { opacity: 0.28 }),
    );
  });
  return all;
}

function rooms(sheet: Sheet, film: Film) {
  const { accent, dark } = film.palette;
  draw(sheet, film, [0, 0, 1000, 1500], 0);
  const lit = lighten(accent, 0.55);
  sheet.add(
    arch(700, 948, 1, lit, dark, pair(dark, '#c8553d', '#2f9c95')),
    arch(400, 1420, 0.52, lit, dark),
    arch(186, 1158, 0.34, lit, dark),
    arch(240, 1096, 0.26, lit, dark),
  );
}

function words(sheet: Sheet, film: Film) {
  const { ground, light, accent, dark } = film.palette;
  sheet.add(
    rect(130, 130, 740, 560, dark),
    rect(142, 142, 716, 536, 'none', { stroke: accent, 'stroke-width': 5 }),
    rect(158, 158, 684, 504, darken(ground, 0.15)),
    setTitle(film, {
      face: 'limelight',
      x: 500,
      y: 206,
      anchor: 'middle',
      width: 620,
      height: 250,
      lines: 2,
      leading: 1.06,
      fill: light,
    }).svg,
    write(film.tagline, { face: 'gloock', size: 34, x: 500, y: 536, anchor: 'middle', fill: accent, max: 620 }),
    credits(film, { x: 500, y: 590, width: 620, fill: light, size: 18, anchor: 'middle', rows: 2 }),
  );
}

export const { poster, backdrop } = fromScenes({
  courts: {
    art: rooms,
    print: words,
    finish: { grain: 0.05, paper: 0.6 },
    wide: (sheet, film) => {
      const { ground, accent, dark } = film.palette;
      sheet.fill(ground);
      draw(sheet, film, [0, 0, 2000, 900], 3);
      sheet.add(
        rect(
          0,
          0,
          1240,
          900,
          sheet.linear(
            [
              [0, dark],
              [0.62, dark, 0.86],
              [1, dark, 0],
            ],
            0,
          ),
        ),
        arch(1560, 580, 0.9, lighten(accent, 0.55), dark, pair(dark, '#c8553d', '#2f9c95')),
      );
    },
  },
});
