import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, ring, stroke } from '../../kit/svg';
import { write } from '../../kit/type';

/** An airship in white lines on blue, seen from the side, with its measures. */
export function airship(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light } = film.palette;
  const { w, h } = sheet;
  const wide = w > h;
  sheet.fill(ground);
  for (let x = 0; x <= w; x += 25)
    sheet.add(line(x, 0, x, h, mix(ground, light, x % 125 ? 0.07 : 0.16), x % 125 ? 1 : 2));
  for (let y = 0; y <= h; y += 25)
    sheet.add(line(0, y, w, y, mix(ground, light, y % 125 ? 0.07 : 0.16), y % 125 ? 1 : 2));
  const ink = (d: string, width = 5) => stroke(d, light, width);
  const hull =
    'M-400 0C-400 -90 -250 -160 -40 -160C180 -160 340 -90 400 0C340 90 180 160 -40 160C-250 160 -400 90 -400 0Z';
  const note = (text: string, x: number, y: number) => write(text, { face: 'caveat', size: 32, x, y, fill: light });
  const measure = (x1: number, y1: number, x2: number, y2: number) => [
    line(x1, y1, x2, y2, accent, 3),
    circle(x1, y1, 6, accent),
    circle(x2, y2, 6, accent),
  ];
  const ribs = [-330, -250, -160, -60, 50, 150, 240, 320].map((x) => {
    const r = 160 * Math.sqrt(Math.max(0, 1 - (x / 402) ** 2));
    return ellipse(x, 0, r * 0.16, r, 'none', { stroke: light, 'stroke-width': 2.4, opacity: 0.75 });
  });
  const ship = [
    path(hull, mix(ground, shape, 0.55)),
    ...ribs,
    ink('M-398 -20Q0 -90 396 -10M-398 20Q0 90 396 10M-360 -70Q0 -150 340 -70M-360 70Q0 150 340 70', 2.4),
    ink(hull, 6),
    ink('M-390 -20L-470 -130L-330 -96M-390 20L-470 130L-330 96M-400 0H-490', 5),
    path('M-120 206Q-140 206 -140 180V166H160L130 206Z', mix(ground, shape, 0.8), { stroke: light, 'stroke-width': 5 }),
    ...Array.from({ length: 6 }, (_, i) => rect(-112 + i * 42, 176, 24, 18, accent)),
    ink('M-100 160V168M130 160V168', 4),
    ...[-210, 250].map(
      (x) => ring(x, 190, 17, light, 4) + ink(`M${x} 140V174M${x - 6} 190L${x - 40} 150M${x - 6} 190L${x - 40} 230`, 4),
    ),
    ...measure(-490, -230, 400, -230),
    ...measure(452, -160, 452, 160),
  ];
  const [x, y, s] = wide ? [1400, 360, 1.05] : [520, 420, 0.96];
  sheet.add(group(ship, { transform: `translate(${x} ${y}) rotate(-7) scale(${s})` }));
  const [px, py] = wide ? [1080, 700] : [240, 840];
  // propeller and a man for scale
  sheet.add(
    ring(px, py, 96, light, 4),
    ring(px, py, 16, light, 4),
    ...[0, 120, 240].map((a) =>
      path('M0 0Q36 -40 16 -92Q-6 -94 -12 -60Z', mix(ground, shape, 0.8), {
        stroke: light,
        'stroke-width': 4,
        transform: `translate(${px} ${py}) rotate(${a})`,
      }),
    ),
    ...measure(px - 96, py + 124, px + 96, py + 124),
    group([ring(0, -104, 17, light, 4), ink('M0 -86V-36M0 -70L-28 -44M0 -70L30 -96M0 -36L-20 16M0 -36L20 16', 5)], {
      transform: `translate(${px + 300} ${py + 76}) scale(1.1)`,
    }),
    ink(`M${px + 230} ${py + 96}H${px + 380}`, 3),
    note('42 m', wide ? 1330 : 420, wide ? 96 : 178),
    note('ø 15', wide ? 1870 : 920, wide ? 300 : 360),
    note('1 : 20', px - 40, py + 170),
    note('us', px + 284, py + 140),
  );
  if (!wide) sheet.add(rect(40, 40, 920, 1420, 'none', { stroke: light, 'stroke-width': 4 }));
}
