import type { Sheet } from '../../kit/sheet';
import { circle, line, path, polygon, rect } from '../../kit/svg';
import { people } from '../front';
import { brandSign } from '../sign';
import { sky, umbrella } from './pieces';

// Tunis: white walls, blue studs and lattice, bougainvillea, stairs up to the door.
export function tunis(sheet: Sheet) {
  sky(sheet, [
    [0, '#3d7ec7'],
    [0.6, '#a9d3ee'],
    [1, '#f6e7d2'],
  ]);
  sheet.add(
    rect(0, 660, 1600, 90, '#2f6fae'),
    ...Array.from({ length: 20 }, (_, i) =>
      line(i * 90, 680 + (i % 3) * 16, i * 90 + 50, 680 + (i % 3) * 16, '#cfe6f5', 3),
    ),
  );
  const white = '#fffdf6';
  const shade = '#cfd9e8';
  sheet.add(
    rect(80, 420, 330, 330, shade),
    rect(1240, 380, 300, 370, shade),
    path('M1300 380a90 90 0 0 1 180 0Z', white),
    rect(400, 290, 800, 460, white),
    polygon(
      [
        [1010, 290],
        [1200, 290],
        [1200, 750],
        [860, 750],
      ],
      shade,
      { opacity: 0.8 },
    ),
    path('M640 290a160 150 0 0 1 320 0Z', white),
    path('M800 140a160 150 0 0 1 160 150H860Z', shade),
    line(800, 140, 800, 86, '#d9a441', 6),
    path('M800 92a20 20 0 1 0 16 30a24 24 0 0 1 -16 -30Z', '#d9a441'),
  );
  for (const x of [460, 600, 930, 1070])
    sheet.add(
      rect(x, 350, 74, 110, '#1f5fae'),
      ...[0, 1, 2, 3, 4, 5].map((i) => line(x + i * 15, 350, x + i * 15, 460, '#9cc4ea', 2.5)),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => line(x, 352 + i * 18, x + 74, 352 + i * 18, '#9cc4ea', 2.5)),
      path(`M${x - 8} 350a45 40 0 0 1 90 0Z`, '#174a8b'),
    );
  sheet.add(
    path('M650 750V580A150 150 0 0 1 950 580V750Z', '#d9a441'),
    path('M670 750V584A130 130 0 0 1 930 584V750Z', '#1f5fae'),
    path(
      'M700 750V600A100 100 0 0 1 900 600V750Z',
      sheet.linear([
        [0, '#fff0c4'],
        [1, '#ffb65c'],
      ]),
    ),
    rect(796, 500, 8, 250, '#174a8b'),
    ...Array.from({ length: 15 }, (_, i) => {
      const a = Math.PI + (i / 14) * Math.PI;
      return circle(800 + Math.cos(a) * 116, 590 + Math.sin(a) * 116, 5, '#0f2f5e');
    }),
  );
  brandSign(sheet, { x: 800, y: 262, size: 92, ink: '#174a8b', light: '#f08a3c', glow: '#fff3d6' });
  for (const [cx, cy, n] of [
    [410, 330, 70],
    [1190, 420, 90],
    [640, 560, 24],
  ] as const)
    for (let i = 0; i < n; i++)
      sheet.add(
        circle(
          cx + sheet.random.bell() * 90,
          cy + sheet.random.bell() * 120,
          sheet.random.between(6, 15),
          sheet.random.pick(['#d6336c', '#e8598b', '#a61e4d', '#3f8f5b']),
        ),
      );
  sheet.add(
    rect(0, 742, 1600, 160, '#e6d3b4'),
    ...[0, 1, 2, 3].map((i) => rect(600 - i * 40, 742 + i * 26, 400 + i * 80, 26, i % 2 ? '#f3e6cd' : '#dcc7a4')),
    umbrella(300, 850, 1.1, '#1f5fae'),
    umbrella(1330, 850, 1.1, '#f4f1e8'),
  );
  people(
    sheet,
    [
      [520, 1, true],
      [700, 0.9],
      [1090, 1, true],
    ],
    '#20284a',
  );
  sheet.finish = { grain: 0.035, paper: 0.35 };
}
