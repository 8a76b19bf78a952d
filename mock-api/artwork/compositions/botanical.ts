// Plants: a pressed specimen on a herbarium sheet, and a garden that opens at night.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, curve, ellipse, group, type Point, path, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'night' ? nightPoster(sheet, film) : platePoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  if (variant === 'night') {
    garden(sheet, film, { moon: [1480, 260, 150], clear: [0, 800] });
    sheet.finish = { grain: 0.06, vignette: 0.3 };
    return;
  }
  sheet.add(group(specimen(sheet, film), { transform: 'translate(1830 -130) rotate(62) scale(0.9)' }));
  sheet.finish = { grain: 0.04, paper: 0.9 };
}

function leaf(
  x: number,
  y: number,
  turn: number,
  length: number,
  width: number,
  fill: string,
  vein: string,
  opacity = 1,
) {
  const veins = [];
  for (let i = 1; i < 7; i++) {
    const t = i / 7;
    const b = Math.sin(t * Math.PI) * width * 0.42;
    veins.push(
      `M0 ${-t * length}L${b} ${-t * length - length * 0.1}M0 ${-t * length}L${-b} ${-t * length - length * 0.1}`,
    );
  }
  return group(
    [
      path(
        `M0 0C${width * 0.75} ${-length * 0.25} ${width * 0.6} ${-length * 0.75} 0 ${-length}C${-width * 0.6} ${-length * 0.75} ${-width * 0.75} ${-length * 0.25} 0 0Z`,
        fill,
      ),
      stroke(`M0 0V${-length * 0.95}${veins.join('')}`, vein, 1.6),
    ],
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`, opacity },
  );
}

// One pressed stem: leaves in pairs, a few fallen, flower heads at the end of each branch.
function specimen(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  const { random } = sheet;
  const parts = [];
  const stem = Array.from({ length: 13 }, (_, i): Point => [500 + Math.sin(i * 0.42) * 46 - i * 2, 1180 - i * 74]);
  parts.push(stroke(curve(stem), darken(shape, 0.2), 8));
  stem.forEach(([x, y], i) => {
    if (i < 1) return;
    const size = 1 - i * 0.052;
    for (const side of [-1, 1]) {
      if (random.chance(0.12)) continue;
      const tone = mix(shape, random.pick(['#8a9a5b', '#a08a4f', '#2d4a3a']), random.between(0, 0.55));
      parts.push(
        leaf(
          x,
          y,
          side * (58 - i * 1.6 + random.between(-8, 8)),
          210 * size,
          96 * size,
          tone,
          mix(tone, ground, 0.35),
          0.93,
        ),
      );
    }
    if (i === 4 || i === 7 || i === 10 || i === 12) {
      const side = i % 2 ? 1 : -1;
      const [fx, fy]: Point = i === 12 ? [x, y - 60] : [x + side * (250 - i * 6), y - 150];
      parts.push(stroke(`M${x} ${y}Q${(x + fx) / 2 + side * 40} ${y - 40} ${fx} ${fy}`, darken(shape, 0.2), 4.5));
      for (let p = 0; p < 9; p++)
        parts.push(
          leaf(
            fx,
            fy,
            p * 40 + random.between(-9, 9),
            random.between(74, 98),
            52,
            mix(accent, ground, random.between(0, 0.32)),
            mix(accent, dark, 0.25),
            0.88,
          ),
        );
      parts.push(circle(fx, fy, 16, mix(dark, accent, 0.3)));
    }
  });
  parts.push(
    stroke(
      `M500 1180C492 1230 470 1260 430 1290M498 1180C504 1230 520 1262 570 1284M500 1184V1310M496 1200Q470 1240 450 1240M502 1206Q534 1236 548 1240`,
      darken(shape, 0.25),
      3.4,
    ),
  );
  for (const [x, y, t] of [
    [430, 1010, -12],
    [478, 640, 8],
    [452, 420, -4],
  ] as const)
    parts.push(
      rect(x, y, 96, 22, '#e7dfc6', {
        transform: `rotate(${t} ${x} ${y})`,
        opacity: 0.95,
        stroke: '#cfc4a4',
        'stroke-width': 1,
      }),
    );
  return parts;
}

function platePoster(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(specimen(sheet, film), { transform: 'translate(96 20) scale(0.93)' }));
  // salt: a drift of white grains across the foot of the sheet
  for (let i = 0; i < 700; i++) {
    const x = sheet.random.between(0, 1000);
    const y = 1130 + sheet.random.bell() * 120 + (x - 500) * -0.05;
    sheet.add(circle(x, y, sheet.random.between(1, 3.4), '#ffffff'));
  }
  const title = { face: 'cormorant', fill: dark } as const;
  sheet.add(
    write(nth(linesOf(film), 0), { ...title, face: 'cormorantItalic', size: 62, x: 72, y: 1170, fill: accent }),
  );
  sheet.add(write(nth(linesOf(film), 1), { ...title, size: 178, x: 64, y: 1300 }));
  sheet.add(write(nth(linesOf(film), 2), { ...title, size: 178, x: 936, y: 1420, anchor: 'end', max: 880 }));
  sheet.add(rect(676, 1170, 262, 134, light, { stroke: dark, 'stroke-width': 1.6 }));
  ['No. 118 — leg. C. W.', 'habitat: shoreline', `${film.tagline.slice(0, 24)}…`].forEach((t, i) => {
    sheet.add(
      write(i < 2 ? t : 'he left it behind', { face: 'typewriter', size: 21, x: 692, y: 1208 + i * 38, fill: dark }),
    );
  });
  sheet.add(credits(film, { x: 64, y: 1462, width: 872, fill: dark, size: 19, anchor: 'start', rows: 1 }));
  sheet.add(write(film.tagline, { face: 'cormorantItalic', size: 36, x: 72, y: 96, fill: dark }));
  sheet.finish = { grain: 0.04, paper: 0.9, specks: 0.05 };
}

function garden(
  sheet: Sheet,
  film: Film,
  { moon, clear, middle }: { moon: readonly [number, number, number]; clear: Point; middle?: string },
) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, mix(ground, '#1d5a6b', 0.35)],
      [1, dark],
    ]),
  );
  sheet.add(
    circle(...moon, accent),
    circle(
      moon[0],
      moon[1],
      moon[2] * 2.6,
      sheet.radial(
        [
          [0.3, accent, 0.35],
          [1, accent, 0],
        ],
        moon[0],
        moon[1],
        moon[2] * 2.6,
      ),
    ),
  );
  for (let layer = 0; layer < 3; layer++) {
    if (layer === 1 && middle) sheet.add(middle);
    const tone = nth([mix(ground, '#2c7a63', 0.35), mix(ground, '#1f5c4b', 0.2), mix(ground, dark, 0.5)], layer);
    for (let i = 0; i < w / 46; i++) {
      const x = random.between(-40, w + 40);
      const inClear = x > clear[0] && x < clear[1];
      const base = h + 30;
      const size = random.between(0.5, 1.05) * (inClear ? 0.45 : 1) * (1.25 - layer * 0.28) * (h / 1500 + 0.3);
      const top = base - 760 * size;
      sheet.add(
        stroke(
          `M${x} ${base}Q${x + random.between(-60, 60)} ${(base + top) / 2} ${x + random.between(-50, 50)} ${top}`,
          lighten(tone, 0.06),
          5,
        ),
      );
      for (let k = 0; k < 7; k++) {
        const y = base - (k / 7) * 640 * size - 60;
        sheet.add(
          leaf(
            x,
            y,
            (k % 2 ? 1 : -1) * random.between(30, 76),
            190 * size,
            66 * size,
            k % 3 ? tone : lighten(tone, 0.07),
            mix(tone, dark, 0.3),
          ),
        );
      }
      if (layer > 0 && random.chance(0.5)) {
        const [r, n] = [random.between(36, 84) * size * 1.2, 8];
        const tones = random.pick([
          [shape, light],
          [light, shape],
          [mix(shape, light, 0.5), accent],
        ]);
        for (let p = 0; p < n; p++)
          sheet.add(
            leaf(
              x,
              top,
              p * 45,
              r * 1.5,
              r * 0.9,
              mix(nth(tones, 0), dark, (p % 2) * 0.16),
              mix(nth(tones, 0), dark, 0.3),
            ),
          );
        sheet.add(circle(x, top, r * 0.3, nth(tones, 1)));
      }
    }
  }
}

function nightPoster(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  // two people on a mound under the moon, foreheads almost touching
  const couple = group([
    path('M-100 1500Q120 830 500 812Q880 830 1100 1500Z', mix(ground, dark, 0.55)),
    path('M418 830Q404 640 424 590Q446 562 470 588Q500 640 492 830Z', dark),
    ellipse(462, 542, 30, 36, dark),
    path('M436 548Q420 500 462 500Q496 502 494 528Q470 516 436 548Z', dark),
    path('M520 830L512 720Q500 610 534 582Q566 566 580 610Q600 700 628 830Z', dark),
    ellipse(532, 540, 28, 34, dark),
    path('M506 528Q510 494 546 500Q588 516 574 610Q556 620 552 580Q560 540 506 528Z', dark),
    stroke('M470 630Q500 700 524 664', dark, 20),
    stroke('M536 630Q500 610 474 650', dark, 18),
  ]);
  garden(sheet, film, { moon: [500, 520, 300], clear: [340, 660], middle: couple });
  sheet.add(
    rect(
      0,
      1000,
      1000,
      500,
      sheet.linear([
        [0, dark, 0],
        [0.5, dark, 0.8],
        [1, dark, 0.95],
      ]),
    ),
  );
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'poiret',
      size: 60,
      x: 500,
      y: 120,
      anchor: 'middle',
      fill: light,
      track: 0.3,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'limelight',
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'limelight', 860),
      x: 500,
      y: 1230,
      anchor: 'middle',
      fill: light,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 2).toUpperCase(), {
      face: 'limelight',
      size: sizeToWidth(nth(linesOf(film), 2).toUpperCase(), 'limelight', 470),
      x: 500,
      y: 1380,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(write(film.tagline, { face: 'poiret', size: 38, x: 500, y: 178, anchor: 'middle', fill: light }));
  sheet.add(credits(film, { x: 500, y: 1430, width: 860, fill: light, size: 21, rows: 2, more: { opacity: 1 } }));
  sheet.finish = { grain: 0.06, vignette: 0.2 };
}
