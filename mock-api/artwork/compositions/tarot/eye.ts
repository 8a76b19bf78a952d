import type { Film } from '../../film';
import { nth } from '../../kit/list';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

// A raised hand with an eye in its palm, engraved in gold.
export function eye(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const gold = (d: string, width = 5) => stroke(d, accent, width);
  const fingers = [
    'M330 760V470Q330 430 366 430Q402 430 402 470V700',
    'M402 700V360Q402 316 442 316Q482 316 482 360V690',
    'M482 690V330Q482 286 522 286Q562 286 562 330V690',
    'M562 700V390Q562 346 600 346Q638 346 638 390V760',
  ];
  const hand =
    'M330 760V470Q330 430 366 430Q402 430 402 470V360Q402 316 442 316Q482 316 482 360V330Q482 286 522 286Q562 286 562 330V390Q562 346 600 346Q638 346 638 390V700Q700 640 740 650Q776 664 750 700L650 900Q630 960 630 1080H390Q390 980 360 920Q330 860 330 760Z';
  sheet.add(
    rect(40, 40, 920, 1420, 'none', { stroke: accent, 'stroke-width': 6, rx: 30 }),
    rect(60, 60, 880, 1380, 'none', { stroke: accent, 'stroke-width': 2, rx: 20 }),
    ...Array.from({ length: 72 }, (_, i) => {
      const a = (i / 72) * Math.PI * 2;
      const [near, far] = [i % 2 ? 450 : 420, i % 2 ? 484 : 560];
      return line(
        500 + Math.cos(a) * near * 0.86,
        690 + Math.sin(a) * near,
        500 + Math.cos(a) * far * 0.74,
        690 + Math.sin(a) * far * 0.86,
        accent,
        i % 2 ? 2 : 4,
      );
    }),
    ellipse(500, 690, 356, 410, shape),
    ellipse(500, 690, 356, 410, 'none', { stroke: accent, 'stroke-width': 5 }),
    path(hand, light),
    gold(hand, 7),
    ...fingers.map((d) => gold(d, 4)),
    ...[366, 442, 522, 600].flatMap((x, i) =>
      [0, 1].map((n) => gold(`M${x - 22} ${nth([560, 470, 440, 510], i) + n * 90}q22 12 44 0`, 3)),
    ),
    gold('M650 760Q690 720 730 700', 3),
    path('M370 800Q480 690 600 800Q480 900 370 800Z', dark),
    gold('M370 800Q480 690 600 800Q480 900 370 800Z', 6),
    circle(484, 798, 48, accent),
    circle(484, 798, 22, dark),
    circle(498, 782, 9, light),
    ...Array.from({ length: 9 }, (_, i) =>
      line(
        396 + i * 22,
        752 - Math.sin(((i + 1) / 10) * 3.14) * 26,
        384 + i * 25,
        726 - Math.sin(((i + 1) / 10) * 3.14) * 36,
        accent,
        4,
      ),
    ),
    gold('M420 930Q490 960 560 920M400 970Q490 1000 590 960', 3),
    rect(380, 1040, 260, 60, accent),
    ...Array.from({ length: 8 }, (_, i) => circle(402 + i * 31, 1070, 8, ground)),
    ...(
      [
        [150, 190, 22],
        [850, 190, 22],
        [150, 1130, 16],
        [850, 1130, 16],
        [230, 300, 10],
        [770, 300, 10],
      ] as const
    ).map(([x, y, r]) => star(x, y, r, accent, 4, 0.28)),
    group([circle(500, 176, 44, accent), circle(520, 166, 38, ground)]),
    write('XIII', { face: 'limelight', size: 46, x: 500, y: 112, anchor: 'middle', fill: accent }),
  );
}
