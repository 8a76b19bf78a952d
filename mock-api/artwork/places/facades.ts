// The first six cinemas, at dusk; towns.ts holds the others. Each front is its own small drawing; sky, street and sign are shared.

import { mix } from '../kit/colour';

import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect } from '../kit/svg';
import { write } from '../kit/type';
import { brandSign, doors, dusk, glowBox, ground, neighbours, people, sign, street } from './front';
import { filmPoster } from './pictures';
import { towns } from './towns';

function palace(sheet: Sheet) {
  dusk(sheet, ['#141b45', '#5b3f78', '#f0915f']);
  // searchlights
  for (const [x, lean] of [
    [150, 330],
    [1450, -300],
    [1560, -40],
  ] as const)
    sheet.add(
      polygon(
        [
          [x, 700],
          [x + lean - 70, -40],
          [x + lean + 70, -40],
        ],
        sheet.linear([
          [0, '#fff0d0', 0.02],
          [1, '#fff0d0', 0.34],
        ]),
        { filter: sheet.blur(9) },
      ),
    );
  neighbours(sheet, '#241f40', 360, 1240);
  const stone = '#d7a77c';
  const lit = sheet.linear([
    [0, '#7d5570'],
    [0.5, stone],
    [1, '#f3cf9a'],
  ]);
  sheet.add(rect(380, 300, 840, ground - 300, lit));
  sheet.add(
    polygon(
      [
        [560, 300],
        [560, 220],
        [640, 220],
        [640, 150],
        [720, 150],
        [720, 84],
        [880, 84],
        [880, 150],
        [960, 150],
        [960, 220],
        [1040, 220],
        [1040, 300],
      ],
      lit,
    ),
  );
  for (let i = 0; i < 9; i++) {
    const x = 724 + i * 19;
    sheet.add(rect(x, 100, 7, 460, '#fff0cc', { opacity: 0.75 - Math.abs(i - 4) * 0.13 }));
  }
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const x = 800 + side * (150 + i * 56);
      sheet.add(
        rect(x - 12, 340 + i * 8, 24, 190, '#432c4c'),
        rect(x - 12, 340 + i * 8, 24, 190, '#ffcb77', { opacity: 0.5 - i * 0.06 }),
        path(`M${x - 12} ${340 + i * 8}L${x} ${320 + i * 8}L${x + 12} ${340 + i * 8}Z`, '#432c4c'),
      );
    }
  for (let i = 0; i < 5; i++) sheet.add(rect(380, 548 + i * 5, 840, 2, '#5a3a4a'));
  doors(sheet, 440, 628, 720, ground - 628, 10, '#3a2433');
  sheet.add(
    polygon(
      [
        [400, 574],
        [1200, 574],
        [1236, 630],
        [364, 630],
      ],
      '#31203a',
    ),
  );
  for (let i = 0; i < 44; i++) sheet.add(circle(378 + i * 19.6, 624, 4.6, '#ffe6a0'));
  sheet.add(rect(440, 582, 720, 34, '#fff2cf'));
  sheet.add(
    write('LA MARÉE DE NOVEMBRE  ·  KESTREL POINT  ·  NÖ.', {
      face: 'oswald',
      size: 24,
      x: 800,
      y: 608,
      anchor: 'middle',
      fill: '#2a1a2c',
      track: 0.06,
      max: 690,
    }),
  );
  sheet.add(
    rect(602, 168, 396, 128, '#3d2440', { rx: 6 }),
    rect(602, 168, 396, 128, 'none', { rx: 6, stroke: '#f3cf9a', 'stroke-width': 4 }),
  );
  brandSign(sheet, { x: 800, y: 262, size: 101, glow: '#ff7a3c' });
  street(sheet, '#2a2340', [[800, 760, '#ffb45e']]);
  people(sheet, [
    [520, 0.9, true],
    [690, 0.95],
    [905, 0.9, true],
    [1290, 1],
    [300, 1, true],
  ]);
  sheet.finish = { grain: 0.035, vignette: 0.3 };
}

