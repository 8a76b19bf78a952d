// A chess board in steep perspective; a pawn throws the shadow of a queen.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { breakInto } from '../kit/stack';
import { circle, ellipse, group, path, polygon, rect } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

const queen =
  'M-70 0Q-60 -60 -40 -90Q-20 -200 -44 -300L-90 -420L-50 -370L-40 -450L-14 -380L0 -470L14 -380L40 -450L50 -370L90 -420L44 -300Q20 -200 40 -90Q60 -60 70 0Z';
function board(sheet: Sheet, film: Film, cx: number, top: number, bottom: number, spread: number) {
  const { ground, shape, dark } = film.palette;
  const { w, h } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [top / h, ground],
    ]),
  );
  sheet.add(rect(0, top, w, h - top, shape));
  const n = 10;
  const px = (u: number, t: number) => cx + (u - 0.5) * spread * (0.32 + t * 1.5);
  const py = (t: number) => top + t ** 1.5 * (bottom - top);
  for (let r = 0; r < n; r++)
    for (let c = -6; c < n + 6; c++)
      if ((r + c) % 2)
        sheet.add(
          polygon(
            [
              [px(c / n, r / n), py(r / n)],
              [px((c + 1) / n, r / n), py(r / n)],
              [px((c + 1) / n, (r + 1) / n), py((r + 1) / n)],
              [px(c / n, (r + 1) / n), py((r + 1) / n)],
            ],
            dark,
          ),
        );
}
function pieces(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { accent, dark } = film.palette;
  sheet.add(
    group(
      [
        path(queen, dark, { transform: 'skewX(52) scale(1.5 -1.25)', opacity: 0.9 }),
        path(queen, accent, { transform: 'skewX(52) scale(1.5 -1.25)', opacity: 0.42 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
  sheet.add(
    group(
      [
        ellipse(0, 0, 92, 22, darken(accent, 0.35)),
        path(
          'M-92 0Q-92 -40 -60 -46Q-56 -70 -40 -84Q-16 -120 -30 -176H30Q16 -120 40 -84Q56 -70 60 -46Q92 -40 92 0Q0 30 -92 0Z',
          accent,
        ),
        ellipse(0, -180, 52, 13, darken(accent, 0.2)),
        ellipse(0, -188, 52, 12, accent),
        circle(0, -244, 60, accent),
        path('M20 -296A60 60 0 0 1 20 -190Q50 -240 20 -296Z', darken(accent, 0.22)),
        circle(-20, -262, 15, lighten(accent, 0.55)),
        path('M30 -170Q20 -120 40 -84Q56 -70 60 -46Q92 -40 92 0Q60 14 20 14Q40 -60 10 -100Z', darken(accent, 0.2)),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'letters') return letters(sheet, film);
  const { light, dark } = film.palette;
  board(sheet, film, 500, 470, 1500, 1000);
  pieces(sheet, film, 370, 830, 1.05);
  sheet.add(
    setTitle(film, {
      face: 'gloock',
      x: 60,
      y: 70,
      width: 880,
      height: 260,
      lines: 2,
      leading: 1,
      limit: 190,
      fill: light,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'playfairItalic',
      size: 36,
      x: 62,
      y: 396,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
  );
  sheet.add(
    rect(0, 1380, 1000, 120, dark),
    credits(film, { x: 500, y: 1434, width: 880, fill: light, size: 23, rows: 2 }),
  );
  sheet.finish = { grain: 0.075, shift: 1, vignette: 0.25 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'letters') return above(sheet, film, 150);
  board(sheet, film, 1300, 300, 900, 1100);
  pieces(sheet, film, 1240, 560, 0.8);
  sheet.finish = { grain: 0.07, vignette: 0.35 };
}
// Seen from above: the title is the position, one letter to a square.
function letters(sheet: Sheet, film: Film) {
  const { shape, light, dark, ground } = film.palette;
  sheet.fill(shape);
  const rows = breakInto(film.title, 3).map((t) => [...t.toUpperCase()]);
  const cell = 1000 / Math.max(5, ...rows.map((r) => r.length));
  for (let r = 0; r < 15; r++)
    for (let c = 0; c < 9; c++) if ((r + c) % 2) sheet.add(rect(c * cell, r * cell, cell, cell, ground));
  rows.forEach((row, i) => {
    row.forEach((ch, c) => {
      sheet.add(
        write(ch, {
          face: 'gloock',
          size: cell * 0.86,
          x: (c + 0.5) * cell,
          y: (i * 2 + 0.5) * cell + cell * 0.3 + (i % 2 ? 0 : 0),
          anchor: 'middle',
          fill: dark,
        }),
      );
    });
  });
  pawnFromAbove(sheet, film, cell * (Math.floor(1000 / cell / 2) + 0.5), cell * 5.5, cell);
  sheet.add(
    rect(0, 1290, 1000, 210, dark),
    write(film.tagline, { face: 'playfairItalic', size: 36, x: 60, y: 1356, fill: light, max: 880 }),
    credits(film, { x: 60, y: 1406, width: 880, fill: light, size: 24, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.06, paper: 0.7, specks: 0.08, shift: 1 };
}
function pawnFromAbove(sheet: Sheet, film: Film, x: number, y: number, cell: number) {
  const { accent, light, dark } = film.palette;
  sheet.add(
    circle(x + 10, y + 14, cell * 0.4, dark, { opacity: 0.4 }),
    circle(x, y, cell * 0.4, accent),
    circle(x, y, cell * 0.3, darken(accent, 0.18)),
    circle(x - 6, y - 8, cell * 0.2, accent),
    ...Array.from({ length: 8 }, (_, i) =>
      circle(x + Math.cos(i * 0.785) * cell * 0.34, y + Math.sin(i * 0.785) * cell * 0.34, cell * 0.05, light),
    ),
  );
}
function above(sheet: Sheet, film: Film, cell: number) {
  const { ground, shape } = film.palette;
  sheet.fill(shape);
  for (let r = -1; r < 7; r++)
    for (let c = -1; c < 15; c++)
      if ((r + c) % 2) sheet.add(rect(c * cell + 70 - cell / 2, r * cell + 130 - cell / 2 - 5, cell, cell, ground));
  pawnFromAbove(sheet, film, 70 + 9 * cell, 125 + 2 * cell, cell);
  sheet.finish = { grain: 0.06, paper: 0.6, shift: 1 };
}
