// Two worlds in one frame: the same house by day, and upside down by night.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, type Point, path, polygon, rect } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const day = {
    sky: mix(ground, shape, 0.2),
    snow: '#ffffff',
    wall: shape,
    roof: '#ffffff',
    glass: mix(ground, shape, 0.35),
    tree: shape,
    flake: '#ffffff',
    head: '#14202f',
  };
  const night = {
    sky: shape,
    snow: mix(dark, shape, 0.5),
    wall: dark,
    roof: mix(shape, '#ffffff', 0.55),
    glass: accent,
    tree: dark,
    flake: mix(shape, '#ffffff', 0.7),
    head: light,
  };
  sheet.add(rect(0, 0, 1000, 752, day.sky), rect(0, 750, 1000, 750, night.sky));
  sheet.add(
    group(
      winter(
        sheet,
        day,
        [
          [-150, 0],
          [-108, 1],
        ],
        film,
      ),
    ),
  );
  sheet.add(group(winter(sheet, night, [[-190, 1]], film), { transform: 'translate(1000 1500) rotate(180)' }));
  sheet.add(write(nth(linesOf(film), 0), { face: 'dmserif', size: 262, x: 62, y: 262, fill: dark }));
  sheet.add(
    write(nth(linesOf(film), 1), {
      face: 'dmserif',
      size: sizeToWidth(nth(linesOf(film), 1), 'dmserif', 876),
      x: 62,
      y: 1310,
      fill: light,
    }),
  );
  sheet.add(write(film.tagline, { face: 'dmserifItalic', size: 33, x: 938, y: 1372, anchor: 'end', fill: accent }));
  sheet.add(credits(film, { x: 938, y: 1424, width: 860, fill: light, size: 21, anchor: 'end', rows: 2 }));
  film.cast.forEach((c, i) => {
    sheet.add(write(c, { face: 'dmserif', size: 29, x: 938, y: 90 + i * 40, anchor: 'end', fill: dark }));
  });
  sheet.finish = { grain: 0.05, paper: 0.4, shift: 1 };
}
export function backdrop(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(shape);
  sheet.add(
    group(
      winter(
        sheet,
        {
          sky: shape,
          snow: mix(ground, shape, 0.25),
          wall: dark,
          roof: ground,
          glass: accent,
          tree: dark,
          flake: '#ffffff',
          head: light,
        },
        [
          [-150, 0],
          [-108, 1],
        ],
        film,
      ),
      { transform: 'translate(900 0) scale(1.18)' },
    ),
  );
  sheet.finish = { grain: 0.055, vignette: 0.2 };
}

/** The colours of one of the two winters. */
type Season = Readonly<Record<'sky' | 'snow' | 'wall' | 'roof' | 'glass' | 'tree' | 'flake' | 'head', string>>;

function winter(sheet: Sheet, c: Season, people: readonly Point[], film: Film) {
  const { random } = sheet;
  const accent = film.palette.accent;
  const parts = [path('M-1000 650Q200 560 500 610T1600 590V770H-1000Z', c.snow)];
  for (const [x, s] of [
    [120, 1.2],
    [215, 0.8],
    [905, 1.3],
    [830, 0.75],
  ] as const)
    parts.push(
      group(
        [
          rect(-6, -40, 12, 44, c.tree),
          polygon(
            [
              [0, -230],
              [54, -120],
              [26, -124],
              [76, -36],
              [-76, -36],
              [-26, -124],
              [-54, -120],
            ],
            c.tree,
          ),
          polygon(
            [
              [0, -230],
              [30, -168],
              [0, -182],
              [-22, -160],
            ],
            c.roof,
          ),
        ],
        { transform: `translate(${x} 640) scale(${s})` },
      ),
    );
  parts.push(
    rect(400, 430, 330, 200, c.wall),
    polygon(
      [
        [370, 436],
        [565, 300],
        [760, 436],
      ],
      c.roof,
    ),
    rect(640, 300, 44, 90, c.wall),
    rect(634, 290, 56, 16, c.roof),
    rect(440, 470, 70, 80, c.glass),
    rect(610, 470, 70, 80, c.glass),
    rect(534, 520, 54, 110, c.glass, { opacity: 0.75 }),
    line(475, 470, 475, 550, c.wall, 5),
    line(645, 470, 645, 550, c.wall, 5),
    line(440, 508, 510, 508, c.wall, 5),
    line(610, 508, 680, 508, c.wall, 5),
    path('M380 640Q560 600 770 640V690H380Z', c.snow),
  );
  people.forEach(([dx, coat]) => {
    parts.push(
      group(
        [
          rect(-9, -20, 7, 24, '#14202f'),
          rect(2, -20, 7, 24, '#14202f'),
          path('M-20 -14Q-16 -78 0 -80Q16 -78 20 -14Z', coat ? accent : '#14202f'),
          circle(0, -92, 13, c.head),
        ],
        { transform: `translate(${480 + dx} 690)` },
      ),
    );
  });
  for (let i = 0; i < 130; i++)
    parts.push(
      circle(random.between(-900, 1100), random.between(0, 740), random.next() ** 2 * 6 + 1.5, c.flake, {
        opacity: 0.85,
      }),
    );
  return parts;
}