function multiplex(sheet: Sheet) {
  dusk(sheet, ['#0b2a52', '#2f77a8', '#ffd0a0']);
  for (let i = 0; i < 14; i++)
    sheet.add(
      ellipse(
        sheet.random.between(0, 1600),
        420 + i * 20,
        sheet.random.between(120, 420),
        sheet.random.between(3, 10),
        '#ffb98f',
        { opacity: 0.4 },
      ),
    );
  neighbours(sheet, '#1b304c', 150, 1400, 520);
  sheet.add(
    polygon(
      [
        [170, 300],
        [1080, 190],
        [1430, 270],
        [1430, ground],
        [170, ground],
      ],
      sheet.linear([
        [0, '#4d83a8'],
        [0.5, '#ffd79a'],
        [1, '#fff0c9'],
      ]),
    ),
  );
  for (let i = 0; i <= 18; i++) {
    const x = 170 + i * 50.5;
    sheet.add(line(x, 300 - (i / 18) * 110, x, ground, '#23425c', 4));
  }
  for (let i = 1; i < 4; i++)
    sheet.add(
      line(170, 300 + i * 110, 1080, 190 + i * 138, '#23425c', i === 2 ? 14 : 5),
      line(1080, 190 + i * 138, 1430, 270 + i * 118, '#23425c', 8),
    );
  for (let i = 1; i < 7; i++) sheet.add(line(1080 + i * 50, 190 + i * 11.4, 1080 + i * 50, ground, '#23425c', 4));
  // floors slope with the perspective; escalators and visitors stand on them
  const floor = (level: number, x: number) => {
    const t = (x - 170) / 910;
    return level === 4 ? ground : 300 + level * 110 + t * (-110 + level * 28);
  };
  for (const [low, x0, x1] of [
    [3, 300, 520],
    [2, 640, 860],
  ] as const)
    sheet.add(
      path(`M${x0} ${floor(low, x0)}L${x1} ${floor(low - 1, x1)}`, 'none', { stroke: '#7a5a3e', 'stroke-width': 15 }),
      path(`M${x0} ${floor(low, x0) - 26}L${x1} ${floor(low - 1, x1) - 26}`, 'none', {
        stroke: '#a9855c',
        'stroke-width': 4,
      }),
    );
  for (let i = 0; i < 24; i++) {
    const x = sheet.random.between(210, 1050);
    const y = floor(sheet.random.pick([1, 2, 3, 4]), x) - 2;
    const tone = sheet.random.pick(['#4a3430', '#5e4438', '#39323f']);
    sheet.add(
      group(
        [
          circle(0, -46, 5.4, tone),
          path('M-4 -40Q-11 -38 -11 -26L-7 -16L-6 0H-1L0 -16L1 0H6L7 -16L11 -26Q11 -38 4 -40Z', tone),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    );
  }
  (['p01', 'p22', 'p30', 'p13'] as const).forEach((id, k) => {
    sheet.add(rect(1112 + k * 78, 452, 64, 94, '#16273c'), filmPoster(id, 1115 + k * 78, 455, 58));
  });
  sheet.add(
    polygon(
      [
        [130, 296],
        [1084, 178],
        [1470, 264],
        [1470, 282],
        [1084, 206],
        [130, 320],
      ],
      '#16273c',
    ),
  );
  for (let i = 0; i < 9; i++) sheet.add(rect(372 + i * 66, 214 - i * 8.2, 6, 54, '#16273c'));
  brandSign(sheet, { x: 640, y: 196, size: 168, turn: -7 });
  street(sheet, '#1d3146', [
    [620, 900, '#ffd79a'],
    [1260, 300, '#ffd79a'],
  ]);
  people(sheet, [
    [260, 1, true],
    [760, 0.9],
    [980, 1, true],
    [1340, 1.05],
  ]);
  sheet.finish = { grain: 0.03, vignette: 0.25 };
}

function warehouse(sheet: Sheet) {
  dusk(sheet, ['#0d2a33', '#33635f', '#e9b871']);
  neighbours(sheet, '#173238', 200, 1420, 500);
  const brick = '#7a3b2e';
  sheet.add(
    polygon(
      [
        [230, ground],
        [230, 400],
        [430, 270],
        [430, 400],
        [630, 270],
        [630, 400],
        [830, 270],
        [830, 400],
        [1030, 270],
        [1030, ground],
      ],
      brick,
    ),
  );
  const clip = sheet.clip(
    polygon([
      [230, ground],
      [230, 400],
      [430, 270],
      [430, 400],
      [630, 270],
      [630, 400],
      [830, 270],
      [830, 400],
      [1030, 270],
      [1030, ground],
    ]),
  );
  const rows = [];
  for (let y = 270; y < ground; y += 13)
    for (let x = 220 + ((y / 13) % 2) * 17; x < 1040; x += 34)
      rows.push(rect(x, y, 31, 10, mix(brick, sheet.random.pick(['#a85a3f', '#5c2a26', '#8c4636']), 0.6)));
  sheet.add(group(rows, { 'clip-path': clip }));
  for (let i = 0; i < 4; i++)
    sheet.add(
      polygon(
        [
          [250 + i * 200, 398],
          [420 + i * 200, 290],
          [420 + i * 200, 398],
        ],
        '#ffd48a',
        { opacity: 0.85 },
      ),
      line(336 + i * 200, 344, 336 + i * 200, 398, '#3b2222', 5),
    );
  for (let i = 0; i < 4; i++) {
    const x = 262 + i * 196;
    sheet.add(
      path(
        `M${x} ${ground}V${520}Q${x + 66} ${462} ${x + 132} ${520}V${ground}Z`,
        sheet.linear([
          [0, '#ffe2a6'],
          [1, '#ff9f43'],
        ]),
      ),
    );
    for (let k = 1; k < 4; k++) sheet.add(line(x + k * 33, 486, x + k * 33, ground, '#2c1b1b', 4));
    for (let k = 0; k < 4; k++) sheet.add(line(x, 540 + k * 54, x + 132, 540 + k * 54, '#2c1b1b', 4));
  }
  sheet.add(
    rect(1100, 96, 74, ground - 96, '#5f2f28'),
    polygon(
      [
        [1096, 96],
        [1178, 96],
        [1186, 78],
        [1088, 78],
      ],
      '#4a2420',
    ),
  );
  sheet.add(
    rect(1030, 470, 290, ground - 470, '#33363f'),
    rect(1060, 560, 230, ground - 560, '#ffdca0'),
    rect(1168, 560, 8, ground - 560, '#20222a'),
  );
  sheet.add(rect(1020, 540, 320, 14, '#1a1b22'));
  'candela'.split('').forEach((ch, i) => {
    sign(sheet, {
      text: ch,
      x: 1137,
      y: 170 + i * 62,
      size: 74,
      face: 'josefinBold',
      glow: '#ff5a2c',
      colour: '#ffe9cf',
    });
  });
  for (let i = 0; i < 16; i++) {
    const x = 210 + i * 56;
    sheet.add(circle(x, 452 + Math.sin(i * 1.57) * 9, 5, '#ffedb8'));
  }
  street(sheet, '#1c3438', [
    [640, 800, '#ff9f43'],
    [1180, 240, '#ffdca0'],
  ]);
  people(sheet, [
    [420, 1, true],
    [860, 0.9],
    [1080, 0.95, true],
    [1420, 1.1],
  ]);
  sheet.finish = { grain: 0.04, vignette: 0.3 };
}

function smallTown(sheet: Sheet) {
  dusk(sheet, ['#2b3a73', '#e0788a', '#ffd08c']);
  sheet.add(path('M310 126A44 44 0 1 0 344 186A36 36 0 0 1 310 126Z', '#fff3d6'));
  neighbours(sheet, '#5a3d5e', 470, 1130, 520);
  sheet.add(path(`M0 ${ground}V600Q300 520 620 590T1200 560T1600 600V${ground}Z`, '#2b2a45', { opacity: 0.6 }));
  sheet.add(
    rect(
      500,
      300,
      600,
      ground - 300,
      sheet.linear([
        [0, '#8e6f7e'],
        [1, '#f0d3a8'],
      ]),
    ),
    rect(480, 284, 640, 26, '#5b4557'),
  );
  for (let x = 506; x < 1100; x += 20) sheet.add(line(x, 310, x, 520, '#7d6270', 2, { opacity: 0.5 }));
  for (const x of [560, 960])
    sheet.add(
      rect(x, 350, 80, 120, '#3c2f45'),
      glowBox(sheet, x + 7, 357, 66, 106, '#ffd48f', '#f0a35c'),
      rect(x + 37, 357, 6, 106, '#3c2f45'),
    );
  doors(sheet, 640, 610, 320, ground - 610, 4, '#5b2a30');
  sheet.add(
    rect(540, 610, 76, 110, '#1f2b3a'),
    filmPoster('p25', 547, 619, 62),
    rect(984, 610, 76, 110, '#1f2b3a'),
    filmPoster('p17', 991, 619, 62),
  );
  sheet.add(
    polygon(
      [
        [470, 520],
        [1130, 520],
        [1090, 606],
        [510, 606],
      ],
      '#8f2631',
    ),
    polygon(
      [
        [492, 530],
        [1108, 530],
        [1078, 596],
        [522, 596],
      ],
      '#fff4d6',
    ),
  );
  sheet.add(
    write('THIS WEEK: OTTO & THE MOON BAKERY', {
      face: 'bebas',
      size: 34,
      x: 800,
      y: 562,
      anchor: 'middle',
      fill: '#2b1d24',
      track: 0.03,
    }),
    write('LATE: THE LODGER BELOW', {
      face: 'bebas',
      size: 26,
      x: 800,
      y: 589,
      anchor: 'middle',
      fill: '#8f2631',
      track: 0.05,
    }),
  );
  for (let i = 0; i < 34; i++) sheet.add(circle(480 + i * 19.4, 515, 5, '#ffe9a8'));
  sheet.add(rect(756, 120, 88, 400, '#8f2631', { rx: 44 }), rect(764, 128, 72, 384, '#6a1a26', { rx: 36 }));
  'candela'.split('').forEach((ch, i) => {
    sign(sheet, {
      text: ch,
      x: 800,
      y: 190 + i * 49,
      size: 50,
      face: 'josefinBold',
      glow: '#ffb02e',
      colour: '#fff4cf',
    });
  });
  for (const side of [-1, 1])
    for (let i = 0; i < 13; i++) sheet.add(circle(800 + side * 40, 164 + i * 27, 3.6, '#ffe9a8'));
  street(sheet, '#332b45', [[800, 520, '#ffcf86']]);
  sheet.add(
    group(
      [
        path('M0 0H190Q196 -34 150 -38L124 -74H56L30 -40Q-6 -36 0 0Z', '#1d3d4f'),
        path('M62 -68H88V-42H44ZM94 -68H120L138 -42H94Z', '#9fc7cf'),
        circle(40, 0, 19, '#0c0c12'),
        circle(150, 0, 19, '#0c0c12'),
        circle(188, -20, 6, '#ffe9a8'),
      ],
      { transform: `translate(1180 ${ground + 50})` },
    ),
  );
  people(sheet, [
    [690, 0.95, true],
    [890, 0.9],
    [360, 1.05, true],
  ]);
  sheet.finish = { grain: 0.045, vignette: 0.3, paper: 0.2 };
}

function concrete(sheet: Sheet) {
  dusk(sheet, ['#587c9d', '#b7c8cf', '#ffe0b4']);
  sheet.add(
    path(`M0 ${ground}V640L140 560L300 610L420 540L640 620L900 560L1200 630L1420 550L1600 620V${ground}Z`, '#8ba0ab'),
  );
  sheet.add(
    polygon(
      [
        [120, 560],
        [120, 220],
        [1180, 150],
        [1480, 240],
        [1480, 560],
      ],
      sheet.linear(
        [
          [0, '#8a8f98'],
          [1, '#5a6070'],
        ],
        90,
      ),
    ),
  );
  sheet.add(
    polygon(
      [
        [1180, 150],
        [1480, 240],
        [1480, 560],
        [1180, 560],
      ],
      '#434a5a',
    ),
  );
  for (let i = 1; i < 9; i++)
    sheet.add(line(120 + i * 132, 220 - i * 8.7, 120 + i * 132, 560, '#4a505e', 2.5, { opacity: 0.7 }));
  for (let i = 1; i < 4; i++) sheet.add(line(120, 220 + i * 85, 1180, 150 + i * 102, '#4a505e', 2.5, { opacity: 0.7 }));
  for (let i = 0; i < 30; i++)
    sheet.add(circle(186 + (i % 8) * 132, 260 + Math.floor(i / 8) * 84, 4, '#3b414e', { opacity: 0.6 }));
  sheet.add(
    polygon(
      [
        [60, 560],
        [1520, 560],
        [1480, 596],
        [110, 596],
      ],
      '#31363f',
    ),
  );
  sheet.add(glowBox(sheet, 210, 596, 1120, ground - 596, '#fff0cf', '#ffc06b'));
  for (let i = 0; i <= 14; i++) sheet.add(rect(207 + i * 80, 596, 5, ground - 596, '#3a3d46'));
  sheet.add(rect(150, 596, 40, ground - 596, '#6b7280'), rect(1350, 596, 60, ground - 596, '#4d5462'));
  (['p07', 'p08', 'p19', 'p26', 'p36'] as const).forEach((id, k) => {
    sheet.add(rect(636 + k * 74, 614, 62, 91, '#2a2d36'), filmPoster(id, 639 + k * 74, 617, 56));
  });
  sheet.add(
    polygon(
      [
        [1180, 330],
        [1480, 372],
        [1480, 420],
        [1180, 386],
      ],
      '#ffd9a0',
      { opacity: 0.85 },
    ),
  );
  brandSign(sheet, { x: 600, y: 426, size: 206 });
  street(sheet, '#333a48', [[770, 1100, '#ffd28f']]);
  sheet.add(
    group(
      [
        rect(-5, -300, 10, 300, '#1c212b'),
        ...Array.from({ length: 14 }, (_, i) =>
          circle(Math.cos(i * 2.4) * 70, -330 + Math.sin(i * 1.7) * 60, 56, '#27333a', { opacity: 0.9 }),
        ),
      ],
      { transform: `translate(1530 ${ground + 10})` },
    ),
  );
  people(sheet, [
    [330, 0.9],
    [480, 1, true],
    [1010, 0.9, true],
    [1240, 1],
  ]);
  sheet.finish = { grain: 0.045, vignette: 0.25 };
}

function theatre(sheet: Sheet) {
  dusk(sheet, ['#0f1b36', '#2a4468', '#8598b3']);
  neighbours(sheet, '#1d2f4c', 300, 1300, 380);
  const wall = sheet.linear([
    [0, '#96788a'],
    [0.55, '#d9b79a'],
    [1, '#ffdfae'],
  ]);
  sheet.add(
    rect(330, 290, 940, ground - 290, wall),
    polygon(
      [
        [470, 290],
        [800, 150],
        [1130, 290],
      ],
      wall,
    ),
    polygon(
      [
        [500, 282],
        [800, 168],
        [1100, 282],
      ],
      '#6d5568',
    ),
  );
  sheet.add(
    rect(310, 280, 980, 22, '#b99a92'),
    circle(800, 236, 34, '#ffdfae'),
    line(800, 236, 800, 214, '#6d5568', 5),
    line(800, 236, 816, 244, '#6d5568', 5),
    circle(800, 236, 29, 'none', { stroke: '#6d5568', 'stroke-width': 3 }),
  );
  for (let i = 0; i < 7; i++) {
    const x = 390 + i * 136.6;
    if (i < 6)
      sheet.add(
        path(
          `M${x + 34} 560V430Q${x + 68} 376 ${x + 102} 430V560Z`,
          sheet.linear([
            [0, '#ffe9b8'],
            [1, '#ff9d4d'],
          ]),
        ),
        line(x + 68, 398, x + 68, 560, '#5b4157', 4),
        line(x + 34, 476, x + 102, 476, '#5b4157', 4),
      );
    sheet.add(
      rect(
        x - 15,
        334,
        30,
        236,
        sheet.linear(
          [
            [0, '#8f7284'],
            [0.4, '#fff0d2'],
            [1, '#a5858a'],
          ],
          0,
        ),
      ),
      rect(x - 24, 320, 48, 16, '#cbaa98'),
      rect(x - 24, 566, 48, 14, '#cbaa98'),
    );
  }
  sheet.add(rect(330, 578, 940, 14, '#b99a92'));
  for (let i = 0; i < 5; i++) {
    const x = 460 + i * 150;
    sheet.add(
      path(
        `M${x} ${ground}V654Q${x + 40} 604 ${x + 80} 654V${ground}Z`,
        sheet.linear([
          [0, '#fff0c9'],
          [1, '#ffb057'],
        ]),
      ),
      line(x + 40, 626, x + 40, ground, '#4b2e3c', 6),
    );
  }
  sheet.add(
    polygon(
      [
        [420, 592],
        [1180, 592],
        [1210, 616],
        [390, 616],
      ],
      '#3c2438',
    ),
  );
  for (let i = 0; i < 34; i++) sheet.add(circle(402 + i * 24.2, 617, 4, '#ffe9a8'));
  for (const [x, id] of [
    [346, 'p14'],
    [1186, 'p24'],
  ] as const)
    sheet.add(rect(x - 4, 420, 76, 110, '#d9b36a'), filmPoster(id, x, 424, 68));
  sheet.add(rect(640, 130, 6, 60, '#3c2438'), rect(954, 130, 6, 60, '#3c2438'));
  brandSign(sheet, { x: 800, y: 140, size: 132 });
  sheet.add(
    path('M462 290L800 144L1138 290L1120 290L800 166L480 290Z', '#f4f7fb'),
    rect(306, 274, 988, 12, '#f4f7fb', { rx: 6 }),
    rect(420, 586, 760, 8, '#f4f7fb', { rx: 4 }),
  );
  street(sheet, '#56688a', [[800, 900, '#ffd9a0']]);
  for (let i = 0; i < 4; i++)
    sheet.add(rect(420 - i * 12, ground - 4 + i * 9, 760 + i * 24, 9, mix('#e8c79c', '#3c2f45', i * 0.22)));
  for (const x of [270, 1330])
    sheet.add(
      rect(x - 4, 520, 8, ground - 520, '#16131f'),
      circle(x, 506, 20, '#fff1cc'),
      circle(
        x,
        506,
        70,
        sheet.radial(
          [
            [0, '#ffdf9e', 0.6],
            [1, '#ffdf9e', 0],
          ],
          x,
          506,
          70,
        ),
      ),
    );
  people(sheet, [
    [580, 0.85, true],
    [760, 0.85],
    [960, 0.9, true],
    [1400, 1.1],
  ]);
  for (let i = 0; i < 260; i++)
    sheet.add(
      circle(sheet.random.between(0, 1600), sheet.random.between(0, 900), sheet.random.next() ** 3 * 5 + 1, '#ffffff', {
        opacity: sheet.random.between(0.4, 0.95),
      }),
    );
  sheet.finish = { grain: 0.035, vignette: 0.35 };
}

export const all = {
  ...towns,
  'f01-art-deco-palace': palace,
  'f02-glass-multiplex': multiplex,
  'f03-converted-warehouse': warehouse,
  'f04-small-town': smallTown,
  'f05-modern-concrete': concrete,
  'f06-old-theatre': theatre,
};
