// What the cinema fronts share: sky, street, sign, neighbours and people.

import { darken, lighten } from '../kit/colour';

import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, path, rect } from '../kit/svg';

export const ground = 742;

export function dusk(sheet: Sheet, [high, middle, low]: readonly [string, string, string]) {
  if (sheet.openSky) return;
  sheet.fill(
    sheet.linear([
      [0, high],
      [0.55, middle],
      [0.83, low],
    ]),
  );
  const { random, w } = sheet;
  for (let i = 0; i < 60; i++)
    sheet.add(
      circle(random.between(0, w), random.between(0, 300), random.between(0.5, 1.6), '#ffffff', {
        opacity: random.between(0.1, 0.6),
      }),
    );
}

/** Where light falls on the street: the middle, the width, the colour. */
export type Glow = readonly [x: number, width: number, colour: string];

/** Someone on the pavement; a pair walks together. */
export type Spot = readonly [x: number, scale?: number, pair?: boolean];

// A wet street: the whole front again, upside down, soft and dim, under short streaks of light.
export function street(sheet: Sheet, tone: string, glows: readonly Glow[]) {
  const { w, h, random } = sheet;
  // What is blurred as a whole need not be blurred in its parts, which is what costs.
  const front = sheet.body.map((shapes) => shapes.replace(/ filter="url\([^)]*\)"/g, ''));
  sheet.add(
    rect(
      0,
      ground,
      w,
      h - ground,
      sheet.linear([
        [0, lighten(tone, 0.1)],
        [0.18, tone],
        [1, darken(tone, 0.5)],
      ]),
    ),
  );
  const mirror = sheet.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="${ground}" width="${w}" height="${h - ground}"><feGaussianBlur stdDeviation="5 16"/></filter>`,
  );
  const below = sheet.clip(rect(0, ground + 46, w, h - ground));
  sheet.add(
    group(group(group(front, { transform: `translate(0 ${ground * 2 + 60}) scale(1 -1)` }), { filter: mirror }), {
      'clip-path': below,
      opacity: 0.5,
    }),
  );
  sheet.add(
    rect(
      0,
      ground + 46,
      w,
      h - ground,
      sheet.linear([
        [0, tone, 0.1],
        [1, darken(tone, 0.6), 0.85],
      ]),
    ),
  );
  sheet.add(rect(0, ground, w, 10, lighten(tone, 0.22)), rect(0, ground + 40, w, 6, darken(tone, 0.45)));
  for (const [x, width, colour] of glows)
    for (let i = 0; i < 60; i++) {
      const [sx, sy, l] = [
        x + random.bell() * width * 0.62,
        ground + 56 + random.next() ** 1.5 * (h - ground - 60),
        random.between(14, 90),
      ];
      sheet.add(
        line(sx, sy, sx + l, sy, colour, 2, { opacity: random.between(0.08, 0.34), 'stroke-linecap': 'round' }),
      );
    }
}

export function people(sheet: Sheet, spots: readonly Spot[], tone = '#0b0a10') {
  const shapes = [
    'M-7 -92Q-24 -88 -24 -62L-21 -38L-17 -38L-14 -2H-5L-1 -40L4 -2H13L15 -40L19 -40L22 -62Q20 -88 6 -92Z',
    'M-6 -92Q-18 -88 -20 -64L-26 -26H-10L-9 -2H-3L-1 -26L3 -26L5 -2H11L11 -26H25L18 -64Q16 -88 6 -92Z',
    'M-7 -92Q-22 -88 -24 -60L-30 -36L-24 -34L-16 -54L-15 -38L-22 -2H-13L-1 -36L12 -2H21L13 -40L14 -60L24 -40L29 -44L20 -70Q16 -90 6 -92Z',
  ];
  spots.forEach(([x, s = 1, pair], i) => {
    const one = (dx: number, k: number, n: number) =>
      group(
        [
          circle(0, -106, 10.5, tone),
          rect(-4, -98, 8, 10, tone),
          path(nth(shapes, n), tone),
          ...(n % 3 === 1 ? [path('M-11 -106Q-12 -120 0 -119Q13 -119 11 -98L15 -90Q6 -92 8 -106Z', tone)] : []),
        ],
        { transform: `translate(${x + dx} ${ground + 36}) scale(${(i % 2 ? 1 : -1) * s * k} ${s * k})` },
      );
    sheet.add(one(0, 1, i), ...(pair ? [one(42 * s, 0.93, i + 1)] : []));
  });
}

export function neighbours(sheet: Sheet, tone: string, gapFrom: number, gapTo: number, low = 420) {
  const { w, random } = sheet;
  for (let x = -30; x < w; ) {
    const bw = random.between(110, 210);
    if (x + bw < gapFrom + 40 || x > gapTo - 40) {
      const y = random.between(low, low + 150);
      sheet.add(rect(x, y, bw, ground - y, tone));
      for (let wy = y + 30; wy < ground - 50; wy += 62)
        for (let wx = x + 20; wx < x + bw - 34; wx += 46)
          sheet.add(rect(wx, wy, 22, 34, random.chance(0.28) ? '#ffcf7a' : darken(tone, 0.3), { opacity: 0.8 }));
    }
    x += bw + 4;
  }
}

export const glowBox = (sheet: Sheet, x: number, y: number, w: number, h: number, a: string, b: string) =>
  rect(
    x,
    y,
    w,
    h,
    sheet.linear([
      [0, a],
      [1, b],
    ]),
  );

export function doors(
  sheet: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  frame: string,
  glass: readonly [string, string] = ['#ffe9b8', '#ffb14a'],
) {
  sheet.add(glowBox(sheet, x, y, w, h, ...glass));
  for (let i = 0; i <= count; i++) sheet.add(rect(x + (i / count) * w - 3, y, 6, h, frame));
  sheet.add(rect(x, y + h * 0.28, w, 5, frame));
}
