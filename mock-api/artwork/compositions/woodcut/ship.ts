import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { gouge } from '../../kit/gouge';
import type { Sheet } from '../../kit/sheet';
import { curve, group, line, type Point, path } from '../../kit/svg';

function sails(film: Film) {
  const { accent, light, dark } = film.palette;
  const canvas = (x: number, y: number, w: number, h: number, fill: string) =>
    path(
      `M${x} ${y}Q${x + w * 0.5} ${y + 14} ${x + w} ${y}Q${x + w * 1.25} ${y + h * 0.5} ${x + w} ${y + h}Q${x + w * 0.5} ${y + h * 0.82} ${x} ${y + h}Q${x + w * 0.22} ${y + h * 0.5} ${x} ${y}Z`,
      fill,
      { stroke: dark, 'stroke-width': 7 },
    );
  return [
    line(-150, -60, -150, -430, dark, 13),
    line(10, -60, 10, -540, dark, 15),
    line(160, -60, 160, -400, dark, 12),
    line(260, -110, 390, -190, dark, 11),
    canvas(-220, -410, 130, 120, light),
    canvas(-236, -270, 160, 160, light),
    canvas(-74, -520, 150, 120, accent),
    canvas(-90, -384, 186, 130, light),
    canvas(-100, -236, 206, 140, light),
    canvas(110, -380, 110, 110, light),
    canvas(104, -250, 130, 140, light),
    path('M380 -184L190 -390L236 -120Z', light, { stroke: dark, 'stroke-width': 6 }),
    path('M-290 -130L-270 -70H300L340 -100Q320 30 220 70H-200Q-280 20 -290 -130Z', dark),
    path('M-278 -40Q0 0 320 -50L316 -30Q0 22 -268 -14Z', accent),
    path('M10 -540q50 -20 90 6q-40 -2 -90 24Z', accent),
    ...[-180, -100, -20, 60, 140].map((x) => path(`M${x} 14h26v20h-26Z`, light)),
  ];
}

/** A three-master on the shoulder of a wave. */
export function ship(sheet: Sheet, film: Film) {
  const { ground, shape, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const wide = w > h;
  const [cx, level, s] = wide ? [1420, 620, 1.02] : [500, 800, 1.16];
  sheet.fill(ground);
  sheet.add(
    gouge({
      random,
      count: wide ? 900 : 1100,
      box: [-100, -60, w, level - 80],
      angle: (x) => 58 + (x / w) * 12,
      length: [60, 190],
      width: [3, 9],
      fill: mix(ground, dark, 0.75),
    }),
  );
  sheet.add(
    path(
      `M${cx - 20} 0L${cx - 110} 190L${cx - 60} 180L${cx - 170} 400L${cx - 10} 150L${cx - 60} 160L${cx + 50} 0Z`,
      light,
    ),
  );
  sheet.add(group(sails(film), { transform: `translate(${cx} ${level - 90 * s}) rotate(-13) scale(${s})` }));
  for (let i = 0; i < 6; i++) {
    const base = level + i * (wide ? 60 : 84);
    const tall = 60 + i * 13;
    const points = Array.from(
      { length: 16 },
      (_, n): Point => [
        -100 + (n * (w + 260)) / 15,
        base + Math.sin(n * 1.25 + i * 2.1) * tall * (0.6 + Math.abs(n - 9) * 0.06),
      ],
    );
    const d = `${curve(points)}L${w + 60} ${h + 40}L-160 ${h + 40}Z`;
    const clip = sheet.clip(path(d));
    sheet.add(path(d, i % 2 ? dark : mix(shape, dark, 0.25), { stroke: light, 'stroke-width': 6 }));
    sheet.add(
      gouge({
        random,
        count: wide ? 260 : 170,
        box: [-60, base - tall, w, base + tall + 90],
        angle: (x) => Math.cos((x / (w + 260)) * 15 * 1.25 + i * 2.1) * 34,
        length: [40, 130],
        width: [3, 9],
        fill: i % 2 ? shape : light,
        clip,
      }),
    );
  }
}
