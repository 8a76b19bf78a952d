// Sport, flat and graphic: a pool from above, a mountain road with one late rider.

import type { Film } from '../film';
import { byLine, credits, laurel } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, ellipse, group, line, type Point, path, polygon, rect, ring, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'cycling' ? cyclingPoster(sheet, film) : poolPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'cycling') {
    hairpins(sheet, film, 1100, 0, 900, 1.15);
    sheet.finish = { grain: 0.04, paper: 0.5, shift: 1 };
    return;
  }
  pool(sheet, film, { across: true });
}

function pool(sheet: Sheet, film: Film, { across = false }: { across?: boolean } = {}) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear(
      [
        [0, ground],
        [1, shape],
      ],
      across ? 0 : 90,
    ),
  );
  const lanes = 6;
  const size = (across ? h : w) / lanes;
  const long = across ? w : h;
  const put = (parts: readonly string[] | string) =>
    sheet.add(across ? group(parts, { transform: `translate(0 ${h}) rotate(-90)` }) : parts);
  const parts = [];
  for (let i = 0; i < lanes; i++)
    parts.push(
      rect(i * size + size / 2 - 17, 90, 34, long - 260, mix(dark, shape, 0.35), { opacity: 0.75 }),
      rect(i * size + size / 2 - 46, 90, 92, 32, mix(dark, shape, 0.35), { opacity: 0.75 }),
    );
  for (let i = 1; i < lanes; i++)
    for (let y = 8; y < long; y += 27)
      parts.push(
        rect(i * size - 8, y, 16, 22, Math.floor(y / 135) % 2 ? '#ffffff' : i === 3 || i === 4 ? accent : '#e4472f', {
          rx: 6,
        }),
      );
  for (let k = 0; k < 230; k++) {
    const [x, y, r] = [random.between(0, lanes * size), random.between(0, long), random.between(16, 58)];
    parts.push(
      path(`M${x} ${y}q${r * 0.5} ${-r * 0.4} ${r} 0t${r} ${random.between(-4, 4)}`, 'none', {
        stroke: light,
        'stroke-width': random.between(1.5, 4),
        opacity: random.between(0.12, 0.5),
        'stroke-linecap': 'round',
      }),
    );
  }
  put(parts);
  put(swimmer(size * 3.5, across ? long * 0.7 : 560, film));
  sheet.finish = { grain: 0.05, shift: 1 };
}

function swimmer(x: number, y: number, film: Film) {
  const { accent, dark } = film.palette;
  const skin = '#b86b45';
  const wake = Array.from({ length: 11 }, (_, i) =>
    stroke(`M${-30 - i * 5} ${190 + i * 36}Q0 ${160 + i * 36} ${30 + i * 5} ${190 + i * 36}`, '#ffffff', 9 - i * 0.7, {
      opacity: 0.85 - i * 0.07,
    }),
  );
  return group(
    [
      ellipse(34, 100, 62, 190, dark, { opacity: 0.35 }),
      ...wake,
      stroke('M34 -6C70 -60 62 -120 40 -176', skin, 25),
      stroke('M40 -176L36 -204', skin, 18),
      stroke('M-34 0C-74 30 -84 90 -66 136', skin, 25),
      path('M-46 -14Q0 -40 46 -14Q44 90 26 150H-26Q-44 90 -46 -14Z', skin),
      path('M-42 10Q0 24 42 10Q40 100 26 156H-26Q-40 100 -42 10Z', dark),
      stroke('M-18 156L-24 268M18 156L22 250', skin, 23),
      path('M-32 268q8 26 18 0ZM14 250q8 26 16 0Z', skin),
      circle(0, -50, 31, accent),
      path('M-30 -58Q0 -96 30 -58', 'none', { stroke: darken(accent, 0.2), 'stroke-width': 4 }),
      ...(
        [
          [-86, 150, 12],
          [-96, 120, 7],
          [58, -214, 9],
          [18, -218, 7],
          [70, -190, 6],
          [-60, 176, 8],
        ] as const
      ).map(([a, b, r]) => circle(a, b, r, '#ffffff', { opacity: 0.9 })),
    ],
    { transform: `translate(${x} ${y})` },
  );
}

