// Eight more cinemas: another angle, another season, another town for each.

import { darken, mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Random } from '../kit/random';
import { dots, hill } from '../kit/shapes';
import type { Sheet, Stop } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../kit/svg';
import { brandSign, doors, dusk, glowBox, ground, people, sign, street } from './front';
import { filmPoster } from './pictures';

const sky = (sheet: Sheet, stops: readonly Stop[]) => sheet.fill(sheet.linear(stops));
const palm = (x: number, y: number, s: number, tone: string) =>
  group(
    [
      path('M-12 0Q20 -180 0 -360L16 -362Q50 -180 16 0Z', tone),
      ...(
        [
          [-170, 150],
          [-140, 140],
          [-205, 140],
          [10, 150],
          [-30, 140],
          [40, 130],
          [-95, 110],
          [-65, 120],
        ] as const
      ).map(([a, l]) =>
        path(`M0 0Q${l * 0.5} ${-l * 0.4} ${l} ${l * 0.2}Q${l * 0.5} ${-l * 0.08} 0 0Z`, tone, {
          transform: `translate(8 -360) rotate(${a})`,
        }),
      ),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );
const umbrella = (x: number, y: number, s: number, tone: string) =>
  group(
    [
      rect(-3, -120, 6, 120, '#2b2030'),
      polygon(
        [
          [-80, -110],
          [0, -150],
          [80, -110],
        ],
        tone,
      ),
      polygon(
        [
          [0, -150],
          [80, -110],
          [20, -110],
        ],
        darken(tone, 0.15),
      ),
      rect(-36, -40, 72, 6, '#2b2030'),
      rect(-3, -40, 6, 40, '#2b2030'),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );
const lamp = (sheet: Sheet, x: number, y: number, s: number, tone = '#1b1722') => [
  rect(x - 3 * s, y - 190 * s, 6 * s, 190 * s, tone),
  circle(x, y - 200 * s, 16 * s, '#fff1cc'),
  circle(
    x,
    y - 200 * s,
    70 * s,
    sheet.radial(
      [
        [0, '#ffdf9e', 0.6],
        [1, '#ffdf9e', 0],
      ],
      x,
      y - 200 * s,
      70 * s,
    ),
  ),
];
const tree = (x: number, y: number, s: number, tone: string, random: Random) =>
  group(
    [
      rect(-7, -120, 14, 120, '#3b2a24'),
      ...Array.from({ length: 12 }, () =>
        circle(
          random.between(-70, 70),
          random.between(-250, -110),
          random.between(34, 58),
          mix(tone, '#000000', random.between(0, 0.2)),
        ),
      ),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

// White Casablanca deco on a palm avenue, late sun.
function casablanca(sheet: Sheet) {
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
// Dakar: low modernist screen wall, corner view, minibus, orange noon going to evening.
function dakar(sheet: Sheet) {
  sky(sheet, [
    [0, '#2a9d9a'],
    [0.55, '#9ed6bf'],
    [0.84, '#ffe3a8'],
  ]);
  sheet.add(circle(260, 240, 90, '#fff3c9'), path('M0 742V640Q400 600 800 640T1600 620V742Z', '#4f9c86'));
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
// Tunis: white walls, blue studs and lattice, bougainvillea, stairs up to the door.
function tunis(sheet: Sheet) {
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
// An Alpine village in snow: steep roofs, carved balcony, the mountain behind.
function alpine(sheet: Sheet) {
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
  const chalet = (x: number, y: number, w: number, h: number, wood: string) => [
    rect(x, y, w, h, wood),
    ...Array.from({ length: Math.floor(h / 22) }, (_, i) =>
      line(x, y + i * 22, x + w, y + i * 22, darken(wood, 0.2), 2),
    ),
    polygon(
      [
        [x - 70, y + 20],
        [x + w / 2, y - w * 0.38],
        [x + w + 70, y + 20],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [x - 44, y + 26],
        [x + w / 2, y - w * 0.3],
        [x + w + 44, y + 26],
        [x + w + 10, y + 26],
        [x + w / 2, y - w * 0.24],
        [x - 10, y + 26],
      ],
      darken(wood, 0.35),
    ),
  ];
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
// A Dutch canal side: gabled brick house as cinema, bicycles, the whole row again in the water.
function canal(sheet: Sheet) {
  sky(sheet, [
    [0, '#6fa8c9'],
    [0.6, '#cfe3e2'],
    [0.8, '#fbe3bd'],
  ]);
  const quay = 560;
  const tones = ['#8a3b2c', '#2f4a4d', '#b5653f', '#5c2f2a', '#d9a066', '#3d3a52', '#a34a36'];
  const gable = (x: number, w: number, h: number, tone: string, kind: number) =>
    [
      rect(x, quay - h, w, h, tone),
      kind === 0
        ? polygon(
            [
              [x, quay - h],
              [x, quay - h - 26],
              [x + w * 0.2, quay - h - 26],
              [x + w * 0.2, quay - h - 62],
              [x + w * 0.36, quay - h - 62],
              [x + w * 0.36, quay - h - 98],
              [x + w * 0.64, quay - h - 98],
              [x + w * 0.64, quay - h - 62],
              [x + w * 0.8, quay - h - 62],
              [x + w * 0.8, quay - h - 26],
              [x + w, quay - h - 26],
              [x + w, quay - h],
            ],
            tone,
          )
        : kind === 1
          ? path(
              `M${x} ${quay - h}Q${x + w * 0.24} ${quay - h - 20} ${x + w * 0.26} ${quay - h - 80}Q${x + w / 2} ${quay - h - 120} ${x + w * 0.74} ${quay - h - 80}Q${x + w * 0.76} ${quay - h - 20} ${x + w} ${quay - h}Z`,
              tone,
            )
          : polygon(
              [
                [x, quay - h],
                [x + w / 2, quay - h - 90],
                [x + w, quay - h],
              ],
              tone,
            ),
      ...[0, 1, 2, 3].map((r) =>
        [0, 1, 2]
          .map((c) =>
            [
              rect(x + w * (0.12 + c * 0.28), quay - h + 22 + r * 84, w * 0.2, 58, '#fff7e6'),
              rect(
                x + w * (0.12 + c * 0.28) + 3,
                quay - h + 25 + r * 84,
                w * 0.2 - 6,
                52,
                (r * 5 + c * 3 + Math.round(x)) % 4 ? '#54707c' : '#ffd48a',
              ),
            ].join(''),
          )
          .join(''),
      ),
    ].join('');
  let x = -20;
  let i = 0;
  while (x < 1600) {
    const w = 126 + ((i * 37) % 40);
    if (x > 470 && x < 1090) {
      x = 1090;
    }
    sheet.add(gable(x, w, 340 + ((i * 53) % 90), nth(tones, i), i % 3));
    x += w;
    i++;
  }
  sheet.add(
    gable(500, 590, 360, '#a8432f', 0),
    rect(500, 210, 590, 140, '#a8432f'),
    rect(500, 196, 590, 18, '#fff1dc'),
    ...[0, 1, 2, 3, 4].map((k) =>
      path(`M${536 + k * 112} 430V330a36 40 0 0 1 72 0v100Z`, '#ffd99a', { stroke: '#fff1dc', 'stroke-width': 7 }),
    ),
    rect(490, 440, 610, 22, '#24443f'),
  );
  doors(sheet, 540, 466, 510, quay - 466, 6, '#24443f');
  brandSign(sheet, { x: 795, y: 284, size: 76, ink: '#fff6e3', glow: '#ffb347' });
  sheet.add(
    rect(0, quay, 1600, 44, '#8d7a68'),
    ...Array.from({ length: 54 }, (_, k) => rect(k * 30, quay + 20, 28, 24, k % 2 ? '#7a6857' : '#84715f')),
  );
  const row = sheet.body.slice();
  const water = sheet.clip(rect(0, quay + 44, 1600, 300));
  sheet.add(
    rect(0, quay + 44, 1600, 300, '#3f6b73'),
    group(
      group(row, {
        transform: `translate(0 ${(quay + 44) * 2}) scale(1 -1)`,
        filter: sheet.define(
          (id) =>
            `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feGaussianBlur stdDeviation="9 3"/></filter>`,
        ),
      }),
      { 'clip-path': water, opacity: 0.55 },
    ),
    ...Array.from({ length: 60 }, () => {
      const [wx, wy] = [sheet.random.between(-40, 1600), sheet.random.between(quay + 56, 890)];
      return stroke(`M${wx} ${wy}q40 -8 80 0t80 0`, '#e9f3ee', 3, { opacity: 0.35 });
    }),
  );
  const bike = (bx: number, tone: string) =>
    group(
      [
        circle(-26, 0, 19, 'none', { stroke: '#1d1a22', 'stroke-width': 4 }),
        circle(30, 0, 19, 'none', { stroke: '#1d1a22', 'stroke-width': 4 }),
        stroke('M-26 0L-8 -30H20L30 0M-8 -30L2 0L20 -30L18 -42H28M-14 -36H-2', tone, 4),
      ],
      { transform: `translate(${bx} ${quay + 22})` },
    );
  sheet.add(
    ...[90, 170, 330, 410, 1150, 1240, 1420].map((bx, k) => bike(bx, nth(['#c8392b', '#1d1a22', '#2f6f8f'], k))),
    line(0, quay + 2, 480, quay + 2, '#1d1a22', 5),
    line(1110, quay + 2, 1600, quay + 2, '#1d1a22', 5),
    ...lamp(sheet, 460, quay + 20, 0.8),
    ...lamp(sheet, 1130, quay + 20, 0.8),
    group(
      [
        path('M-190 0Q-170 60 -110 60H130Q190 50 210 -10Z', '#24443f'),
        rect(-80, -56, 180, 58, '#f1e3c6'),
        ...[0, 1, 2].map((k) => rect(-64 + k * 56, -42, 38, 28, '#54707c')),
        path('M-190 0H210', 'none', { stroke: '#f1e3c6', 'stroke-width': 6 }),
      ],
      { transform: 'translate(340 750)' },
    ),
  );
  sheet.add(
    group(
      (
        [
          [600, 1],
          [640, 0.94],
          [860, 1],
          [1010, 0.96],
        ] as const
      ).map(([px, s]) =>
        group([path('M-16 0Q-22 -62 0 -66Q22 -62 16 0Z', '#16131c'), circle(0, -78, 10, '#16131c')], {
          transform: `translate(${px} ${quay + 34}) scale(${s})`,
        }),
      ),
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.4, vignette: 0.12 };
}
// A provincial square in early summer: plane trees, cafe tables, a fountain.
function square(sheet: Sheet) {
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
// A tall narrow city front in autumn rain, seen from the pavement.
function autumn(sheet: Sheet) {
  const { random } = sheet;
  dusk(sheet, ['#2b2140', '#8a4a52', '#f3a55e']);
  sheet.add(
    polygon(
      [
        [0, 900],
        [0, 120],
        [330, 260],
        [330, 742],
      ],
      '#3a2a3f',
    ),
    polygon(
      [
        [1600, 900],
        [1600, 60],
        [1270, 240],
        [1270, 742],
      ],
      '#332439',
    ),
  );
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 4; c++) {
      sheet.add(
        polygon(
          [
            [30 + c * 74, 190 + c * 30 + r * (110 - c * 10)],
            [70 + c * 74, 206 + c * 30 + r * (110 - c * 10)],
            [70 + c * 74, 260 + c * 26 + r * (108 - c * 10)],
            [30 + c * 74, 250 + c * 26 + r * (110 - c * 10)],
          ],
          random.chance(0.4) ? '#ffc66e' : '#1f1628',
        ),
        polygon(
          [
            [1570 - c * 74, 150 + c * 40 + r * (116 - c * 12)],
            [1530 - c * 74, 170 + c * 40 + r * (116 - c * 12)],
            [1530 - c * 74, 226 + c * 36 + r * (114 - c * 12)],
            [1570 - c * 74, 214 + c * 36 + r * (116 - c * 12)],
          ],
          random.chance(0.4) ? '#ffc66e' : '#1f1628',
        ),
      );
    }
  sheet.add(
    polygon(
      [
        [520, 742],
        [560, 40],
        [1040, 40],
        [1080, 742],
      ],
      sheet.linear([
        [0, '#4a5f73'],
        [1, '#a97f63'],
      ]),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      polygon(
        [
          [548 + i * 1, 742],
          [578 + i * 56, 60],
          [600 + i * 56, 60],
          [572 + i * 62, 520],
        ],
        '#ffffff',
        { opacity: 0.05 },
      ),
    ),
    ...[0, 1, 2, 3, 4].map((r) =>
      [0, 1, 2, 3]
        .map((c) => rect(612 + c * 104 - r * 3, 250 + r * 66, 64, 44, (r + c) % 3 ? '#22303f' : '#ffcf86'))
        .join(''),
    ),
  );
  sheet.add(rect(1000, 60, 96, 520, '#7a1f2e', { rx: 48 }));
  'candela'.split('').forEach((ch, i) => {
    sign(sheet, { text: ch, x: 1048, y: 140 + i * 66, size: 66, glow: '#ff5a3c', colour: '#fff1d0' });
  });
  sheet.add(
    polygon(
      [
        [470, 560],
        [1130, 560],
        [1180, 620],
        [420, 620],
      ],
      '#7a1f2e',
    ),
    ...Array.from({ length: 38 }, (_, i) => circle(432 + i * 20, 618, 5, '#ffe6a0')),
  );
  doors(sheet, 560, 626, 480, ground - 626, 6, '#2a1420');
  sheet.add(
    rect(470, 634, 72, 104, '#1c1420'),
    filmPoster('p22', 476, 640, 60),
    rect(1058, 634, 72, 104, '#1c1420'),
    filmPoster('p64', 1064, 640, 60),
  );
  street(sheet, '#2d2438', [
    [800, 800, '#ffb45e'],
    [1048, 200, '#ff5a3c'],
  ]);
  sheet.add(
    tree(230, 800, 1.5, '#d9772b', random),
    tree(1390, 800, 1.6, '#c94f2a', random),
    ...Array.from({ length: 90 }, () => {
      const [x, y] = [random.between(0, 1600), random.between(120, 890)];
      return ellipse(x, y, 8, 4, random.pick(['#e88b34', '#d9532b', '#f2b64a']), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      });
    }),
  );
  people(sheet, [
    [640, 1, true],
    [930, 0.95],
    [1180, 1.1, true],
  ]);
  for (const [x, s, c] of [
    [640, 1, '#c8392b'],
    [1180, 1.1, '#2f6f8f'],
  ] as const)
    sheet.add(
      group(
        [
          path('M-80 0Q-70 -70 0 -76Q70 -70 80 0Q60 -14 40 0Q20 -14 0 0Q-20 -14 -40 0Q-60 -14 -80 0Z', c),
          line(0, -76, 0, 60, '#16101c', 5),
        ],
        { transform: `translate(${x + 20} ${ground - 96}) scale(${s})` },
      ),
    );
  sheet.add(
    stroke(
      Array.from(
        { length: 220 },
        () => `M${random.between(0, 1640).toFixed(0)} ${random.between(-40, 880).toFixed(0)}l-9 44`,
      ).join(''),
      '#e9dfe8',
      2,
      { opacity: 0.28 },
    ),
  );
  sheet.finish = { grain: 0.05, vignette: 0.35 };
}
// From above: a round drive-up cinema at the ring road on a spring morning.
function above(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#8fbf7a');
  for (let i = 0; i < 90; i++)
    sheet.add(
      circle(
        random.between(0, 1600),
        random.between(0, 900),
        random.between(14, 34),
        random.pick(['#6fa862', '#7db36d', '#f2b8c6', '#5d9654']),
      ),
    );
  sheet.add(
    polygon(
      [
        [-40, 640],
        [1640, 420],
        [1640, 560],
        [-40, 790],
      ],
      '#5c6470',
    ),
    polygon(
      [
        [-40, 712],
        [1640, 488],
        [1640, 494],
        [-40, 718],
      ],
      '#f4efe2',
      { 'stroke-dasharray': '20' },
    ),
    polygon(
      [
        [300, 560],
        [1500, 400],
        [1580, 840],
        [260, 900],
      ],
      '#7d8590',
    ),
  );
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 13; c++) {
      const [x, y] = [400 + c * 84 - r * 10, 640 - c * 11 + r * 92];
      sheet.add(line(x, y, x + 8, y + 64, '#e8e4d8', 4));
      if (random.chance(0.6))
        sheet.add(
          group(
            [
              rect(-20, -32, 40, 64, random.pick(['#d8503a', '#2f6f8f', '#f2b632', '#ffffff', '#2b2b38', '#7ac08e']), {
                rx: 11,
              }),
              rect(-14, -14, 28, 12, '#1d2530', { rx: 4 }),
              rect(-14, 14, 28, 9, '#1d2530', { rx: 4 }),
            ],
            { transform: `translate(${x + 46} ${y + 30}) rotate(-6)` },
          ),
        );
    }
  sheet.add(
    ellipse(820, 380, 430, 250, '#3a3a46', { opacity: 0.4 }),
    path('M400 300V380A410 230 0 0 0 1220 380V300Z', '#e8d9c0'),
    ...Array.from({ length: 27 }, (_, i) => {
      const a = 0.12 + (i / 26) * 2.9;
      const x = 810 + Math.cos(a) * 406;
      const y = 304 + Math.sin(a) * 226;
      return rect(x - 9, y + 18, 18, 54, '#ffcf7a');
    }),
    ellipse(810, 300, 410, 230, '#fff6e6'),
    ellipse(810, 300, 380, 206, '#d8503a'),
    ...Array.from({ length: 12 }, (_, i) => {
      const [a, b] = [(i / 12) * 6.283, ((i + 0.5) / 12) * 6.283];
      return polygon(
        [
          [810, 300],
          [810 + Math.cos(a) * 380, 300 + Math.sin(a) * 206],
          [810 + Math.cos(b) * 380, 300 + Math.sin(b) * 206],
        ],
        '#fff6e6',
      );
    }),
    ellipse(810, 300, 200, 106, '#1f2a44'),
  );
  brandSign(sheet, { x: 810, y: 330, size: 84, glow: '#ffb347' });
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(560, 1100), random.between(560, 640)];
    sheet.add(
      ellipse(x + 8, y + 4, 14, 5, '#2b2b38', { opacity: 0.4 }),
      circle(x, y - 6, 8, random.pick(['#d8503a', '#2f6f8f', '#f2b632', '#2b2b38', '#ffffff'])),
    );
  }
  sheet.finish = { grain: 0.035, paper: 0.5 };
}
export const towns = {
  'f07-casablanca': casablanca,
  'f08-dakar': dakar,
  'f09-tunis': tunis,
  'f10-alpine-snow': alpine,
  'f11-dutch-canal': canal,
  'f12-square': square,
  'f13-autumn-rain': autumn,
  'f14-from-above': above,
};
