// The stone-printed posters of the silent years: flat colour, crayon shade, arched letters, ornament.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { writeOnCircle } from '../kit/lettering';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, ring, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'thief' ? thiefPoster(sheet, film) : clockPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, dark } = film.palette;
  if (variant === 'thief') {
    roofs(sheet, film, 640, [1360, 420, 270]);
    sheet.add(group(thief(film), { transform: 'translate(1330 600) scale(0.9)' }));
    sheet.finish = { grain: 0.08, paper: 0.8, specks: 0.08 };
    return;
  }
  sheet.fill(shape);
  for (const [x, y, r, n, t] of [
    [1400, 430, 380, 28, accent],
    [1840, 760, 240, 20, ground],
    [980, 800, 200, 16, ground],
    [1830, 160, 150, 14, accent],
  ] as const)
    sheet.add(gear(x, y, r, n, t, dark));
  sheet.finish = { grain: 0.09, paper: 0.9, specks: 0.1 };
}

function gear(cx: number, cy: number, r: number, teeth: number, fill: string, dark: string) {
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const step = (Math.PI * 2) / teeth;
    const p = (k: number, rr: number) => {
      const a = (i + k) * step;
      return `${(cx + Math.cos(a) * rr).toFixed(1)} ${(cy + Math.sin(a) * rr).toFixed(1)}`;
    };
    d += `${i ? 'L' : 'M'}${p(0, r * 0.88)}L${p(0.14, r)}L${p(0.42, r)}L${p(0.56, r * 0.88)}`;
  }
  const spokes = Array.from({ length: 6 }, (_, i) =>
    line(cx, cy, cx + Math.cos(i * 1.047) * r * 0.74, cy + Math.sin(i * 1.047) * r * 0.74, fill, r * 0.11),
  );
  return [
    path(`${d}Z`, fill, { stroke: dark, 'stroke-width': 5 }),
    circle(cx, cy, r * 0.7, dark),
    ...spokes,
    circle(cx, cy, r * 0.24, fill, { stroke: dark, 'stroke-width': 5 }),
    circle(cx, cy, r * 0.09, dark),
  ].join('');
}

// Crayon shade: many short strokes that follow a direction and thin out.
function crayon(
  sheet: Sheet,
  {
    x,
    y,
    w,
    h,
    colour,
    count,
    angle = -35,
    opacity = 0.5,
    clip,
  }: {
    x: number;
    y: number;
    w: number;
    h: number;
    colour: string;
    count: number;
    angle?: number;
    opacity?: number;
    clip?: string;
  },
) {
  const { random } = sheet;
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.7;
    const px = x + random.next() * w;
    const py = y + t * h;
    const l = random.between(6, 22);
    const a = (angle * Math.PI) / 180;
    d += `M${px.toFixed(0)} ${py.toFixed(0)}l${(Math.cos(a) * l).toFixed(0)} ${(Math.sin(a) * l).toFixed(0)}`;
  }
  sheet.add(group(stroke(d, colour, 2.2, { opacity }), { 'clip-path': clip }));
}