function poolPoster(sheet: Sheet, film: Film) {
  const { accent, dark } = film.palette;
  pool(sheet, film);
  sheet.add(rect(0, 1270, 1000, 230, '#f1ead9'), rect(0, 1262, 1000, 18, '#c9bfa8'));
  ['1', '2', '3', '4', '5', '6'].forEach((n, i) => {
    sheet.add(
      write(n, {
        face: 'gothic',
        size: 74,
        x: i * 166.6 + 83,
        y: 1360,
        anchor: 'middle',
        fill: n === '4' ? '#e4472f' : '#b9ae94',
      }),
    );
  });
  // the title lies in the lanes on either side of the swimmer
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'gothic',
      size: 470,
      x: 0,
      y: 0,
      fill: '#ffffff',
      more: { transform: 'translate(436 1216) rotate(-90)' },
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'gothic',
      size: 470,
      x: 0,
      y: 0,
      fill: accent,
      more: { transform: 'translate(1010 1216) rotate(-90)' },
      max: 700,
    }),
  );
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 25, x: 40, y: 1404, fill: dark, max: 920 }));
  sheet.add(credits(film, { x: 40, y: 1442, width: 920, fill: dark, size: 21, anchor: 'start', rows: 2 }));
}

function rider(x: number, y: number, s: number, colour: string, dark: string, lean = 0) {
  return group(
    [
      ring(-52, 0, 42, dark, 7),
      ring(62, 0, 42, dark, 7),
      circle(-52, 0, 6, dark),
      circle(62, 0, 6, dark),
      stroke('M-52 0L-10 -8L36 -70L-24 -70ZM-10 -8L-30 -84M36 -70L62 0M32 -84L56 -92', dark, 6),
      stroke('M-28 -88L12 -52L-6 0', dark, 19),
      path('M-44 -92Q-20 -150 44 -150L56 -130Q20 -124 -8 -84Z', colour),
      stroke('M44 -140L66 -110L58 -92', '#c98d63', 11),
      circle(64, -164, 19, '#c98d63'),
      path('M42 -168Q46 -192 70 -190Q90 -186 86 -170Z', colour),
      rect(-52, -100, 36, 9, dark, { rx: 4 }),
    ],
    { transform: `translate(${x} ${y}) scale(${s}) rotate(${lean})` },
  );
}

function hairpins(sheet: Sheet, film: Film, x0: number, top: number, height: number, s: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { h } = sheet;
  sheet.fill(ground);
  const peak = [
    [x0 - 900 * s, h],
    [x0 - 240 * s, top + height * 0.34],
    [x0 + 60 * s, top + height * 0.1],
    [x0 + 330 * s, top + height * 0.4],
    [x0 + 1000 * s, h],
  ] as const;
  sheet.add(polygon(peak, shape));
  const inside = sheet.clip(polygon(peak));
  // the pass: hairpins narrowing towards the top
  const pts: Point[] = [];
  const bends = 9;
  for (let i = 0; i <= bends; i++) {
    const t = i / bends;
    const y = h + 30 - (h - top - height * 0.2) * (1 - (1 - t) ** 1.45);
    const reach = (420 - t * 385) * s;
    pts.push([x0 + 40 * s * t + (i % 2 ? 1 : -1) * reach, y]);
  }
  for (let i = 0; i < bends; i++) {
    const [a, b] = [nth(pts, i), nth(pts, i + 1)];
    const width = (52 * (1 - i / bends) + 7) * s;
    sheet.add(
      group(
        [
          path(
            `M${a[0]} ${a[1]}C${a[0] + (a[0] - b[0]) * 0.16} ${a[1] - 50} ${b[0] + (a[0] - b[0]) * 0.4} ${b[1] + (a[1] - b[1]) * 0.35} ${b[0]} ${b[1]}`,
            'none',
            { stroke: light, 'stroke-width': width, 'stroke-linecap': 'round' },
          ),
        ],
        { 'clip-path': inside },
      ),
    );
  }
  sheet.add(
    path(
      `M${x0 + 60 * s} ${top + height * 0.1}L${x0 - 60 * s} ${top + height * 0.2}L${x0 - 20 * s} ${top + height * 0.24}L${x0 + 30 * s} ${top + height * 0.19}L${x0 + 90 * s} ${top + height * 0.26}L${x0 + 150 * s} ${top + height * 0.2}Z`,
      light,
    ),
  );
  sheet.add(rider(x0 - 170 * s, h - 150 * s, 1.5 * s, accent, shape === dark ? accent : dark, -9));
}

