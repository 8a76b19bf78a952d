// The road: heat, one car, a long line; or a petrol station as a paper model.

import type { Film } from '../film';
import { credits, laurel } from '../kit/billing';
import { lighten, mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

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

function desert(sheet: Sheet, film: Film, { level, vanish }: { level: number; vanish: number }) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, accent],
      [0.26 * (level / h) * 2, mix(accent, light, 0.6)],
      [level / h, ground],
    ]),
  );
  sheet.add(circle(vanish + (w > 1500 ? 140 : 230), level - 46, 105, light));
  const mesa = (y: number, tone: string, step: number, high: number) => {
    let d = `M0 ${level + 30}V${y}`;
    let x = 0;
    while (x < w) {
      const a = random.between(step * 0.5, step);
      const up = random.chance(0.5) ? high * random.between(0.4, 1) : 0;
      d += `L${x + a * 0.2} ${y - up}L${x + a * 0.8} ${y - up + random.between(-5, 5)}L${x + a} ${y}`;
      x += a;
    }
    sheet.add(path(`${d}L${w} ${level + 30}Z`, tone));
  };
  mesa(level - 20, mix(shape, ground, 0.5), 330, 130);
  mesa(level - 4, mix(shape, dark, 0.12), 250, 70);
  sheet.add(
    rect(
      0,
      level,
      w,
      h - level,
      sheet.linear([
        [0, mix(shape, ground, 0.45)],
        [0.4, shape],
        [1, mix(shape, dark, 0.6)],
      ]),
    ),
  );
  const wide = w * 0.46;
  sheet.add(
    polygon(
      [
        [vanish - 4, level],
        [vanish + 4, level],
        [vanish + wide, h],
        [vanish - wide, h],
      ],
      sheet.linear([
        [0, mix(dark, shape, 0.6)],
        [0.5, dark],
        [1, mix(dark, '#000000', 0.4)],
      ]),
    ),
  );
  for (let i = 0; i < 13; i++) {
    const [t0, t1] = [(i / 13) ** 2.3, ((i + 0.5) / 13) ** 2.3];
    const y0 = level + t0 * (h - level);
    const y1 = level + t1 * (h - level);
    sheet.add(
      polygon(
        [
          [vanish - 1 - t0 * 13, y0],
          [vanish + 1 + t0 * 13, y0],
          [vanish + 1 + t1 * 13, y1],
          [vanish - 1 - t1 * 13, y1],
        ],
        light,
      ),
    );
  }
  for (let i = 0; i < 11; i++) {
    const t = (i / 11) ** 2;
    const y = level + 6 + t * (h - level) * 0.6;
    const x = vanish - wide * (t * 0.62 + 0.06) * 1.45;
    const s = 0.05 + t * 0.9;
    sheet.add(
      group([rect(-6, -330, 12, 330, dark), rect(-70, -310, 140, 10, dark), rect(-50, -270, 100, 9, dark)], {
        transform: `translate(${x} ${y}) scale(${s})`,
      }),
    );
  }
  for (let i = 0; i < 80; i++) {
    const t = random.next() ** 2;
    const y = level + 10 + t * (h - level);
    const x = random.between(0, w);
    if (Math.abs(x - vanish) > wide * t + 30)
      sheet.add(ellipse(x, y, 5 + t * 26, 2 + t * 9, mix(dark, shape, 0.35), { opacity: 0.8 }));
  }
  sheet.finish = { grain: 0.075, fade: 0.06, vignette: 0.18 };
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

