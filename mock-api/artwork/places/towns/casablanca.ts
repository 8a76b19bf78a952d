import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, path, polygon, rect } from '../../kit/svg';
import { ground, people } from '../front';
import { brandSign } from '../sign';
import { palm, sky, umbrella } from './pieces';

// White Casablanca deco on a palm avenue, late sun.
export function casablanca(sheet: Sheet) {
  sky(sheet, [
    [0, '#f08a5d'],
    [0.5, '#f9c784'],
    [0.85, '#fde8c4'],
  ]);
  sheet.add(
    circle(1330, 300, 110, '#fff4d6'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      rect(-20 + i * 290 - (i % 2) * 40, 470 - (i % 3) * 60, 230, 300, mix('#f1c9a0', '#c98a6a', (i % 3) * 0.3)),
    ),
    rect(90, 250, 70, 500, '#e3ae84'),
    rect(80, 230, 90, 26, '#c98a6a'),
    rect(104, 170, 42, 64, '#e3ae84'),
    path('M104 172a21 26 0 0 1 42 0Z', '#2f7d6d'),
  );
  const wall = sheet.linear(
    [
      [0, '#fff8ec'],
      [0.6, '#ffe6c6'],
      [1, '#f3c79b'],
    ],
    20,
  );
  sheet.add(
    path('M420 742V330Q420 230 520 230H760V742Z', wall),
    path(
      'M760 742V230H1180V742Z',
      sheet.linear(
        [
          [0, '#f6d2ab'],
          [1, '#d99c73'],
        ],
        0,
      ),
    ),
    rect(700, 110, 130, 632, wall),
    ...[0, 1, 2].map((i) => rect(716 + i * 40, 130, 14, 300, '#2f7d6d')),
    rect(690, 96, 150, 22, '#f3c79b'),
  );
  for (let r = 0; r < 3; r++) {
    sheet.add(
      path(`M430 ${310 + r * 100}H700V${326 + r * 100}H430Q420 ${318 + r * 100} 430 ${310 + r * 100}Z`, '#e3ae84'),
      rect(830, 310 + r * 100, 340, 14, '#c1835e'),
    );
    for (let i = 0; i < 4; i++)
      sheet.add(
        path(`M${456 + i * 62} ${392 + r * 100}V${356 + r * 100}a18 20 0 0 1 36 0v36Z`, '#3d6f78'),
        path(`M${862 + i * 78} ${392 + r * 100}V${356 + r * 100}a18 20 0 0 1 36 0v36Z`, '#5b4a4a'),
      );
  }
  for (let i = 0; i < 7; i++)
    sheet.add(
      path(
        `M${440 + i * 104} 742V660a36 44 0 0 1 72 0v82Z`,
        sheet.linear([
          [0, '#ffdf9e'],
          [1, '#ff9f4d'],
        ]),
      ),
      path(`M${436 + i * 104} 664a40 48 0 0 1 80 0`, 'none', { stroke: '#2f7d6d', 'stroke-width': 8 }),
    );
  sheet.add(
    polygon(
      [
        [400, 590],
        [1210, 590],
        [1240, 622],
        [380, 622],
      ],
      '#2f7d6d',
    ),
    ...Array.from({ length: 40 }, (_, i) => circle(396 + i * 21.4, 622, 4, '#fff3c4')),
  );
  brandSign(sheet, { x: 1040, y: 210, size: 96, ink: '#8a2f1f', light: '#ff7a2f', glow: '#ffe0b0' });
  sheet.add(
    rect(
      0,
      ground,
      1600,
      160,
      sheet.linear([
        [0, '#e8b88a'],
        [1, '#a8694b'],
      ]),
    ),
    polygon(
      [
        [0, 800],
        [1600, 760],
        [1600, 900],
        [0, 900],
      ],
      '#8a513f',
      { opacity: 0.5 },
    ),
    palm(250, 830, 1.35, '#4a2b2b'),
    palm(1340, 800, 1.2, '#4a2b2b'),
    palm(1490, 850, 1.5, '#3a1f24'),
    umbrella(330, 800, 0.8, '#d8503a'),
  );
  people(
    sheet,
    [
      [560, 0.9, true],
      [800, 0.9],
      [1010, 0.95, true],
      [1240, 1],
    ],
    '#3a1f24',
  );
  sheet.finish = { grain: 0.04, paper: 0.35, vignette: 0.15 };
}
