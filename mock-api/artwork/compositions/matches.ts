// A row of matches: one has burned, one has stepped out of line; or a row of pencils, one of which is bleeding.
import type { Film } from '../film';
import { byLine, credits } from '../kit/billing';
import { darken, lighten, mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

function row(sheet: Sheet, film: Film, y: number, xs: readonly number[], tall: number) {
  const { ground, accent, dark } = film.palette;
  const { random } = sheet;
  return xs.map((x, i) => {
    const t = i / (xs.length - 1);
    const burned = i < xs.length * 0.52;
    const out = i === Math.floor(xs.length * 0.66);
    const stick = burned ? mix(dark, ground, 0.12) : '#e6c79a';
    const bend = burned ? random.between(-26, 26) * (1 - t) : 0;
    const dy = out ? 170 : 0;
    return group(
      [
        burned
          ? path(
              `M-11 0Q${bend - 11} ${-tall * 0.5} ${bend * 2 - 8} ${-tall * (0.7 + t * 0.3)}H${bend * 2 + 6}Q${bend + 11} ${-tall * 0.5} 11 0Z`,
              stick,
            )
          : rect(-12, -tall, 24, tall, stick),
        burned ? circle(bend * 2, -tall * (0.7 + t * 0.3), 18, dark) : ellipse(0, -tall - 8, 21, 32, accent),
        ...(burned
          ? []
          : [rect(4, -tall, 8, tall, darken(stick, 0.12)), ellipse(-6, -tall - 18, 6, 9, lighten(accent, 0.4))]),
        ...(i === Math.floor(xs.length * 0.52)
          ? [
              path(
                `M-44 ${-tall + 10}C-70 ${-tall - 90} -10 ${-tall - 110} -6 ${-tall - 220}C60 ${-tall - 150} 70 ${-tall - 50} 36 ${-tall + 14}Z`,
                accent,
              ),
              path(
                `M-22 ${-tall + 8}C-34 ${-tall - 60} 0 ${-tall - 70} 4 ${-tall - 130}C36 ${-tall - 90} 40 ${-tall - 30} 20 ${-tall + 10}Z`,
                '#ffd66b',
              ),
            ]
          : []),
        ...(burned && i % 3 === 0
          ? [stroke(`M${bend * 2} ${-tall * (0.74 + t * 0.3) - 20}q30 -50 0 -100t0 -90`, mix(ground, dark, 0.2), 4)]
          : []),
      ],
      { transform: `translate(${x} ${y + dy})` },
    );
  });
}
export function poster(sheet: Sheet, film: Film) {
  const { ground, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    row(
      sheet,
      film,
      1120,
      Array.from({ length: 14 }, (_, i) => 110 + i * 60),
      480,
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'archivoBold',
      x: 60,
      y: 76,
      width: 820,
      height: 300,
      lines: 3,
      leading: 0.96,
      track: -0.04,
      limit: 150,
      fill: dark,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'archivoBold',
      size: 32,
      x: 60,
      y: 1356,
      fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    write(byLine(film), { face: 'archivo', size: 28, x: 60, y: 1400, fill: dark }),
    credits(film, { x: 60, y: 1442, width: 880, fill: dark, size: 20, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.04, paper: 0.6, specks: 0.05 };
}
export function backdrop(sheet: Sheet, film: Film) {
  sheet.fill(film.palette.ground);
  sheet.add(
    row(
      sheet,
      film,
      760,
      Array.from({ length: 17 }, (_, i) => 880 + i * 64),
      460,
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.6 };
}
