import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { ellipse, group, line, path, polygon, rect, stroke } from '../../kit/svg';
import { doors, ground, people } from '../front';
import { brandSign } from '../sign';
import { sky, tree, umbrella } from './pieces';

// A provincial square in early summer: plane trees, cafe tables, a fountain.
export function square(sheet: Sheet) {
  const { random } = sheet;
  sky(sheet, [
    [0, '#7fb2e5'],
    [0.6, '#dbeaf2'],
    [1, '#fff1d6'],
  ]);
  for (let i = 0; i < 8; i++)
    sheet.add(
      rect(-20 + i * 210, 380 - (i % 3) * 34, 204, 380, nth(['#e9c9a0', '#dba98a', '#f0dcb8', '#c9b49a'], i)),
      polygon(
        [
          [-30 + i * 210, 382 - (i % 3) * 34],
          [10 + i * 210, 320 - (i % 3) * 34],
          [160 + i * 210, 320 - (i % 3) * 34],
          [194 + i * 210, 382 - (i % 3) * 34],
        ],
        '#6b7a8c',
      ),
      ...[0, 1, 2].map((r) =>
        [0, 1, 2].map((c) => rect(10 + i * 210 + c * 56, 410 + r * 90 - (i % 3) * 34, 30, 54, '#5b7688')).join(''),
      ),
    );
  sheet.add(
    rect(480, 250, 640, 500, '#f6e6c8'),
    rect(460, 232, 680, 26, '#d9bf95'),
    path('M560 232Q800 110 1040 232Z', '#f6e6c8'),
    path('M600 226Q800 132 1000 226Z', '#b3413a'),
    ...[0, 1, 2, 3].map((i) =>
      [
        rect(520 + i * 152, 310, 96, 150, '#6d8ba0'),
        line(568 + i * 152, 310, 568 + i * 152, 460, '#fff6e6', 5),
        rect(502 + i * 152, 306, 18, 158, '#4f7f6a'),
        rect(616 + i * 152, 306, 18, 158, '#4f7f6a'),
      ].join(''),
    ),
    polygon(
      [
        [450, 510],
        [1150, 510],
        [1180, 590],
        [420, 590],
      ],
      '#b3413a',
    ),
    ...Array.from({ length: 10 }, (_, i) =>
      polygon(
        [
          [450 + i * 70, 510],
          [485 + i * 70, 510],
          [458 + i * 76, 590],
          [420 + i * 76, 590],
        ],
        '#fff3dc',
      ),
    ),
  );
  doors(sheet, 560, 600, 480, ground - 600, 6, '#5a2a26', ['#fff6dd', '#ffd58a']);
  brandSign(sheet, { x: 800, y: 216, size: 84, ink: '#fff6e3', light: '#ffd23f', glow: '#7d231f' });
  sheet.add(
    rect(
      0,
      ground,
      1600,
      160,
      sheet.linear([
        [0, '#ead9bb'],
        [1, '#cdb48c'],
      ]),
    ),
    ...Array.from({ length: 9 }, (_, i) => line(800 + (i - 4) * 60, ground, 800 + (i - 4) * 330, 900, '#bfa67e', 3)),
    ...[0, 1, 2].map((i) => line(0, ground + 20 + i * i * 30, 1600, ground + 20 + i * i * 30, '#bfa67e', 3)),
  );
  sheet.add(
    tree(170, 830, 1.7, '#5f9448', random),
    tree(400, 770, 1.1, '#74a653', random),
    tree(1440, 840, 1.8, '#5f9448', random),
    tree(1230, 770, 1.1, '#74a653', random),
    group(
      [
        ellipse(0, 0, 200, 36, '#9c8a6c'),
        ellipse(0, -10, 190, 32, '#7fc0d6'),
        rect(-14, -110, 28, 100, '#b8a684'),
        ellipse(0, -108, 70, 14, '#b8a684'),
        ...[-1, 1].map((m) => stroke(`M0 -120Q${m * 60} -170 ${m * 80} -20`, '#dff3fa', 6, { opacity: 0.9 })),
      ],
      { transform: 'translate(800 850)' },
    ),
    umbrella(330, 860, 1.1, '#d8503a'),
    umbrella(1240, 860, 1.1, '#f4f1e8'),
    umbrella(1120, 830, 0.9, '#d8503a'),
    ...Array.from({ length: 22 }, (_, i) =>
      group([path('M0 0l6 16l-12 0Z', nth(['#d8503a', '#2f7da6', '#f2b632', '#ffffff'], i))], {
        transform: `translate(${i * 76} ${640 + Math.sin(i * 0.9) * 22}) scale(2)`,
      }),
    ),
  );
  people(
    sheet,
    [
      [560, 0.95, true],
      [1010, 0.95, true],
      [680, 1],
    ],
    '#33262b',
  );
  sheet.finish = { grain: 0.035, paper: 0.45 };
}
