import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { circle, line, polygon, rect } from '../../kit/svg';
import { write } from '../../kit/type';

export function cassette(film: Film, label: string) {
  const { ground, shape, accent, light, dark } = film.palette;
  const reel = (x: number) => [
    circle(x, 0, 66, light),
    circle(x, 0, 34, dark),
    ...Array.from({ length: 6 }, (_, i) => rect(x - 6, -52, 12, 22, dark, { transform: `rotate(${i * 60} ${x} 0)` })),
  ];
  return [
    rect(-400, -250, 800, 520, '#000000', { rx: 34, opacity: 0.3, transform: 'translate(16 20)' }),
    rect(-400, -250, 800, 520, dark, { rx: 34 }),
    rect(-350, -206, 700, 340, light, { rx: 18 }),
    ...[shape, accent, '#f2b632', ground].map((c, i) => rect(-350, -40 + i * 36, 700, 36, c)),
    rect(-350, 104, 700, 30, light, { rx: 10 }),
    rect(-250, -76, 500, 150, dark, { rx: 75 }),
    ...reel(-160).concat(reel(160)),
    rect(-70, -46, 140, 92, mix(dark, light, 0.25)),
    rect(-70, -46, 60, 92, '#3a2418'),
    polygon(
      [
        [-260, 270],
        [-220, 176],
        [220, 176],
        [260, 270],
      ],
      mix(dark, light, 0.14),
    ),
    ...[-180, -80, 80, 180].map((x) => circle(x, 230, 15, ground)),
    ...(
      [
        [-376, -226],
        [376, -226],
        [-376, 246],
        [376, 246],
      ] as const
    ).map(([x, y]) => circle(x, y, 9, mix(dark, light, 0.4))),
    write(label, { face: 'rocksalt', size: 44, x: 0, y: -132, anchor: 'middle', fill: dark, max: 640 }),
    line(-310, -110, 310, -110, mix(light, dark, 0.4), 3),
  ];
}
