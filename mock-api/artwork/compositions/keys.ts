// Piano keys become something else: a skyline at night, or a staircase nobody comes down.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

function skyline(sheet: Sheet, film: Film, y: number, w: number, unit: number) {
  const { accent, light, dark } = film.palette;
  const { random } = sheet;
  const n = Math.ceil(w / unit);
  const { h } = sheet;
  sheet.add(rect(0, y, w, h - y, light));
  for (let i = 0; i <= n; i++) sheet.add(line(i * unit, y, i * unit, h, dark, 5));
  for (let i = 0; i < n; i++) {
    if ([2, 6].includes(i % 7)) continue;
    const x = (i + 0.68) * unit;
    const bw = unit * 0.64;
    const up = random.between(120, 430) * (h / 1500 + 0.15);
    sheet.add(
      rect(x, y - up, bw, up + (h - y) * 0.56, dark),
      ...(i % 3 === 0
        ? [line(x + bw / 2, y - up, x + bw / 2, y - up - 90, dark, 6), circle(x + bw / 2, y - up - 92, 6, accent)]
        : i % 3 === 1
          ? [
              polygon(
                [
                  [x, y - up],
                  [x + bw / 2, y - up - 56],
                  [x + bw, y - up],
                ],
                dark,
              ),
            ]
          : [rect(x + bw * 0.2, y - up - 26, bw * 0.6, 30, dark)]),
    );
    for (let wy = y - up + 24; wy < y - 10; wy += 36)
      for (let k = 0; k < 2; k++)
        if (random.chance(0.5))
          sheet.add(rect(x + bw * (0.2 + k * 0.36), wy, bw * 0.22, 18, random.chance(0.8) ? accent : light));
  }
}
// Keys climb to the right, each one a step.
function stairs(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  for (let i = 0; i < 10; i++) {
    const y = 1240 - i * 88;
    sheet.add(
      polygon(
        [
          [i * 104 - 40, y],
          [i * 104 + 64, y],
          [i * 104 + 64, 1500],
          [i * 104 - 40, 1500],
        ],
        light,
      ),
      rect(i * 104 + 60, y, 5, 1500 - y, dark),
      rect(i * 104 - 40, y, 104, 14, mix(light, dark, 0.15)),
    );
  }
  for (let i = 0; i < 10; i++)
    if (![2, 6, 9].includes(i))
      sheet.add(
        rect(i * 104 + 34, 1240 - i * 88 - 40, 58, 330, dark),
        rect(i * 104 + 40, 1240 - i * 88 - 34, 14, 300, mix(dark, light, 0.25)),
      );
  sheet.add(
    group(
      [
        polygon(
          [
            [-30, 0],
            [30, 0],
            [210, 150],
            [130, 190],
          ],
          dark,
          { opacity: 0.25 },
        ),
        path('M-34 0Q-40 -130 0 -136Q40 -130 34 0Z', accent),
        circle(0, -164, 28, '#c98d63'),
        path('M-44 -176H44L30 -190L24 -214H-24L-30 -190Z', accent),
        stroke('M24 -110L64 -40', accent, 17),
        group([path('M0 0L80 -20L84 30L6 40Z', dark)], { transform: 'translate(60 -40)' }),
      ],
      { transform: 'translate(636 700)' },
    ),
  );
}

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (variant === 'stairs') {
    sheet.fill(ground);
    stairs(sheet, film);
    sheet.add(
      setTitle(film, {
        face: 'abril',
        x: 60,
        y: 80,
        width: 880,
        height: 300,
        lines: 3,
        leading: 0.94,
        limit: 180,
        fill: dark,
      }).svg,
      write(film.tagline, {
        face: 'playfairItalic',
        size: 36,
        x: 62,
        y: 470,
        fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
        max: 500,
      }),
      rect(0, 1382, 1000, 118, accent),
      credits(film, { x: 500, y: 1432, width: 880, fill: light, size: 22, rows: 2, more: { opacity: 1 } }),
    );
    sheet.finish = { grain: 0.055, paper: 0.7, shift: 2, specks: 0.08 };
    return;
  }
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.6, shape],
      [0.8, mix(shape, accent, 0.7)],
    ]),
  );
  sheet.add(circle(690, 480, 150, light), circle(640, 450, 150, mix(ground, shape, 0.5)));
  skyline(sheet, film, 960, 1000, 112);
  sheet.add(
    rect(0, 1340, 1000, 160, dark),
    setTitle(film, {
      face: 'bebas',
      x: 60,
      y: 70,
      width: 880,
      height: 230,
      lines: 2,
      leading: 0.92,
      limit: 250,
      cased: upper,
      fill: light,
    }).svg,
    write(film.tagline, {
      face: 'josefin',
      size: 32,
      x: 62,
      y: 366,
      fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
      max: 700,
    }),
    credits(film, { x: 500, y: 1400, width: 880, fill: light, size: 25, rows: 2 }),
  );
  sheet.finish = { grain: 0.07, shift: 2, paper: 0.3 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, light } = film.palette;
  if (variant === 'stairs') {
    const upright = sheet.layer(1000, 1500);
    stairs(upright, film);
    sheet.fill(ground).add(group(upright.body, { transform: 'translate(1000 -400)' }));
    sheet.finish = { grain: 0.055, paper: 0.6, specks: 0.06 };
    return;
  }
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.7, shape],
      [1, mix(shape, accent, 0.7)],
    ]),
  );
  sheet.add(circle(1500, 220, 110, light), circle(1460, 196, 110, mix(ground, shape, 0.3)));
  skyline(sheet, film, 640, 2000, 118);
  sheet.finish = { grain: 0.06, paper: 0.3 };
}
