import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';
import { glowBox, ground, people } from '../front';
import { brandSign } from '../sign';
import { palm, sky } from './pieces';

// Dakar: low modernist screen wall, corner view, minibus, orange noon going to evening.
export function dakar(sheet: Sheet) {
  sky(sheet, [
    [0, '#2a9d9a'],
    [0.55, '#9ed6bf'],
    [0.84, '#ffe3a8'],
  ]);
  if (!sheet.openSky) sheet.add(circle(260, 240, 90, '#fff3c9'));
  sheet.add(path('M0 742V640Q400 600 800 640T1600 620V742Z', '#4f9c86'));
  sheet.add(
    polygon(
      [
        [240, 742],
        [240, 330],
        [820, 250],
        [820, 742],
      ],
      '#e76f3c',
    ),
    polygon(
      [
        [820, 742],
        [820, 250],
        [1400, 360],
        [1400, 742],
      ],
      '#c2502d',
    ),
    polygon(
      [
        [220, 330],
        [820, 246],
        [1420, 358],
        [1420, 384],
        [820, 276],
        [220, 358],
      ],
      '#fff1d8',
    ),
  );
  for (let r = 0; r < 7; r++)
    for (let c = 0; c < 12; c++) {
      const [u, v] = [c / 12, r / 7];
      const x = 270 + u * 530;
      const y = 380 - u * 72 + v * (200 + u * 20);
      sheet.add(
        c % 2 === r % 2
          ? polygon(
              [
                [x, y],
                [x + 20, y - 3],
                [x + 40, y + 22],
                [x + 20, y + 26],
              ],
              '#ffd27a',
            )
          : polygon(
              [
                [x + 4, y + 10],
                [x + 22, y - 6],
                [x + 38, y + 12],
                [x + 20, y + 28],
              ],
              '#8c3420',
            ),
      );
    }
  for (let i = 0; i < 8; i++)
    sheet.add(
      polygon(
        [
          [860 + i * 66, 330 + i * 12],
          [900 + i * 66, 337 + i * 12],
          [900 + i * 66, 560 + i * 4],
          [860 + i * 66, 556 + i * 4],
        ],
        i % 2 ? '#8c3420' : '#ffb65c',
      ),
    );
  sheet.add(
    glowBox(sheet, 260, 610, 1120, ground - 610, '#fff0c2', '#ffb45e'),
    ...Array.from({ length: 15 }, (_, i) => rect(258 + i * 80, 610, 6, ground - 610, '#5a2418')),
    polygon(
      [
        [200, 600],
        [820, 580],
        [1440, 604],
        [1440, 626],
        [820, 604],
        [200, 624],
      ],
      '#fff1d8',
    ),
  );
  brandSign(sheet, { x: 540, y: 232, size: 150, turn: -8, ink: '#fff8ea', light: '#ffd23f', glow: '#ff8f3c' });
  sheet.add(
    rect(
      0,
      ground,
      1600,
      160,
      sheet.linear([
        [0, '#d99a5b'],
        [1, '#a35a35'],
      ]),
    ),
    rect(0, ground, 1600, 10, '#f3c98a'),
    palm(130, 830, 1.3, '#17443f'),
    palm(1490, 800, 1.15, '#17443f'),
  );
  sheet.add(
    group(
      [
        rect(0, -130, 330, 120, '#2457a6', { rx: 18 }),
        rect(0, -90, 330, 30, '#ffd23f'),
        ...[0, 1, 2, 3].map((i) => rect(20 + i * 72, -120, 56, 36, '#cfeaf0', { rx: 6 })),
        rect(306, -60, 28, 40, '#2457a6', { rx: 8 }),
        circle(70, -8, 28, '#141018'),
        circle(260, -8, 28, '#141018'),
        circle(70, -8, 11, '#e8d9b8'),
        circle(260, -8, 11, '#e8d9b8'),
        rect(30, -160, 240, 30, '#c2502d', { rx: 8 }),
        star8(165, -40),
      ],
      { transform: 'translate(1020 860) scale(1.1)' },
    ),
  );
  people(
    sheet,
    [
      [380, 0.95, true],
      [620, 0.9],
      [780, 1, true],
    ],
    '#2a1410',
  );
  sheet.finish = { grain: 0.04, paper: 0.3, vignette: 0.12 };
}

const star8 = (x: number, y: number) => circle(x, y, 15, '#fff3c9');
