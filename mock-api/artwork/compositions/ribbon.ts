// Stripes of the seventies: they start as one thing and end as another.

import type { Film } from '../film';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import { print } from '../kit/print';
import { fromScenes } from '../kit/scenes';
import type { Sheet } from '../kit/sheet';
import { circle, curve, group, type Point, path, stroke } from '../kit/svg';
import { upper } from '../kit/title';

const STRIPE = 46;

/** From the poll of the mare down her neck and out over the plain. */
const spine: readonly Point[] = [
  [330, 330],
  [420, 352],
  [504, 408],
  [566, 490],
  [598, 600],
  [598, 720],
  [566, 850],
  [520, 980],
  [516, 1090],
  [580, 1176],
  [700, 1222],
  [850, 1240],
  [1060, 1244],
];

/** The same line so far to its right. */
const beside = (points: readonly Point[], far: number): Point[] =>
  points.map(([x, y], i) => {
    const [ax, ay] = nth(points, Math.max(0, i - 1));
    const [bx, by] = nth(points, Math.min(points.length - 1, i + 1));
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy);
    return [x - (dy / length) * far, y + (dx / length) * far];
  });

/** Somebody on foot, so far away that a coat is all there is. */
const walker = (x: number, y: number, coat: string, skin: string, turn: 1 | -1) =>
  group(
    [
      stroke('M-5 -34L-16 0M5 -34L14 0', skin, 8),
      path('M-17 -28Q-16 -84 0 -86Q18 -84 19 -28Z', coat),
      circle(2, -98, 12, skin),
      path('M-16 -102Q2 -126 22 -104L30 -100H-20Z', coat),
    ],
    { transform: `translate(${x} ${y}) scale(${turn} 1)` },
  );

function mare(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const inks = [dark, shape, mix(shape, ground, 0.45), '#e9b44c', accent];
  sheet.fill(ground);
  sheet.add(
    inks.map((ink, i) => stroke(curve(beside(spine, (i - 2) * STRIPE)), ink, STRIPE + 1, { 'stroke-linecap': 'butt' })),
    // ears, brow, nose, lips, jaw and throat
    path(
      'M298 286L286 168Q344 196 362 262L400 190Q440 250 428 320C452 380 462 450 446 520C434 570 392 590 352 610C330 640 300 690 262 740C244 776 196 792 156 776C122 764 108 726 122 692C146 630 186 560 206 500C222 430 244 336 298 286Z',
      dark,
    ),
    path('M298 290L296 214Q330 240 338 276Z', accent),
    path('M300 420Q330 396 356 420Q332 440 300 420Z', light),
    circle(330, 419, 9, dark),
    path('M150 704Q166 682 182 700Q176 724 152 722Z', ground),
    stroke('M140 752Q180 764 226 726', ground, 6),
    // halter
    stroke('M196 600Q252 640 330 634M206 606Q270 500 420 440M330 634L438 470', '#e9b44c', 9),
    circle(330, 634, 13, 'none', { stroke: '#e9b44c', 'stroke-width': 7 }),
    walker(694, 1122, dark, dark, 1),
    walker(890, 1142, accent, dark, -1),
  );
}

export const { poster, backdrop } = fromScenes({
  mare: {
    art: mare,
    print: print({
      title: {
        face: 'syne',
        x: 60,
        y: 846,
        width: 318,
        height: 430,
        lines: 3,
        fit: 'each',
        gap: 0.15,
        cased: upper,
        ink: 'dark',
      },
      foot: {
        x: 62,
        y: 1404,
        width: 876,
        face: 'groteskBold',
        size: 32,
        ink: 'dark',
        tint: 'accent',
        rows: 1,
        small: 20,
      },
    }),
    finish: { grain: 0.05, paper: 0.8, shift: 2, specks: 0.04 },
    wide: { y: -150, scale: 0.84, wash: 'ground', fade: 0 },
  },
});
