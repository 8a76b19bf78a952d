import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

// Under the chandelier, the organ; at the organ, a back.
export function phantom(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const pipes = Array.from({ length: 17 }, (_, i) => {
    const x = 110 + i * 48;
    const top = 330 - Math.abs(i - 8) * -24 - (8 - Math.abs(i - 8)) * 20;
    return [
      rect(
        x,
        top,
        36,
        800 - top,
        sheet.linear(
          [
            [0, mix(accent, dark, 0.4)],
            [0.4, accent],
            [1, mix(accent, dark, 0.6)],
          ],
          0,
        ),
      ),
      path(`M${x} ${top + 560 - Math.abs(i - 8) * 20}l18 -30l18 30l-18 16Z`, dark),
    ];
  }).flat();
  const drop = (x: number, y: number) => path(`M${x} ${y}q10 22 0 34q-10 -12 0 -34Z`, light);
  return [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear([
        [0, dark],
        [0.5, ground],
        [1, dark],
      ]),
    ),
    path('M0 0H150C120 300 160 700 60 1200H0ZM1000 0H850C880 300 840 700 940 1200H1000Z', shape),
    ...[0, 1, 2, 3].flatMap((i) => [
      stroke(`M${20 + i * 36} 0C${10 + i * 30} 400 ${40 + i * 26} 800 ${i * 18} 1200`, mix(shape, dark, 0.5), 9),
      stroke(
        `M${980 - i * 36} 0C${990 - i * 30} 400 ${960 - i * 26} 800 ${1000 - i * 18} 1200`,
        mix(shape, dark, 0.5),
        9,
      ),
    ]),
    ...pipes,
    rect(90, 790, 820, 60, mix(dark, accent, 0.3)),
    line(500, 0, 500, 120, accent, 8),
    path('M330 130H670L620 210H380Z', accent),
    ...Array.from({ length: 9 }, (_, i) => [
      line(340 + i * 40, 130, 340 + i * 40, 90, light, 12),
      path(`M${334 + i * 40} 88q6 -30 6 -34q0 4 6 34Z`, '#ffe9a8'),
    ]).flat(),
    ...Array.from({ length: 13 }, (_, i) => drop(360 + i * 23, 214 + Math.sin((i / 12) * 3.14) * 60)),
    circle(
      500,
      110,
      330,
      sheet.radial(
        [
          [0, '#ffe9a8', 0.55],
          [1, '#ffe9a8', 0],
        ],
        500,
        110,
        330,
      ),
    ),
    rect(250, 850, 500, 40, light),
    ...Array.from({ length: 24 }, (_, i) => rect(256 + i * 21, 850, i % 3 ? 9 : 3, i % 3 ? 24 : 40, dark)),
    group(
      [
        path('M-240 420C-260 160 -170 10 -60 -20H60C170 10 260 160 240 420Z', '#0b090c'),
        path(
          'M-170 120C-260 60 -260 -10 -200 -60L-170 -40C-200 0 -190 40 -110 60ZM170 120C260 60 260 -10 200 -60L170 -40C200 0 190 40 110 60Z',
          '#0b090c',
        ),
        path(
          'M-90 -110C-96 -200 -40 -236 10 -232C70 -228 104 -180 94 -110C86 -40 40 -6 0 -6C-40 -6 -84 -40 -90 -110Z',
          '#0b090c',
        ),
        // he turns: half a mask
        path(
          'M10 -226C80 -220 112 -170 98 -100C90 -50 60 -20 30 -14C40 -60 20 -90 30 -130C36 -160 20 -190 10 -226Z',
          light,
        ),
        path('M44 -140Q70 -156 90 -136Q70 -122 44 -140Z', '#0b090c'),
        stroke('M50 -60Q66 -54 78 -64', '#0b090c', 6),
        path('M-60 -20L0 60L60 -20L130 30L20 170H-20L-130 30Z', mix(shape, dark, 0.2)),
        path('M-240 420C-220 300 -100 220 0 210C100 220 220 300 240 420Z', mix(shape, dark, 0.35)),
      ],
      { transform: 'translate(500 880)' },
    ),
  ];
}
