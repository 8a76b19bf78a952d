// A garden maze from above that is also a fingerprint, a brain, or a heart — here: a face-down city grid with one red way out.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, onto } from '../kit/colour';

import type { Random } from '../kit/random';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, type Point, path, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

// Depth-first maze on rings: cells are (ring, sector).
function rings(random: Random, count: number, sectors: number) {
  const open = new Set<string>();
  const seen = new Set(['0,0']);
  const way = new Map<string, Point>();
  const stack: Point[] = [[0, 0]];
  for (let here = stack.at(-1); here; here = stack.at(-1)) {
    const [r, s] = here;
    const next = (
      [
        [r + 1, s],
        [r - 1, s],
        [r, (s + 1) % sectors],
        [r, (s + sectors - 1) % sectors],
      ] as const
    ).filter(([a, b]) => a >= 0 && a < count && !seen.has(`${a},${b}`));
    if (!next.length) {
      stack.pop();
      continue;
    }
    const [a, b] = random.pick(next);
    seen.add(`${a},${b}`);
    way.set(`${a},${b}`, [r, s]);
    open.add(`${r},${s}|${a},${b}`).add(`${a},${b}|${r},${s}`);
    stack.push([a, b]);
  }
  return { open, way };
}
function maze(sheet: Sheet, film: Film, cx: number, cy: number, outer: number) {
  const { shape, accent, dark } = film.palette;
  const [count, sectors, inner] = [9, 28, 70];
  const step = (outer - inner) / count;
  const { open, way } = rings(sheet.random, count, sectors);
  const at = (r: number, s: number): Point => {
    const a = (s / sectors) * Math.PI * 2 - Math.PI / 2;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  };
  let d = '';
  const arc = (r: number, s: number) => {
    const [p, q] = [at(r, s), at(r, s + 1)];
    return `M${p[0].toFixed(1)} ${p[1].toFixed(1)}A${r} ${r} 0 0 1 ${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
  };
  for (let r = 0; r < count; r++)
    for (let s = 0; s < sectors; s++) {
      const key = `${r},${s}`;
      if (r === count - 1 ? s !== 14 : !open.has(`${key}|${r + 1},${s}`)) d += arc(inner + (r + 1) * step, s);
      if (r === 0 && s !== 0) d += arc(inner, s);
      if (!open.has(`${key}|${r},${(s + 1) % sectors}`)) {
        const [p, q] = [at(inner + r * step, s + 1), at(inner + (r + 1) * step, s + 1)];
        d += `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
      }
    }
  let here: Point = [count - 1, 14];
  const exit = at(inner + (count + 1.5) * step, 14.5);
  let red = `M${exit[0].toFixed(1)} ${exit[1].toFixed(1)}L${at(inner + (count - 0.5) * step, 14.5)
    .map((v) => v.toFixed(1))
    .join(' ')}`;
  for (let next = way.get(here.join()); next; next = way.get(here.join())) {
    const r = inner + (next[0] + 0.5) * step;
    const [x, y] = at(r, next[1] + 0.5);
    const turn = (next[1] - here[1] + sectors) % sectors === 1 ? 1 : 0;
    red +=
      next[0] === here[0]
        ? `A${r} ${r} 0 0 ${turn} ${x.toFixed(1)} ${y.toFixed(1)}`
        : `L${x.toFixed(1)} ${y.toFixed(1)}`;
    here = next;
  }
  return [
    stroke(d, darken(shape, 0.45), step * 0.52, { transform: 'translate(6 9)', opacity: 0.5 }),
    stroke(d, shape, step * 0.5),
    stroke(red, accent, step * 0.2),
    circle(cx, cy, inner * 0.72, accent),
    group([path('M-10 14Q-12 -16 0 -18Q12 -16 10 14Z', dark), circle(0, -26, 9, dark)], {
      transform: `translate(${cx} ${cy + 6}) scale(1.3)`,
    }),
  ];
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'tally') return tallyPoster(sheet, film);
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(maze(sheet, film, 500, 620, 440));
  sheet.add(
    rect(0, 1190, 1000, 310, dark),
    setTitle(film, {
      face: 'syne',
      x: 60,
      y: 1340,
      from: 'bottom',
      width: 880,
      height: 130,
      lines: 2,
      leading: 0.95,
      limit: 130,
      track: -0.02,
      fill: light,
    }).svg,
    write(film.tagline, {
      face: 'grotesk',
      size: 30,
      x: 60,
      y: 1392,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1436, width: 880, fill: light, size: 21, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.05, paper: 0.5, shift: 1 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.finish = { grain: 0.07, paper: 0.9 };
  if (variant === 'tally') return sheet.add(tally(sheet, film, 1000, 60, 7, 7));
  sheet.add(maze(sheet, film, 1420, 450, 520));
  sheet.finish = { grain: 0.05, paper: 0.4 };
}
// A cell wall of tally marks; the last five stand apart like a ladder.
function tally(sheet: Sheet, film: Film, x0: number, y0: number, columns: number, rows: number) {
  const { shape, accent, dark } = film.palette;
  const { random } = sheet;
  let d = '';
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      if (c > columns - 3 && r > rows - 5) continue;
      const [x, y] = [x0 + c * 146, y0 + r * 118];
      for (let k = 0; k < 4; k++)
        d += `M${x + k * 24 + random.between(-4, 4)} ${y + random.between(-5, 5)}q${random.between(-5, 5)} 40 ${random.between(-5, 5)} 82`;
      d += `M${x - 16} ${y + 66}L${x + 92} ${y + 12}`;
    }
  const [lx, ly] = [x0 + (columns - 1) * 146 - 70, y0 + rows * 118 - 30];
  return [
    stroke(d, dark, 9),
    group(
      [
        line(-56, 0, -46, -440, accent, 15),
        line(56, 0, 46, -440, accent, 15),
        ...Array.from({ length: 8 }, (_, i) => line(-54 + i, -30 - i * 54, 54 - i, -34 - i * 54, accent, 12)),
        group(
          [
            path('M-16 0Q-20 -66 0 -70Q20 -66 16 0Z', shape),
            circle(0, -86, 16, shape),
            stroke('M-12 -60L-34 -100M12 -60L34 -96M-8 0L-20 46M8 0L16 40', shape, 10),
          ],
          { transform: 'translate(0 -380)' },
        ),
      ],
      { transform: `translate(${lx} ${ly})` },
    ),
  ];
}
function tallyPoster(sheet: Sheet, film: Film) {
  const { ground, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    tally(sheet, film, 76, 400, 6, 7),
    setTitle(film, {
      face: 'rocksalt',
      x: 60,
      y: 90,
      width: 880,
      height: 220,
      lines: 2,
      leading: 1.25,
      limit: 120,
      fill: dark,
    }).svg,
    rect(0, 1268, 1000, 232, dark),
    write(film.tagline, { face: 'typewriter', size: 34, x: 60, y: 1336, fill: ground, max: 880 }),
    credits(film, { x: 60, y: 1392, width: 880, fill: ground, size: 24, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.08, paper: 1, specks: 0.15 };
}