function clockPoster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    rect(44, 44, 912, 1412, shape),
    rect(44, 44, 912, 1412, 'none', { stroke: dark, 'stroke-width': 8 }),
    rect(64, 64, 872, 1372, 'none', { stroke: ground, 'stroke-width': 3 }),
  );
  const inside = sheet.clip(rect(66, 66, 868, 1090));
  const face = [];
  for (const [x, y, r, n, t] of [
    [150, 1010, 190, 18, mix(shape, dark, 0.35)],
    [880, 930, 230, 22, mix(shape, dark, 0.35)],
    [840, 330, 120, 14, mix(shape, dark, 0.35)],
  ] as const)
    face.push(gear(x, y, r, n, t, shape));
  sheet.add(group(face, { 'clip-path': inside }));
  sheet.add(
    circle(500, 690, 366, dark),
    circle(500, 690, 348, light),
    circle(500, 690, 300, ground),
    ring(500, 690, 296, dark, 4),
  );
  for (let i = 0; i < 12; i++)
    sheet.add(
      write(nth(['XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'], i), {
        face: 'bodoniBlack',
        size: 46,
        x: 0,
        y: 16,
        anchor: 'middle',
        fill: dark,
        more: {
          transform: `translate(${500 + Math.sin((i * Math.PI) / 6) * 322} ${690 - Math.cos((i * Math.PI) / 6) * 322}) rotate(${i * 30})`,
        },
      }),
    );
  // the man is the hands of the clock
  sheet.add(
    group(
      [
        path('M-40 -20Q-60 -130 -30 -170H40Q66 -130 44 -20Q60 60 40 120H-36Q-60 60 -40 -20Z', dark),
        path('M-18 -168L6 -96L34 -168Z', light),
        path('M2 -160L-6 -110L6 -84L18 -110L10 -160Z', accent),
        stroke('M36 -150L150 -252', dark, 42),
        stroke('M-30 -150L-120 -30', dark, 42),
        polygon(
          [
            [138, -226],
            [176, -262],
            [196, -300],
            [160, -284],
            [126, -252],
          ],
          light,
        ),
        polygon(
          [
            [-104, -36],
            [-136, -20],
            [-150, 26],
            [-112, -2],
          ],
          light,
        ),
        stroke('M20 110L96 252', dark, 52),
        stroke('M-16 110L-50 262', dark, 52),
        path('M82 246L136 236L150 262L96 280ZM-70 258L-26 256L-10 284H-76Z', dark),
        ellipse(6, -216, 44, 54, '#e9c9a4'),
        path('M-42 -236H56L50 -258H38L34 -352H-26L-28 -258H-40Z', accent),
        rect(-34, -276, 76, 18, dark),
        stroke('M-20 -226H-4M14 -226H32', dark, 7),
        circle(22, -214, 15, 'none', { stroke: dark, 'stroke-width': 5 }),
        path('M-26 -192Q6 -206 40 -190Q22 -178 6 -186Q-10 -176 -26 -192Z', dark),
      ],
      { transform: 'translate(500 730) rotate(8) scale(0.98)' },
    ),
  );
  crayon(sheet, {
    x: 180,
    y: 400,
    w: 640,
    h: 640,
    colour: dark,
    count: 900,
    opacity: 0.22,
    clip: sheet.clip(circle(500, 690, 300)),
  });
  crayon(sheet, { x: 66, y: 66, w: 868, h: 1000, colour: dark, count: 1500, opacity: 0.28, angle: 50, clip: inside });
  sheet.add(
    writeOnCircle(nth(linesOf(film), 0).toUpperCase(), {
      face: 'limelight',
      size: 76,
      cx: 500,
      cy: 690,
      r: 404,
      angle: -90,
      fill: light,
      track: 0.03,
    }),
  );
  sheet.add(rect(66, 1130, 868, 304, accent), rect(66, 1130, 868, 8, dark));
  const big = sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'limelight', 800);
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), { face: 'limelight', size: big, x: 106, y: 1276, fill: dark }),
    write(nth(linesOf(film), 1).toUpperCase(), { face: 'limelight', size: big, x: 100, y: 1270, fill: light }),
  );
  sheet.add(
    write(film.tagline, { face: 'limelight', size: 31, x: 500, y: 1332, anchor: 'middle', fill: light, max: 800 }),
  );
  sheet.add(credits(film, { x: 500, y: 1372, width: 810, fill: dark, size: 24, rows: 2, more: { opacity: 1 } }));
  sheet.finish = { grain: 0.08, paper: 1, specks: 0.1, shift: 2, fade: 0.04 };
}

