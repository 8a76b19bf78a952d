// Eyes as rings, cut from paper: eleven of them look, one looks away.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, group, type Point, path, rect, ring, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  // four columns by three rows of eyes; the twelfth place holds the title's number
  const places: Point[] = [];
  for (let r = 0; r < 4; r++) for (let c = 0; c < 3; c++) places.push([182 + c * 318, 250 + r * 222]);
  places.slice(0, 11).forEach(([x, y], i) => {
    sheet.add(eye(sheet, film, x, y, 138, i === 7));
  });
  sheet.add(
    write(nth(film.captions, 0), {
      face: 'archivoBlack',
      size: 178,
      x: 818,
      y: 982,
      anchor: 'middle',
      fill: dark,
      track: -0.04,
    }),
  );
  sheet.add(rect(0, 1060, 1000, 440, dark));
  sheet.add(write(nth(linesOf(film), 0).toUpperCase(), { face: 'anton', size: 250, x: 50, y: 1310, fill: ground }));
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'anton',
      size: 250,
      x: 950,
      y: 1310,
      anchor: 'end',
      fill: light,
      max: 560,
    }),
  );
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 31, x: 50, y: 78, fill: dark }));
  sheet.add(credits(film, { x: 50, y: 1392, width: 900, fill: light, size: 25, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.06, paper: 0.7, shift: 2, specks: 0.14 };
}
export function backdrop(sheet: Sheet, film: Film) {
  sheet.fill(film.palette.ground);
  for (let r = 0; r < 4; r++)
    for (let c = 0; c < 5; c++) sheet.add(eye(sheet, film, 860 + c * 280, 110 + r * 226, 124, r === 1 && c === 2));
  sheet.finish = { grain: 0.06, paper: 0.7, specks: 0.14 };
}

function eye(sheet: Sheet, film: Film, x: number | undefined, y: number | undefined, w: number, liar: boolean) {
  const { ground, accent, dark } = film.palette;
  const { random } = sheet;
  const j = () => random.between(-7, 7);
  const h = w * random.between(0.5, 0.64);
  const almond = `M${-w + j()} ${j()}Q${-w * 0.4 + j()} ${-h * 1.5} ${j()} ${-h * 1.25}Q${w * 0.6} ${-h * 1.1} ${w + j()} ${j()}Q${w * 0.4} ${h * 1.4} ${j()} ${h * 1.2}Q${-w * 0.55} ${h * 1.1} ${-w + j()} ${j()}Z`;
  const look = liar ? w * 0.42 : random.between(-8, 8);
  const inside = sheet.clip(path(almond));
  const iris = [
    circle(look, 0, w * 0.4, liar ? '#1b6fa8' : dark),
    ...[0, 1, 2].map((k) => ring(look + j() * 0.3, j() * 0.3, w * (0.15 + k * 0.085), accent, 3.4)),
    circle(look, 0, w * 0.13, liar ? dark : ground),
  ];
  const lashes = Array.from({ length: 9 }, (_, i) => {
    const t = (i - 4) / 4.6;
    return `M${t * w * 0.9} ${-h * (1.1 - t * t * 0.9)}l${t * 26 + j()} ${-26 - random.between(0, 10)}`;
  }).join('');
  return group(
    [path(almond, accent), group(iris, { 'clip-path': inside }), stroke(almond, dark, 9), stroke(lashes, dark, 7)],
    { transform: `translate(${x} ${y}) rotate(${random.between(-7, 7)})` },
  );
}
