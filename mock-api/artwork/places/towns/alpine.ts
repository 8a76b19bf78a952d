import { dots, hill } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, rect } from '../../kit/svg';
import { doors, ground, people, street } from '../front';
import { brandSign } from '../sign';
import { chalet } from './chalet';
import { lamp, sky } from './pieces';

// An Alpine village in snow: steep roofs, carved balcony, the mountain behind.
export function alpine(sheet: Sheet) {
  sky(sheet, [
    [0, '#16244d'],
    [0.5, '#4b5f9e'],
    [0.8, '#f0a58f'],
  ]);
  const { random } = sheet;
  sheet.add(
    ...dots(random, 80, [0, 0, 1600, 300], [1, 3], '#ffffff'),
    polygon(
      [
        [-50, 700],
        [240, 260],
        [420, 460],
        [700, 90],
        [1000, 440],
        [1220, 210],
        [1700, 700],
      ],
      '#7f8dbb',
    ),
    polygon(
      [
        [700, 90],
        [560, 270],
        [640, 250],
        [690, 330],
        [740, 240],
        [830, 300],
        [850, 262],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [1220, 210],
        [1130, 320],
        [1200, 300],
        [1250, 360],
        [1310, 300],
        [1330, 318],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [240, 260],
        [170, 366],
        [240, 350],
        [290, 400],
        [320, 346],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [700, 90],
        [1000, 440],
        [1100, 700],
        [760, 700],
      ],
      '#56649a',
      { opacity: 0.6 },
    ),
    hill(
      [
        [0, 600],
        [400, 520],
        [900, 600],
        [1600, 500],
      ],
      1600,
      900,
      '#dfe6f5',
    ),
  );
  for (let i = 0; i < 30; i++) {
    const [x, s] = [random.between(0, 1600), random.between(0.4, 0.9)];
    sheet.add(
      group(
        [
          polygon(
            [
              [0, -130],
              [30, -50],
              [-30, -50],
            ],
            '#24405a',
          ),
          polygon(
            [
              [0, -90],
              [40, 0],
              [-40, 0],
            ],
            '#1c344c',
          ),
          polygon(
            [
              [0, -130],
              [14, -94],
              [-10, -96],
            ],
            '#ffffff',
          ),
        ],
        { transform: `translate(${x} ${580 + random.between(-20, 60)}) scale(${s})` },
      ),
    );
  }
  sheet.add(
    chalet(90, 540, 220, 210, '#6e4530'),
    chalet(1300, 520, 240, 230, '#7b4c33'),
    ...(
      [
        [130, 600],
        [230, 600],
        [1350, 590],
        [1460, 590],
      ] as const
    ).map(([x, y]) => rect(x, y, 44, 54, '#ffcf7a')),
    chalet(440, 380, 720, 370, '#8c5638'),
  );
  sheet.add(
    ...Array.from({ length: 5 }, (_, i) =>
      [
        rect(500 + i * 128, 420, 80, 90, '#ffd48a'),
        line(540 + i * 128, 420, 540 + i * 128, 510, '#5b3524', 5),
        rect(478 + i * 128, 418, 20, 94, '#2f6b52'),
        rect(582 + i * 128, 418, 20, 94, '#2f6b52'),
      ].join(''),
    ),
    rect(420, 540, 760, 56, '#5b3524'),
    ...Array.from({ length: 37 }, (_, i) => path(`M${430 + i * 20} 546h12l4 22l-4 22h-12l-4 -22Z`, '#8c5638')),
    rect(412, 530, 776, 14, '#ffffff', { rx: 7 }),
  );
  doors(sheet, 560, 622, 480, ground - 622, 6, '#4a2b1d');
  brandSign(sheet, { x: 800, y: 356, size: 104, ink: '#5b2a1d', light: '#e8702a', glow: '#ffe0b0' });
  street(sheet, '#c9d4ec', [[800, 560, '#ffd9a0']]);
  sheet.add(
    rect(0, ground + 8, 1600, 170, '#e7eefb', { opacity: 0.72 }),
    ...lamp(sheet, 360, 780, 1),
    ...lamp(sheet, 1240, 780, 1),
    group(
      [
        path('M-90 0H100Q120 0 120 -20', 'none', { stroke: '#5b3524', 'stroke-width': 9 }),
        rect(-70, -34, 150, 12, '#b3382c'),
        line(-50, -24, -50, 0, '#5b3524', 7),
        line(60, -24, 60, 0, '#5b3524', 7),
      ],
      { transform: 'translate(260 850)' },
    ),
  );
  people(
    sheet,
    [
      [640, 0.95, true],
      [880, 0.9],
      [1060, 1, true],
    ],
    '#1b1f35',
  );
  sheet.add(
    ...Array.from({ length: 240 }, () =>
      circle(random.between(0, 1600), random.between(0, 900), random.next() ** 3 * 6 + 1, '#ffffff', {
        opacity: random.between(0.5, 1),
      }),
    ),
  );
  sheet.finish = { grain: 0.035, vignette: 0.25, paper: 0.2 };
}
