import type { Film } from '../../film';
import { credits } from '../../kit/billing';
import { mix } from '../../kit/colour';
import { writeOnCircle } from '../../kit/lettering';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, ring, stroke } from '../../kit/svg';
import { linesOf } from '../../kit/title';
import { sizeToWidth, write } from '../../kit/type';
import { crayon, gear } from './pieces';

export function clockPoster(sheet: Sheet, film: Film) {
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