function station(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h } = sheet;
  sheet.add(rect(0, y, w, h - y, mix(ground, dark, 0.72)), rect(0, y, w, 16, shape));
  for (let i = 0; i < w / 160; i++) sheet.add(rect(i * 160 + 20, y + 120 * s, 90, 12, light));
  sheet.add(
    group(
      [
        polygon(
          [
            [40, 0],
            [40, -330],
            [380, -330],
            [380, 0],
          ],
          shape,
        ),
        rect(40, -330, 340, 46, accent),
        rect(70, -240, 170, 150, '#8fc6d8'),
        rect(270, -240, 84, 240, dark),
        rect(280, -230, 64, 130, '#8fc6d8'),
        rect(152, -240, 6, 150, shape),
        polygon(
          [
            [-40, -430],
            [880, -520],
            [900, -440],
            [-40, -372],
          ],
          accent,
        ),
        polygon(
          [
            [-40, -388],
            [900, -456],
            [900, -436],
            [-40, -372],
          ],
          light,
        ),
        rect(700, -448, 26, 448, shape),
        rect(500, -430, 26, 430, shape),
        ...[560, 620].map((px, i) =>
          group(
            [
              rect(0, -150, 54, 150, i ? accent : light, { rx: 8 }),
              rect(9, -136, 36, 34, dark, { rx: 4 }),
              stroke('M54 -96Q84 -96 80 -50Q78 -20 62 -30', dark, 6),
              circle(27, -72, 11, shape),
            ],
            { transform: `translate(${px} 0)` },
          ),
        ),
        // dachshund-long car
        group(
          [
            path('M0 0V-54Q4 -72 60 -76L120 -132H420Q460 -132 500 -78L560 -66Q580 -60 578 0Z', '#2a6fb0'),
            polygon(
              [
                [140, -80],
                [176, -120],
                [262, -120],
                [262, -80],
              ],
              '#d8f0f2',
            ),
            rect(276, -120, 90, 40, '#d8f0f2'),
            polygon(
              [
                [380, -120],
                [418, -120],
                [464, -80],
                [380, -80],
              ],
              '#d8f0f2',
            ),
            circle(110, 0, 40, dark),
            circle(110, 0, 17, shape),
            circle(470, 0, 40, dark),
            circle(470, 0, 17, shape),
            rect(560, -52, 18, 18, light),
            rect(150, -166, 190, 26, '#b5763f', { rx: 5 }),
            rect(180, -196, 120, 30, accent, { rx: 5 }),
          ],
          { transform: 'translate(250 70) scale(0.86)' },
        ),
        rect(-170, -560, 16, 560, shape),
        rect(-250, -640, 176, 176, accent, { rx: 88 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
  sheet.add(
    write('S', { face: 'archivoBlack', size: 130 * s, x: x - 162 * s, y: y - 506 * s, anchor: 'middle', fill: shape }),
  );
}

function stationPoster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(790, 640, 150, light));
  for (const [x, y, s] of [
    [170, 600, 1],
    [520, 540, 0.7],
  ] as const)
    sheet.add(
      group([rect(-110, -18, 220, 36, shape, { rx: 18 }), rect(-60, -46, 130, 40, shape, { rx: 20 })], {
        transform: `translate(${x} ${y}) scale(${s})`,
      }),
    );
  sheet.add(
    path('M0 1230L180 890L300 1000L480 800L680 1020L800 920L1000 1160V1230Z', mix(ground, dark, 0.3)),
    polygon(
      [
        [480, 800],
        [518, 848],
        [486, 838],
        [462, 866],
        [444, 842],
      ],
      shape,
    ),
  );
  station(sheet, film, 250, 1200, 0.84);
  sheet.add(
    write(nth(linesOf(film), 0), {
      face: 'lilita',
      size: sizeToWidth(nth(linesOf(film), 0), 'lilita', 876),
      x: 62,
      y: 238,
      fill: accent,
    }),
  );
  sheet.add(write(nth(linesOf(film), 1), { face: 'lilita', size: 230, x: 62, y: 430, fill: dark }));
  sheet.add(
    write(film.tagline, { face: 'lilita', size: 34, x: 440, y: 372, fill: dark, max: 490 }),
    write(film.cast.join(', '), { face: 'lilita', size: 28, x: 440, y: 424, fill: mix(dark, ground, 0.2), max: 490 }),
  );
  sheet.add(credits(film, { x: 500, y: 1420, width: 880, fill: shape, size: 23, rows: 2 }));
  sheet.finish = { grain: 0.03, paper: 0.45, shift: 1 };
}