function roofs(sheet: Sheet, film: Film, level: number, moon: readonly [number, number, number]) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.7, ground],
      [1, mix(ground, shape, 0.3)],
    ]),
  );
  for (let i = 0; i < 16; i++)
    sheet.add(
      path(`M-20 ${60 + i * 40}Q${w * 0.3} ${20 + i * 40} ${w * 0.6} ${70 + i * 40}T${w + 20} ${40 + i * 40}`, 'none', {
        stroke: light,
        'stroke-width': 1.6,
        opacity: 0.12,
      }),
    );
  for (let i = 0; i < w / 26; i++) {
    const [x, y, r] = [random.between(20, w - 20), random.between(40, level - 120), random.between(5, 17)];
    sheet.add(star(x, y, r, shape));
  }
  if (moon)
    sheet.add(
      circle(...moon, mix(shape, light, 0.3)),
      circle(moon[0] - moon[2] * 0.3, moon[1] - moon[2] * 0.2, moon[2] * 0.2, shape, { opacity: 0.6 }),
      circle(moon[0] + moon[2] * 0.36, moon[1] + moon[2] * 0.3, moon[2] * 0.27, shape, { opacity: 0.6 }),
    );
  for (let layer = 0; layer < 2; layer++) {
    let x = -60;
    while (x < w) {
      const bw = random.between(120, 230);
      const y = level + layer * 110 + random.between(-40, 50);
      const tone = layer ? dark : mix(dark, ground, 0.6);
      sheet.add(
        polygon(
          [
            [x, h],
            [x, y],
            [x + bw * 0.3, y - 90],
            [x + bw * 0.74, y - 90],
            [x + bw, y],
            [x + bw, h],
          ],
          tone,
        ),
        rect(x + bw * 0.55, y - 150, 30, 80, tone),
        rect(x + bw * 0.53, y - 156, 38, 12, tone),
      );
      for (let k = 0; k < 3; k++)
        if (random.chance(0.7))
          sheet.add(
            rect(x + bw * (0.2 + k * 0.24), y + 40, 22, 36, random.chance(0.4) ? accent : shape, { opacity: 0.85 }),
          );
      x += bw - 6;
    }
  }
}
const star = (x: number, y: number, r: number, fill: string, points = 5) =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
      const k = i % 2 ? r * 0.42 : r;
      return [x + Math.cos(a) * k, y + Math.sin(a) * k];
    }),
    fill,
  );

function thief(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  return [
    stroke('M-30 0L-110 110', dark, 30),
    stroke('M20 0L120 70L110 120', dark, 30),
    path('M-60 10Q-70 -160 -10 -190Q60 -180 70 10Q0 40 -60 10Z', dark),
    path('M-40 -180C-220 -150 -330 -20 -420 120C-300 90 -230 110 -190 150C-150 90 -90 60 -40 40Z', accent),
    path('M-40 -180C-160 -120 -220 20 -190 150C-150 90 -90 60 -40 40Z', darken(accent, 0.28)),
    stroke('M30 -160Q90 -230 110 -330', dark, 28),
    stroke('M-10 -150Q60 -110 110 -130', dark, 26),
    ellipse(6, -232, 40, 48, light),
    path('M-40 -240Q-60 -320 20 -310Q70 -300 50 -236Q30 -280 -40 -240Z', dark),
    path('M-38 -250Q6 -230 48 -250L46 -226Q6 -214 -34 -226Z', dark),
    circle(-6, -236, 5, light),
    circle(28, -236, 5, light),
    path('M0 -206Q14 -196 26 -206', 'none', { stroke: accent, 'stroke-width': 5 }),
    star(112, -366, 62, shape),
    star(112, -366, 34, lighten(shape, 0.5)),
    group(star(112, -366, 96, accent, 8), { opacity: 0.35 }),
    path('M90 -150Q70 -60 130 -30Q210 -20 210 -90Q200 -150 130 -150Z', mix(shape, dark, 0.5)),
    stroke('M104 -146Q140 -130 176 -146', dark, 8),
    star(120, -166, 20, shape),
    star(158, -170, 24, shape),
    star(140, -184, 17, light),
  ];
}

function thiefPoster(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  roofs(sheet, film, 1080, [520, 700, 350]);
  sheet.add(group(thief(film), { transform: 'translate(500 940) scale(1.24)' }));
  crayon(sheet, { x: 0, y: 0, w: 1000, h: 900, colour: dark, count: 1800, opacity: 0.3, angle: 65 });
  sheet.add(rect(0, 1196, 1000, 304, light), rect(0, 1196, 1000, 10, accent), rect(0, 1214, 1000, 3, accent));
  sheet.add(
    writeOnCircle(nth(linesOf(film), 0).toUpperCase(), {
      face: 'limelight',
      size: 128,
      cx: 500,
      cy: 1180,
      r: 985,
      fill: shape,
      track: 0.02,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'limelight',
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'limelight', 760),
      x: 500,
      y: 1350,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(write(film.tagline, { face: 'cormorantItalic', size: 36, x: 500, y: 1400, anchor: 'middle', fill: dark }));
  sheet.add(credits(film, { x: 500, y: 1438, width: 880, fill: dark, size: 20, rows: 2, more: { opacity: 1 } }));
  sheet.add(rect(18, 18, 964, 1464, 'none', { stroke: light, 'stroke-width': 5 }));
  sheet.finish = { grain: 0.09, paper: 1, specks: 0.1, shift: 2, fade: 0.05 };
}
