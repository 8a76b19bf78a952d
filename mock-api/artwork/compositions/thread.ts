// One continuous thread: two hands pull, and what lies between them is being undone.
import type { Film } from '../film';
import { byLine, credits } from '../kit/billing';
import { darken, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { curve, ellipse, group, type Point, path, rect, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';

const hand = (skin: string, cuff: string, nail: string) => [
  rect(-300, -74, 150, 150, cuff, { rx: 12 }),
  path(
    'M-170 -60Q-90 -90 -10 -80Q80 -84 150 -40Q164 -20 140 -10Q90 -24 40 -20Q100 0 156 24Q166 44 140 50Q80 40 30 30Q90 60 120 84Q122 104 96 102Q40 90 -10 66Q-90 80 -170 66Z',
    skin,
  ),
  path('M-20 -80Q40 -130 110 -96Q126 -78 104 -70Q60 -80 10 -50Z', skin),
  stroke('M40 -20Q10 -20 -10 -10M30 30Q6 26 -10 30', darken(skin, 0.3), 4),
  ellipse(140, -26, 10, 7, nail),
  ellipse(142, 38, 10, 7, nail),
  ellipse(104, -84, 10, 7, nail),
];
// The knitted heart: rows of V stitches; the lower right is already gone.
function knit(film: Film, cx: number, cy: number, s: number, gone: number) {
  const { shape, accent } = film.palette;
  const parts = [];
  const size = 30 * s;
  const inside = (x: number, y: number) => {
    const [u, v] = [(x - cx) / (300 * s), -(y - cy) / (300 * s)];
    return (u * u + v * v - 0.7) ** 3 - u * u * v ** 3 < 0;
  };
  let d = '';
  let e = '';
  for (let r = -16; r < 16; r++)
    for (let c = -14; c < 15; c++) {
      const [x, y] = [cx + c * size * 0.9, cy + r * size * 0.74];
      if (!inside(x, y) || y > cy + gone - c * 4) continue;
      const v = `M${(x - size * 0.4).toFixed(0)} ${(y - size * 0.34).toFixed(0)}Q${(x - size * 0.2).toFixed(0)} ${(y + size * 0.2).toFixed(0)} ${x.toFixed(0)} ${(y + size * 0.34).toFixed(0)}Q${(x + size * 0.2).toFixed(0)} ${(y + size * 0.2).toFixed(0)} ${(x + size * 0.4).toFixed(0)} ${(y - size * 0.34).toFixed(0)}`;
      if ((r + c) % 5 === 0) e += v;
      else d += v;
    }
  parts.push(stroke(d, shape, size * 0.42), stroke(e, accent, size * 0.42));
  return parts;
}
function scene(film: Film, cx: number, cy: number, s: number) {
  const { shape, accent, light, dark } = film.palette;
  const loops = Array.from({ length: 26 }, (_, i): Point => {
    const t = i / 25;
    return [
      cx - 20 * s + Math.sin(i * 1.3) * (190 - t * 120) * s + t * 260 * s,
      cy + 120 * s + t * 330 * s + Math.cos(i * 1.7) * 40 * s,
    ];
  });
  return [
    ...knit(film, cx, cy, s, 120 * s),
    stroke(curve([[cx - 120 * s, cy + 110 * s], ...loops, [cx + 230 * s, cy + 480 * s]]), shape, 9 * s),
    stroke(
      curve([
        [cx + 230 * s, cy + 480 * s],
        [cx + 330 * s, cy + 430 * s],
        [cx + 420 * s, cy + 520 * s],
      ]),
      shape,
      9 * s,
    ),
    group(hand('#e8b48c', dark, light), {
      transform: `translate(${cx + 500 * s} ${cy + 520 * s}) rotate(190) scale(${s * 0.92})`,
    }),
    group(hand('#8a5a3c', accent, light), {
      transform: `translate(${cx - 400 * s} ${cy - 210 * s}) rotate(14) scale(${s * 0.92})`,
    }),
  ];
}
export function poster(sheet: Sheet, film: Film) {
  const { ground, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(scene(film, 500, 660, 1));
  sheet.add(
    setTitle(film, {
      face: 'caveat',
      x: 60,
      y: 80,
      width: 880,
      height: 230,
      lines: 2,
      leading: 0.86,
      limit: 220,
      fill: dark,
    }).svg,
    write(film.tagline, {
      face: 'cormorantItalic',
      size: 42,
      x: 60,
      y: 1330,
      fill: onto(film.palette.ground, film.palette.shape, film.palette.light, film.palette.dark),
      max: 880,
    }),
    write(byLine(film), { face: 'josefin', size: 27, x: 60, y: 1380, fill: dark }),
    credits(film, { x: 60, y: 1426, width: 880, fill: dark, size: 22, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.045, paper: 0.9, specks: 0.05 };
}
export function backdrop(sheet: Sheet, film: Film) {
  sheet.fill(film.palette.ground);
  sheet.add(scene(film, 1340, 340, 0.82));
  sheet.finish = { grain: 0.045, paper: 0.9 };
}
