// Eight pictures without words for news and offers: still lifes, seats, couples, a gift.

import { mark } from '../brand';
import { darken, lighten, mix } from '../kit/colour';
import { nth } from '../kit/list';
import { star } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../kit/svg';
import { filmPoster } from './pictures';

// One popped kernel: four soft lobes around a golden heart.
const popcorn = (x: number, y: number, r: number, turn: number, tone = '#fff3d3') =>
  group(
    [
      ...[0, 1, 2, 3].map((i) =>
        circle(Math.cos(i * 1.57) * r * 0.5, Math.sin(i * 1.57) * r * 0.5, r * 0.62, i % 2 ? tone : lighten(tone, 0.4)),
      ),
      circle(r * 0.1, r * 0.12, r * 0.3, '#f0b64d', { opacity: 0.8 }),
      path(`M${-r * 0.5} ${-r * 0.2}q${r * 0.3} ${-r * 0.4} ${r * 0.6} ${-r * 0.1}`, 'none', {
        stroke: darken(tone, 0.2),
        'stroke-width': r * 0.08,
        'stroke-linecap': 'round',
      }),
    ],
    { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})` },
  );
const tub = (x: number, y: number, s: number, a: string, b: string) =>
  group(
    [
      ellipse(0, 10, 220, 26, '#000000', { opacity: 0.25 }),
      path('M-210 -430L-150 0Q0 30 150 0L210 -430Z', b),
      ...[-3, -1, 1, 3].map((i) =>
        polygon(
          [
            [i * 56 - 26, -430],
            [i * 56 + 26, -430],
            [i * 40 + 20, 12],
            [i * 40 - 20, 12],
          ],
          a,
        ),
      ),
      path('M60 -430L40 12Q110 12 150 0L210 -430Z', '#000000', { opacity: 0.13 }),
      ellipse(0, -430, 210, 34, darken(b, 0.25)),
    ],
    { transform: `translate(${x} ${y}) scale(${s})` },
  );

function popcornTable(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#e8452f');
  sheet.add(
    rect(0, 640, 1600, 260, '#c93623'),
    circle(1120, 380, 330, '#f2643f'),
    tub(1080, 760, 1.1, '#e8452f', '#fff6e4'),
  );
  for (let i = 0; i < 70; i++) {
    const a = random.between(0, 1);
    const y = 300 - Math.sin(a * Math.PI) * random.between(0, 150);
    sheet.add(popcorn(860 + a * 440, y, random.between(26, 44), random.between(0, 360)));
  }
  for (const [x, y, r] of [
    [640, 560, 34],
    [520, 420, 28],
    [760, 300, 36],
    [820, 150, 26],
    [1400, 200, 30],
    [1470, 420, 36],
    [420, 690, 40],
    [560, 790, 44],
    [720, 800, 36],
    [300, 800, 38],
    [1390, 800, 42],
  ] as const)
    sheet.add(
      ellipse(x + 8, y > 640 ? y + r : 860, r, 8, '#7d1d12', { opacity: y > 640 ? 0.4 : 0 }),
      popcorn(x, y, r, random.between(0, 360)),
    );
  sheet.add(
    group(
      [
        ellipse(0, 8, 90, 14, '#000000', { opacity: 0.25 }),
        path('M-86 -300L-64 0Q0 16 64 0L86 -300Z', '#173f5f'),
        path('M30 -300L22 8Q50 6 64 0L86 -300Z', '#000000', { opacity: 0.2 }),
        ellipse(0, -300, 92, 20, '#fff6e4'),
        stroke('M20 -300L60 -460L130 -480', '#ffd166', 15),
      ],
      { transform: 'translate(1420 770)' },
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.5, shift: 1 };
}
function tickets(sheet: Sheet) {
  sheet.fill('#123c4a');
  sheet.add(...Array.from({ length: 26 }, (_, i) => line(-100 + i * 90, 0, -500 + i * 90, 900, '#164656', 26)));
  const ticket = (x: number, y: number, turn: number, tone: string) =>
    group(
      [
        path('M-340 -150H340V-40A40 40 0 0 0 340 40V150H-340V40A40 40 0 0 0 -340 -40Z', '#000000', {
          opacity: 0.3,
          transform: 'translate(14 20)',
        }),
        path('M-340 -150H340V-40A40 40 0 0 0 340 40V150H-340V40A40 40 0 0 0 -340 -40Z', tone),
        rect(-300, -112, 440, 224, 'none', { stroke: darken(tone, 0.3), 'stroke-width': 5, rx: 12 }),
        line(190, -140, 190, 140, darken(tone, 0.3), 5, { 'stroke-dasharray': '3 16', 'stroke-linecap': 'round' }),
        mark({ x: -110, y: 0, r: 74, ink: darken(tone, 0.72), light: '#fff6e3' }),
        ...Array.from({ length: 15 }, (_, i) => rect(226, -110 + i * 15, 80, i % 3 ? 6 : 10, darken(tone, 0.6))),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  sheet.add(ticket(1010, 330, -14, '#f2b632'), ticket(960, 560, 9, '#ef6351'), ticket(1180, 500, -4, '#fff1d6'));
  for (const [x, y, r] of [
    [420, 640, 40],
    [520, 740, 34],
    [360, 760, 44],
    [1480, 780, 40],
  ] as const)
    sheet.add(popcorn(x, y, r, x));
  sheet.finish = { grain: 0.045, paper: 0.7, shift: 1 };
}
function projector(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill(
    sheet.linear(
      [
        [0, '#160f1f'],
        [1, '#2a1626'],
      ],
      0,
    ),
  );
  sheet.add(
    polygon(
      [
        [900, 400],
        [-50, -100],
        [-50, 860],
      ],
      sheet.linear(
        [
          [0, '#fff0c4', 0.1],
          [1, '#fff0c4', 0.95],
        ],
        0,
      ),
      { filter: sheet.blur(12) },
    ),
    ...Array.from({ length: 160 }, () => {
      const t = random.next();
      return circle(900 - t * 900, 400 + random.bell() * 420 * t, random.between(1, 4), '#fff6dd', {
        opacity: random.between(0.2, 0.9),
      });
    }),
  );
  const reel = (x: number, y: number, r: number) =>
    group(
      [
        circle(0, 0, r, '#0d0a12'),
        circle(0, 0, r * 0.94, '#3a3346'),
        ...Array.from({ length: 5 }, (_, i) =>
          circle(Math.cos(i * 1.256) * r * 0.56, Math.sin(i * 1.256) * r * 0.56, r * 0.24, '#160f1f'),
        ),
        circle(0, 0, r * 0.16, '#ffb52e'),
        path(`M${-r * 0.7} ${-r * 0.5}A${r * 0.86} ${r * 0.86} 0 0 1 ${r * 0.1} ${-r * 0.85}`, 'none', {
          stroke: '#ffd48a',
          'stroke-width': 6,
          opacity: 0.6,
        }),
      ],
      { transform: `translate(${x} ${y})` },
    );
  sheet.add(
    reel(1010, 190, 150),
    reel(1360, 190, 170),
    path('M960 330H1440Q1480 330 1480 370V560Q1480 600 1440 600H960Z', '#5b2a3a'),
    path('M960 330H1440Q1480 330 1480 370V400H960Z', '#7d3a4d'),
    rect(880, 360, 90, 110, '#0d0a12', { rx: 12 }),
    rect(850, 376, 40, 78, '#ffb52e', { rx: 10 }),
    circle(1100, 480, 60, '#0d0a12'),
    circle(1100, 480, 44, '#3a3346'),
    ...[0, 1, 2, 3, 4, 5].map((i) => rect(1240 + i * 34, 440, 18, 110, '#3a1a26', { rx: 9 })),
    polygon(
      [
        [1080, 600],
        [1360, 600],
        [1440, 900],
        [1000, 900],
      ],
      '#0d0a12',
    ),
    stroke('M1010 340C980 420 1060 420 1060 480', '#0d0a12', 12),
  );
  sheet.finish = { grain: 0.07, vignette: 0.35 };
}
function party(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#7b5cd6');
  sheet.add(
    circle(800, 620, 560, '#8d70e3'),
    stroke('M-20 80Q400 250 800 90T1620 80', '#fff3d6', 6),
    ...Array.from({ length: 17 }, (_, i) => {
      const t = i / 16;
      const y = 80 + Math.abs(Math.sin(t * Math.PI * 2)) * 74;
      return polygon(
        [
          [t * 1600 - 40, y],
          [t * 1600 + 40, y],
          [t * 1600, y + 92],
        ],
        nth(['#ffd23f', '#ff6b6b', '#4ecdc4', '#ffffff'], i),
      );
    }),
  );
  for (const [x, y, c] of [
    [180, 430, '#ff6b6b'],
    [300, 340, '#ffd23f'],
    [1320, 350, '#4ecdc4'],
    [1440, 450, '#ff9ff3'],
  ] as const)
    sheet.add(
      stroke(`M${x} ${y + 100}q-20 100 10 200t0 200`, '#ffffff', 4, { opacity: 0.7 }),
      ellipse(x, y, 78, 96, c),
      ellipse(x - 26, y - 36, 16, 26, '#ffffff', { opacity: 0.6 }),
      polygon(
        [
          [x - 12, y + 106],
          [x + 12, y + 106],
          [x, y + 90],
        ],
        c,
      ),
    );
  const child = (x: number, y: number, skin: string, hair: string, coat: string, hat: string) =>
    group(
      [
        path('M-130 320Q-130 60 0 50Q130 60 130 320Z', coat),
        circle(0, -40, 112, skin),
        path('M-116 -40Q-130 -170 0 -170Q130 -170 116 -40Q70 -110 0 -112Q-70 -110 -116 -40Z', hair),
        polygon(
          [
            [-70, -140],
            [0, -310],
            [70, -140],
          ],
          hat,
        ),
        circle(0, -312, 24, '#ffffff'),
        ...[-30, 0, 30].map((dx, i) => circle(dx * 0.8, -190 + (i % 2) * 30, 10, '#ffffff')),
        circle(-38, -34, 11, '#2b1b3d'),
        circle(38, -34, 11, '#2b1b3d'),
        path('M-34 6Q0 50 34 6Z', '#2b1b3d'),
        circle(-66, 4, 18, '#ff8fa3', { opacity: 0.6 }),
        circle(66, 4, 18, '#ff8fa3', { opacity: 0.6 }),
      ],
      { transform: `translate(${x} ${y})` },
    );
  sheet.add(
    child(480, 520, '#f6c79f', '#3b2417', '#ff6b6b', '#4ecdc4'),
    child(800, 490, '#8d5a3b', '#1c1210', '#ffd23f', '#ff6b6b'),
    child(1120, 520, '#fbd9b8', '#c9622b', '#4ecdc4', '#ffd23f'),
    rect(0, 720, 1600, 180, '#fff3d6'),
    ...Array.from({ length: 14 }, (_, i) => circle(i * 124, 726, 62, '#fff3d6')),
    tub(330, 800, 0.44, '#e8452f', '#ffffff'),
    tub(1280, 800, 0.44, '#4ecdc4', '#ffffff'),
  );
  for (const bx of [330, 1280])
    for (let i = 0; i < 12; i++) sheet.add(popcorn(bx - 80 + i * 14, 604 - Math.sin((i / 11) * 3.14) * 34, 17, i * 50));
  sheet.add(
    rect(660, 650, 280, 130, '#ff8fab', { rx: 16 }),
    rect(660, 650, 280, 40, '#ffffff', { rx: 16 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      [
        rect(692 + i * 52, 590, 12, 62, nth(['#4ecdc4', '#ffd23f'], i)),
        path(`M${698 + i * 52} 548q18 24 0 40q-18 -16 0 -40Z`, '#ffb52e'),
      ].join(''),
    ),
  );
  for (let i = 0; i < 110; i++) {
    const [x, y] = [random.between(0, 1600), random.between(0, 880)];
    sheet.add(
      rect(x, y, 16, 9, random.pick(['#ffd23f', '#ff6b6b', '#4ecdc4', '#ffffff']), {
        transform: `rotate(${random.between(0, 180)} ${x} ${y})`,
      }),
    );
  }
  sheet.finish = { grain: 0.03, paper: 0.4 };
}
// Rows of seats from above, one taken by two people and a tub.
function seatsAbove(sheet: Sheet) {
  const { random } = sheet;
  sheet.fill('#2a0e16');
  for (let r = 0; r < 6; r++)
    for (let c = 0; c < 12; c++) {
      const [x, y] = [20 + c * 134 + (r % 2) * 34 - 34, 10 + r * 156];
      const tone = mix('#a3263a', '#7d1a2c', random.next());
      sheet.add(
        rect(x + 8, y + 14, 118, 128, '#000000', { rx: 26, opacity: 0.4 }),
        rect(x, y + 40, 116, 92, tone, { rx: 24 }),
        rect(x, y, 116, 50, lighten(tone, 0.1), { rx: 22 }),
        rect(x - 9, y + 34, 17, 92, darken(tone, 0.45), { rx: 8 }),
        rect(x + 108, y + 34, 17, 92, darken(tone, 0.45), { rx: 8 }),
        line(x + 12, y + 46, x + 104, y + 46, darken(tone, 0.3), 4),
      );
      const person = (hair: string, coat: string) =>
        sheet.add(
          ellipse(x + 58, y + 64, 60, 36, coat),
          circle(x + 58, y + 44, 31, hair),
          circle(x + 50, y + 36, 12, lighten(hair, 0.2)),
          stroke(
            `M${x + 8} ${y + 72}Q${x + 6} ${y + 130} ${x + 34} ${y + 132}M${x + 108} ${y + 72}Q${x + 112} ${y + 130} ${x + 84} ${y + 132}`,
            coat,
            22,
          ),
        );
      if (r === 2 && c === 7) person('#2b1a14', '#f2b632');
      if (r === 2 && c === 8) {
        person('#b5622b', '#2d8f9f');
        sheet.add(
          circle(x - 10, y + 118, 40, '#fff6e4'),
          ...Array.from({ length: 9 }, (_, i) =>
            popcorn(x - 10 + Math.cos(i) * 20, y + 118 + Math.sin(i * 2.3) * 20, 14, i * 40),
          ),
        );
      }
      if (r === 4 && c === 3) person('#111111', '#e7dcc8');
      if (r === 0 && c === 10) person('#d9b36a', '#54407a');
    }
  sheet.add(
    rect(
      0,
      0,
      1600,
      900,
      sheet.linear([
        [0, '#7fd4ff', 0.28],
        [0.5, '#7fd4ff', 0],
        [1, '#000000', 0.35],
      ]),
    ),
  );
  sheet.finish = { grain: 0.05, vignette: 0.35 };
}
function couple(sheet: Sheet) {
  sheet.fill('#0c0a18');
  const glow = (x: number, y: number, r: number, c: string) =>
    circle(
      x,
      y,
      r,
      sheet.radial(
        [
          [0, c, 0.9],
          [1, c, 0],
        ],
        x,
        y,
        r,
      ),
    );
  sheet.add(
    rect(
      120,
      60,
      1360,
      560,
      sheet.linear([
        [0, '#ff9a5a'],
        [0.5, '#ff5f7e'],
        [1, '#5a2a8a'],
      ]),
    ),
    circle(1050, 330, 130, '#ffe9b8'),
    path('M120 620V470Q400 380 700 470T1480 420V620Z', '#3a1d5c'),
    path('M120 620V540Q500 470 900 540T1480 510V620Z', '#22123d'),
    glow(800, 340, 900, '#ff7a6b'),
  );
  const dark = '#0a0714';
  const rim = '#ff9f7a';
  sheet.add(
    path(
      'M470 900C460 720 520 640 610 610C600 590 592 560 590 530C580 440 640 390 710 396C780 400 812 450 806 520C804 560 790 590 776 606C850 630 900 700 900 900Z',
      dark,
    ),
    path(
      'M760 900C770 730 830 660 900 630C880 610 866 570 868 520C866 430 940 390 1010 404C1090 420 1110 480 1100 560C1120 640 1100 700 1060 690C1130 730 1160 800 1160 900Z',
      dark,
    ),
    stroke('M590 530C580 440 640 390 710 396', rim, 5),
    stroke('M868 500C872 430 940 390 1010 404C1070 416 1100 456 1102 510', rim, 5),
    stroke('M1062 692C1130 730 1160 800 1160 900', rim, 4),
    stroke('M470 900C460 720 520 640 606 612', rim, 4),
  );
  for (let i = 0; i < 7; i++) {
    const x = -60 + i * 260;
    sheet.add(
      path(
        `M${x} 900V800Q${x + 10} 740 ${x + 70} 736H${x + 190}Q${x + 250} 740 ${x + 260} 800V900Z`,
        mix('#3a1326', '#000000', 0.3),
      ),
      stroke(`M${x + 8} 800Q${x + 14} 742 ${x + 70} 738H${x + 190}Q${x + 246} 742 ${x + 252} 800`, '#b5485c', 4),
    );
  }
  sheet.finish = { grain: 0.06, vignette: 0.3 };
}
function gift(sheet: Sheet) {
  sheet.fill('#f3d7c4');
  sheet.add(rect(0, 600, 1600, 300, '#e8bfa6'), ellipse(1020, 750, 460, 36, '#b98068', { opacity: 0.5 }));
  sheet.add(
    group(
      [
        rect(-330, -210, 660, 420, '#000000', { rx: 36, opacity: 0.2, transform: 'translate(14 22)' }),
        rect(-330, -210, 660, 420, '#1a1526', { rx: 36 }),
        polygon(
          [
            [-90, -40],
            [330, -210],
            [330, 210],
            [-90, 60],
          ],
          '#ffb52e',
          { opacity: 0.96 },
        ),
        mark({ x: -90, y: 8, r: 120, ink: '#fff6e3', light: '#ffb52e' }),
        rect(-286, 130, 70, 50, '#d8b26a', { rx: 8 }),
      ],
      { transform: 'translate(1000 430) rotate(-8)' },
    ),
  );
  const ribbon = '#d7263d';
  sheet.add(
    group([rect(-36, -214, 72, 424, ribbon), rect(-36, -214, 24, 424, darken(ribbon, 0.15))], {
      transform: 'translate(1196 402) rotate(-8)',
    }),
    group(
      [
        path('M0 0C-60 -160 -260 -200 -270 -60C-270 40 -90 40 0 0Z', ribbon),
        path('M0 0C60 -160 260 -200 270 -60C270 40 90 40 0 0Z', lighten(ribbon, 0.08)),
        path('M-40 -20C-90 -90 -200 -110 -210 -50C-200 0 -100 10 -40 -20Z', darken(ribbon, 0.25)),
        path('M40 -20C90 -90 200 -110 210 -50C200 0 100 10 40 -20Z', darken(ribbon, 0.2)),
        path('M0 0L-130 220L-70 200L-50 250L20 20Z', ribbon),
        path('M0 0L150 210L90 200L80 256L-10 20Z', darken(ribbon, 0.1)),
        circle(0, 0, 50, lighten(ribbon, 0.12)),
      ],
      { transform: 'translate(1196 330) rotate(-8) scale(0.8)' },
    ),
  );
  for (const [x, y, r] of [
    [520, 730, 42],
    [430, 800, 38],
    [620, 810, 34],
    [1460, 800, 40],
  ] as const)
    sheet.add(popcorn(x, y, r, x));
  for (const [x, y, r] of [
    [300, 240, 26],
    [480, 150, 18],
    [620, 300, 22],
    [1480, 180, 24],
    [220, 500, 16],
  ] as const)
    sheet.add(star(x, y, r * 1.5, '#ffb52e', 4, 0.3));
  sheet.finish = { grain: 0.04, paper: 0.7 };
}
function phone(sheet: Sheet) {
  sheet.fill('#1f6f78');
  sheet.add(
    circle(980, 450, 420, '#2a8a92'),
    ...Array.from({ length: 5 }, (_, i) =>
      circle(980, 450, 470 + i * 80, 'none', { stroke: '#2a8a92', 'stroke-width': 12, opacity: 1 - i * 0.18 }),
    ),
  );
  sheet.add(
    group(
      [
        rect(-196, -400, 392, 800, '#000000', { rx: 60, opacity: 0.25, transform: 'translate(20 26)' }),
        rect(-196, -400, 392, 800, '#12131c', { rx: 60 }),
        rect(-178, -382, 356, 764, '#fbf4e6', { rx: 46 }),
        rect(-50, -366, 100, 24, '#12131c', { rx: 12 }),
        group(filmPoster('p01', -130, -310, 260), {
          'clip-path': sheet.clip(rect(-130, -310, 260, 390, '#000', { rx: 18 })),
        }),
        line(-178, 116, 178, 116, '#d9cbb0', 5, { 'stroke-dasharray': '10 12' }),
        circle(-178, 116, 20, '#12131c'),
        circle(178, 116, 20, '#12131c'),
        ...Array.from({ length: 11 }, (_, r) =>
          Array.from({ length: 11 }, (_, c) =>
            (r * 7 + c * 13 + r * c * 3) % 5 < 2 || (r < 3 && (c < 3 || c > 7)) || (r > 7 && c < 3)
              ? rect(-88 + c * 16, 156 + r * 16, 15, 15, '#12131c')
              : '',
          ).join(''),
        ),
        ...(
          [
            [-88, 156],
            [40, 156],
            [-88, 284],
          ] as const
        ).map(([x, y]) =>
          [
            rect(x, y, 48, 48, '#12131c'),
            rect(x + 8, y + 8, 32, 32, '#fbf4e6'),
            rect(x + 15, y + 15, 18, 18, '#ef6351'),
          ].join(''),
        ),
      ],
      { transform: 'translate(1000 460) rotate(9)' },
    ),
  );
  sheet.add(
    path('M620 900C640 760 700 660 800 640C850 640 850 700 810 740L790 900Z', '#e8b48c'),
    path('M1180 900C1200 780 1240 700 1210 620C1200 560 1240 540 1270 580C1330 660 1370 780 1360 900Z', '#e8b48c'),
    ...[0, 1, 2].map((i) =>
      path(
        `M1176 ${420 + i * 74}Q1250 ${400 + i * 74} 1256 ${440 + i * 74}Q1250 ${480 + i * 74} 1168 ${470 + i * 74}Z`,
        mix('#e8b48c', '#c98d63', i * 0.2),
      ),
    ),
  );
  sheet.finish = { grain: 0.04, paper: 0.5, shift: 1 };
}
export const all = {
  's1-popcorn': popcornTable,
  's2-tickets': tickets,
  's3-projector': projector,
  's4-kids-party': party,
  's5-seats-from-above': seatsAbove,
  's6-couple': couple,
  's7-gift-card': gift,
  's8-phone-ticket': phone,
};
