// Dunes cut by one hard shadow line; a caravan walks on its own shadows.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import { hill } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

const camel = (s: number, coat: string, rider?: string, load?: string) =>
  group(
    [
      path(
        'M-70 0L-62 -60Q-90 -90 -70 -120Q-56 -130 -50 -170Q-30 -200 -6 -170Q6 -140 20 -170Q44 -200 60 -160Q76 -120 90 -130Q110 -150 108 -200L104 -226Q120 -250 150 -240L166 -226Q166 -212 146 -212Q136 -140 110 -100Q96 -76 70 -70L78 0H68L56 -66Q0 -54 -46 -70L-56 0Z',
        coat,
      ),
      path('M-40 -150Q6 -190 50 -146L40 -100Q6 -116 -30 -100Z', load),
      ...(rider
        ? [
            path('M-22 -160Q-20 -236 6 -240Q32 -236 30 -160Z', rider),
            circle(6, -256, 17, coat),
            path('M-14 -262Q6 -292 28 -262L34 -236Q20 -248 -8 -246Z', rider),
          ]
        : []),
    ],
    { transform: `scale(${s})` },
  );
function dunes(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.6, mix(ground, light, 0.6)],
    ]),
  );
  const k = wide ? 0.62 : 1;
  const y0 = wide ? 330 : 560;
  sheet.add(circle(w * (wide ? 0.84 : 0.72), y0 - 130, wide ? 110 : 150, accent));
  sheet.add(
    hill(
      [
        [0, y0 + 60],
        [w * 0.3, y0 - 40],
        [w * 0.62, y0 + 70],
        [w, y0 - 20],
      ],
      w,
      h,
      mix(shape, light, 0.35),
    ),
  );
  // the great dune: lit flank, knife edge, dark flank
  const top = [w * (wide ? 0.62 : 0.36), y0 + 40];
  sheet.add(
    path(
      `M-20 ${h + 20}V${y0 + 330 * k}C${nth(top, 0) * 0.4} ${y0 + 280 * k} ${nth(top, 0) * 0.7} ${nth(top, 1) + 20} ${nth(top, 0)} ${nth(top, 1)}C${nth(top, 0) + w * 0.12} ${nth(top, 1) + 10} ${w * 0.8} ${y0 + 260 * k} ${w + 20} ${y0 + 280 * k}V${h + 20}Z`,
      shape,
    ),
    path(
      `M${nth(top, 0)} ${nth(top, 1)}C${nth(top, 0) + w * 0.12} ${nth(top, 1) + 10} ${w * 0.8} ${y0 + 260 * k} ${w + 20} ${y0 + 280 * k}V${h + 20}H${w * 0.5}C${w * 0.66} ${y0 + 560 * k} ${w * 0.3} ${y0 + 420 * k} ${nth(top, 0)} ${nth(top, 1)}Z`,
      mix(shape, dark, 0.62),
    ),
  );
  const ripples = Array.from({ length: 17 }, (_, i) =>
    stroke(
      `M-20 ${y0 + (420 + i * 40) * k}Q${w * 0.16} ${y0 + (390 + i * 44) * k} ${w * 0.3} ${y0 + (440 + i * 42) * k}T${w * 0.52} ${y0 + (470 + i * 44) * k}`,
      mix(shape, dark, 0.18),
      3,
    ),
  );
  sheet.add(...ripples);
  const n = 6;
  for (let i = 0; i < n; i++) {
    const x = (wide ? 900 : 120) + i * (wide ? 150 : 128);
    const y = y0 + (wide ? 190 : 300) + Math.sin(i * 0.8) * 18 + i * (wide ? 14 : 26);
    const s = (wide ? 0.56 : 0.66) + i * 0.03;
    sheet.add(
      group(
        [
          group(camel(s, '#000000'), { transform: 'skewX(-40) scale(1 -1.3)', opacity: 0.32 }),
          camel(s, dark, i % 2 ? accent : light, i % 2 ? light : accent),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    );
  }
  sheet.finish = { grain: 0.07, paper: 0.6, shift: 1, specks: 0.04 };
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { light, dark } = film.palette;
  (variant === 'oasis' ? oasis : dunes)(sheet, film, false);
  sheet.add(
    rect(
      0,
      1180,
      1000,
      320,
      sheet.linear([
        [0, dark, 0],
        [0.6, dark, 0.85],
        [1, dark, 0.95],
      ]),
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'cormorant',
      x: 60,
      y: 70,
      width: 880,
      height: 280,
      lines: 2,
      leading: 0.9,
      limit: 220,
      fill: dark,
    }).svg,
    write(film.tagline, { face: 'cormorantItalic', size: 42, x: 60, y: 1356, fill: light, max: 880 }),
    credits(film, { x: 60, y: 1412, width: 880, fill: light, size: 23, anchor: 'start', rows: 2 }),
  );
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  (variant === 'oasis' ? oasis : dunes)(sheet, film, true);
}
// One palm and its reflection: the water is the only thing that stands still.
function oasis(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  const level = wide ? 500 : 960;
  const cx = wide ? 1380 : 620;
  const s = wide ? 0.8 : 1;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, mix(ground, light, 0.5)],
    ]),
  );
  const frond = (a: number, l: number) =>
    path(`M0 0Q${l * 0.5} ${-l * 0.36} ${l} ${l * 0.16}Q${l * 0.5} ${-l * 0.1} 0 0Z`, dark, {
      transform: `rotate(${a})`,
    });
  const scene = [
    circle(cx - 60 * s, level - 330 * s, 250 * s, accent),
    hill(
      [
        [0, level - 150],
        [w * 0.25, level - 250],
        [w * 0.55, level - 90],
        [w * 0.8, level - 190],
        [w, level - 120],
      ],
      w,
      level,
      mix(shape, ground, 0.35),
    ),
    hill(
      [
        [0, level - 40],
        [w * 0.4, level - 110],
        [w * 0.7, level - 30],
        [w, level - 80],
      ],
      w,
      level,
      shape,
    ),
    path(
      `M${cx - 16} ${level}Q${cx + 50 * s} ${level - 260 * s} ${cx + 6} ${level - 470 * s}L${cx + 30 * s} ${level - 472 * s}Q${cx + 90 * s} ${level - 240 * s} ${cx + 30} ${level}Z`,
      dark,
    ),
    group(
      (
        [
          [-170, 230],
          [-150, 200],
          [-205, 220],
          [10, 230],
          [-20, 210],
          [40, 200],
          [-95, 170],
          [-60, 200],
        ] as const
      ).map(([a, l]) => frond(a, l)),
      { transform: `translate(${cx + 18 * s} ${level - 470 * s}) scale(${s})` },
    ),
    group(camel(0.8 * s, dark, light, accent), { transform: `translate(${cx - 260 * s} ${level})` }),
  ];
  const water = sheet.clip(rect(-20, level, w + 40, h - level));
  sheet.add(
    ...scene,
    rect(0, level, w, h - level, mix(shape, dark, 0.55)),
    group(group(scene, { transform: `translate(0 ${level * 2}) scale(1 -1)` }), { 'clip-path': water, opacity: 0.5 }),
  );
  for (let i = 0; i < 40; i++) {
    const t = i / 40;
    const y = level + 8 + t ** 1.4 * (h - level);
    const x = sheet.random.between(-100, w);
    sheet.add(
      line(x, y, x + sheet.random.between(80, 420), y, mix(light, accent, 0.3), 2 + t * 4, {
        opacity: 0.4,
        'stroke-linecap': 'round',
      }),
    );
  }
  sheet.finish = { grain: 0.07, paper: 0.6, shift: 1 };
}