function cyclingPoster(sheet: Sheet, film: Film) {
  const { ground, accent, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(520, 760, 330, accent));
  // the peloton is already gone: only wheels at the edge; the last rider is huge
  const whole = 'translate(52 108) scale(0.91)';
  const bike = [];
  bike.push(
    group([
      ring(270, 1010, 190, dark, 20),
      ring(770, 1010, 190, dark, 20),
      ...Array.from({ length: 18 }, (_, i) => {
        const a = (i / 18) * Math.PI * 2;
        return [270, 770]
          .map((cx) => line(cx, 1010, cx + Math.cos(a) * 186, 1010 + Math.sin(a) * 186, dark, 2.5))
          .join('');
      }),
      circle(270, 1010, 20, dark),
      circle(770, 1010, 20, dark),
      stroke(
        'M270 1010L452 1000L650 730L380 740ZM452 1000L352 676M650 730L770 1010M640 690L632 700L650 730M640 690L740 676Q790 690 760 740',
        dark,
        19,
      ),
      rect(290, 660, 130, 22, dark, { rx: 11 }),
      circle(452, 1000, 46, 'none', { stroke: dark, 'stroke-width': 12 }),
    ]),
  );
  bike.push(
    stroke('M372 660Q500 720 560 800', '#c98d63', 84),
    stroke('M560 800Q510 900 470 1040', '#c98d63', 58),
    stroke('M372 650Q470 690 520 740', dark, 96),
    path('M440 1030L540 1046Q556 1070 530 1072H436Z', dark),
    stroke('M505 930L484 1000', '#ffffff', 60, { 'stroke-linecap': 'butt' }),
  );
  bike.push(
    path('M320 640Q340 460 560 440Q640 440 680 480L650 560Q560 540 470 690Q380 720 320 640Z', '#ffffff'),
    ...(
      [
        [420, 560],
        [500, 500],
        [400, 640],
        [580, 490],
        [500, 590],
        [620, 520],
      ] as const
    ).map(([x, y]) => circle(x, y, 30, accent)),
    stroke('M650 510Q690 600 730 670', '#c98d63', 50),
    circle(736, 680, 32, dark),
  );
  bike.push(
    path('M664 380Q690 300 770 320Q830 350 812 420Q790 480 730 476Q690 470 664 380Z', '#c98d63'),
    path('M646 392Q650 270 760 276Q850 290 846 366L786 360Q720 350 700 400Z', dark),
    path('M780 356L880 360Q884 384 830 384L780 380Z', accent),
    stroke('M786 452Q770 446 762 452', dark, 6),
    stroke('M760 404H784', dark, 8),
    stroke('M690 430Q660 450 640 470', '#c98d63', 46),
  );
  for (const [x, y, r] of [
    [880, 470, 12],
    [912, 520, 8],
    [860, 530, 7],
    [930, 440, 6],
  ] as const)
    bike.push(
      path(`M0 ${-r * 1.6}Q${r} 0 0 ${r}Q${-r} 0 0 ${-r * 1.6}Z`, '#2a6fb0', {
        transform: `translate(${x} ${y}) rotate(-40)`,
      }),
    );
  sheet.add(group(bike, { transform: whole }));
  sheet.add(rect(0, 1202, 1000, 12, dark));
  sheet.add(
    stack(
      linesOf(film).map((t) => t.toUpperCase()),
      { face: 'anton', width: 640, x: 60, y: 60, gap: 20, fill: dark },
    ).svg,
  );
  sheet.add(write(film.tagline, { face: 'archivoBlack', size: 38, x: 60, y: 1272, fill: accent, max: 880 }));
  sheet.add(write(byLine(film), { face: 'archivoBold', size: 28, x: 60, y: 1322, fill: dark }));
  sheet.add(laurel(['Radfilm', 'Wettbewerb'], { x: 860, y: 1374, size: 1, fill: dark }));
  sheet.add(credits(film, { x: 60, y: 1390, width: 680, fill: dark, size: 23, anchor: 'start', rows: 3 }));
  sheet.finish = { grain: 0.04, paper: 0.5, shift: 3, specks: 0.05 };
}
