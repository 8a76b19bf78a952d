// Children's films: friendly characters from circles and bold flat colour, jumping letters.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { bouncing } from '../kit/lettering';
import { named, nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';

const scenes = { cloud, bear, whale };

export function poster(sheet: Sheet, film: Film, variant: string) {
  named(scenes, variant)(sheet, film);
  sheet.finish = { grain: 0.025, paper: 0.3 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, light } = film.palette;
  sheet.fill(ground);
  if (variant === 'cloud')
    sheet.add(
      group(bigCloud(film), { transform: 'translate(830 40) scale(1.05)' }),
      path('M0 780Q500 700 1000 760T2000 730V900H0Z', '#5bb46a'),
      group(boy(film), { transform: 'translate(1340 560) scale(0.8)' }),
    );
  if (variant === 'bear') {
    night(sheet, film);
    sheet.add(
      path('M700 900Q1000 560 1400 640T2000 560V900Z', '#3d3f8f'),
      group(baker(film), { transform: 'translate(960 120) scale(0.86)' }),
    );
  }
  if (variant === 'whale') {
    sheet.add(rect(0, 640, 2000, 260, '#3f8fc4'));
    canalHouses(sheet, film, 640, [0, 2000], 0.86);
    sheet.add(
      group(bigWhale(film), { transform: 'translate(1000 330) scale(0.95)' }),
      path(ripples(2000, 690, 5), 'none', { stroke: light, 'stroke-width': 7, 'stroke-linecap': 'round' }),
    );
  }
  sheet.finish = { grain: 0.025, paper: 0.3 };
}

const eye = (x: number, y: number, r: number, dark: string, look = 0.3) => [
  circle(x, y, r, '#ffffff'),
  circle(x + r * look, y + r * 0.1, r * 0.58, dark),
  circle(x + r * (look + 0.2), y - r * 0.15, r * 0.18, '#ffffff'),
];
const cheek = (x: number, y: number, r: number, colour: string) => ellipse(x, y, r, r * 0.7, colour, { opacity: 0.75 });

function bigCloud(film: Film) {
  const { dark } = film.palette;
  const grey = '#f3f7fb';
  const shade = '#c9dbea';
  const puffs = [
    [200, 300, 150],
    [360, 200, 180],
    [570, 190, 200],
    [760, 290, 160],
    [500, 340, 230],
    [310, 360, 150],
    [700, 380, 140],
  ] as const;
  const drops = [];
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < 8; i++)
      drops.push(
        path('M0 -26Q18 4 0 16Q-18 4 0 -26Z', '#ffffff', {
          transform: `translate(${220 + i * 84 + (r % 2) * 40} ${560 + r * 92}) rotate(12)`,
          opacity: 0.9,
        }),
      );
  return [
    ...drops,
    ...puffs.map(([x, y, r]) => circle(x, y + 22, r, shade)),
    ...puffs.map(([x, y, r]) => circle(x, y, r, grey)),
    ...eye(400, 290, 50, dark, -0.1),
    ...eye(570, 290, 50, dark, -0.1),
    stroke('M340 222L430 246M632 222L544 246', dark, 17),
    stroke('M440 400Q486 366 534 400', dark, 15),
    cheek(324, 370, 44, '#ff9fa8'),
    cheek(650, 370, 44, '#ff9fa8'),
  ];
}

function boy(film: Film) {
  const { shape, accent, dark } = film.palette;
  const skin = '#f6c79f';
  return [
    path('M-46 232L-50 330H-4L0 240L4 330H50L46 232Z', dark),
    path('M-66 318H0V352H-74Q-80 326 -66 318ZM66 318H4V352H74Q80 326 66 318Z', accent),
    path('M-96 250Q-92 60 0 56Q92 60 96 250Q0 274 -96 250Z', shape),
    stroke('M0 70V262', darken(shape, 0.14), 6),
    ...[120, 166, 212].map((y) => circle(16, y, 8, darken(shape, 0.25))),
    stroke('M-70 110Q-140 120 -150 40', shape, 44),
    circle(-152, 26, 24, skin),
    stroke('M70 110Q110 160 100 206', shape, 44),
    circle(100, 218, 24, skin),
    circle(0, -10, 92, skin),
    path('M-104 10Q-120 -120 0 -128Q120 -120 104 10Q60 -52 0 -54Q-60 -52 -104 10Z', shape),
    path('M-126 14Q-60 -42 0 -40Q60 -42 126 14Q60 -16 0 -16Q-60 -16 -126 14Z', lighten(shape, 0.25)),
    circle(-32, 12, 10, dark),
    circle(32, 12, 10, dark),
    stroke('M-22 44Q0 64 22 44', dark, 8),
    cheek(-54, 36, 18, '#f58f7c'),
    cheek(54, 36, 18, '#f58f7c'),
  ];
}

function cloud(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [1, lighten(ground, 0.45)],
    ]),
  );
  sheet.add(group(bigCloud(film), { transform: 'translate(24 396) scale(0.97)' }));
  sheet.add(
    path('M0 1220Q250 1130 520 1190T1000 1160V1500H0Z', '#5bb46a'),
    path('M0 1300Q300 1230 620 1290T1000 1270V1500H0Z', '#3f9a58'),
  );
  for (let i = 0; i < 26; i++) {
    const [x, y] = [sheet.random.between(0, 1000), sheet.random.between(1230, 1370)];
    sheet.add(circle(x, y, 8, sheet.random.pick([shape, accent, '#ffffff'])), circle(x, y, 3, dark));
  }
  sheet.add(group(boy(film), { transform: 'translate(520 930)' }));
  const letters = {
    face: 'baloo',
    random: sheet.random,
    outlineColour: dark,
    outlineWidth: 30,
    tilt: 6,
    hop: 0.04,
  } as const;
  sheet.add(
    bouncing(nth(linesOf(film), 2), {
      ...letters,
      width: 540,
      x: 650,
      y: 388,
      colours: ['#ffffff', shape, '#ffffff', accent],
    }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 0), { ...letters, width: 400, x: 280, y: 220, colours: [shape, accent, '#ffffff'] }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 1), {
      ...letters,
      size: 104,
      x: 620,
      y: 180,
      colours: ['#ffffff'],
      outlineWidth: 24,
      tilt: 3,
    }),
  );
  sheet.add(write(film.tagline, { face: 'baloo', size: 34, x: 500, y: 1396, anchor: 'middle', fill: '#ffffff' }));
  sheet.add(credits(film, { x: 500, y: 1436, width: 880, fill: '#ffffff', size: 20, rows: 2 }));
}

function night(sheet: Sheet, film: Film) {
  const { random, w, h } = sheet;
  const { ground, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [1, ground],
    ]),
  );
  for (let i = 0; i < 90; i++) {
    const [x, y, r] = [random.between(0, w), random.between(0, h * 0.8), random.between(2, 7)];
    sheet.add(
      random.chance(0.3)
        ? path(
            `M${x} ${y - r * 2}L${x + r * 0.6} ${y - r * 0.6}L${x + r * 2} ${y}L${x + r * 0.6} ${y + r * 0.6}L${x} ${y + r * 2}L${x - r * 0.6} ${y + r * 0.6}L${x - r * 2} ${y}L${x - r * 0.6} ${y - r * 0.6}Z`,
            light,
          )
        : circle(x, y, r * 0.5, light),
    );
  }
}

function baker(film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const fur = '#c9793f';
  return [
    // the moon is a croissant
    group(
      [
        path(
          'M-250 -60C-250 130 -60 240 130 190C240 160 300 90 310 20C240 90 130 100 50 60C-50 12 -80 -90 -30 -180C-160 -190 -250 -140 -250 -60Z',
          shape,
        ),
        ...(
          [
            [-190, -110, 20],
            [-204, 0, -14],
            [-140, 104, -46],
            [-30, 158, -72],
            [96, 156, -100],
          ] as const
        ).map(([x, y, t]) =>
          path('M-20 -66Q30 0 -10 70', 'none', {
            stroke: darken(shape, 0.22),
            'stroke-width': 13,
            'stroke-linecap': 'round',
            transform: `translate(${x + 46} ${y}) rotate(${t})`,
          }),
        ),
        path('M-236 -70Q-220 -150 -120 -164', 'none', {
          stroke: lighten(shape, 0.5),
          'stroke-width': 13,
          'stroke-linecap': 'round',
        }),
      ],
      { transform: 'translate(762 262) rotate(-26) scale(0.62)' },
    ),
    path('M120 800Q120 470 400 470Q680 470 680 800Z', fur),
    path('M230 800Q220 560 400 560Q580 560 570 800Z', light),
    stroke('M236 580L320 500M564 580L480 500', light, 22),
    stroke('M170 620Q90 560 150 470', fur, 84),
    circle(152, 452, 56, fur),
    stroke('M630 620Q720 540 690 440', fur, 84),
    circle(690, 420, 58, fur),
    circle(240, 210, 70, fur),
    circle(240, 210, 36, '#f0b087'),
    circle(560, 210, 70, fur),
    circle(560, 210, 36, '#f0b087'),
    circle(400, 340, 200, fur),
    ellipse(400, 410, 104, 82, '#f6d9b8'),
    ellipse(400, 372, 40, 28, dark),
    stroke('M400 398V424M350 432Q376 462 400 430Q424 462 450 432', dark, 11),
    ...eye(316, 310, 34, dark, 0.25),
    ...eye(484, 310, 34, dark, 0.25),
    cheek(248, 394, 36, accent),
    cheek(552, 394, 36, accent),
    // hat
    path('M262 196Q240 90 306 66Q330 -6 400 -4Q470 -6 494 66Q560 90 538 196Q400 152 262 196Z', '#ffffff'),
    path('M262 196Q400 150 538 196L530 236Q400 192 270 236Z', mix('#ffffff', ground, 0.16)),
    stroke('M340 150V96M400 140V76M460 150V96', mix('#ffffff', ground, 0.2), 8),
    ...(
      [
        [304, 690],
        [420, 640],
        [500, 730],
        [350, 760],
      ] as const
    ).map(([x, y]) => circle(x, y, 13, mix(light, shape, 0.6))),
  ];
}

function bear(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  night(sheet, film);
  sheet.add(circle(500, 860, 520, mix(ground, accent, 0.24), { opacity: 0.6 }));
  sheet.add(group(baker(film), { transform: 'translate(60 500) scale(0.98)' }));
  sheet.add(rect(0, 1260, 1000, 240, accent), rect(0, 1240, 1000, 44, light));
  for (let i = 0; i < 9; i++) sheet.add(path(`M${i * 125 - 10} 1284h72v30q-36 36 -72 0Z`, '#ffffff'));
  const letters = {
    face: 'lilita',
    random: sheet.random,
    outlineColour: dark,
    outlineWidth: 22,
    tilt: 4,
    hop: 0.03,
  } as const;
  sheet.add(
    bouncing(nth(linesOf(film), 0).toUpperCase(), {
      ...letters,
      width: 700,
      x: 500,
      y: 292,
      colours: [shape, accent, light, shape],
    }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 1), { ...letters, size: 78, x: 500, y: 366, colours: [light], outlineWidth: 12 }),
  );
  sheet.add(
    bouncing(nth(linesOf(film), 2).toUpperCase(), { ...letters, width: 800, x: 500, y: 498, colours: [light] }),
  );
  sheet.add(write(film.tagline, { face: 'lilita', size: 44, x: 500, y: 1382, anchor: 'middle', fill: dark }));
  sheet.add(credits(film, { x: 500, y: 1430, width: 900, fill: dark, size: 21, rows: 2 }));
}

function canalHouses(sheet: Sheet, film: Film, floor: number, [from, to]: readonly [number, number], s: number) {
  const { random } = sheet;
  const { ground, light, dark } = film.palette;
  const tones = ['#b5473c', '#7a3a2e', '#2d5d5a', '#d98d4b', '#3a3f5c', '#e8d3b0'];
  let x = from - 20;
  let last = '';
  while (x < to) {
    const bw = random.between(104, 150) * s;
    const bh = random.between(330, 480) * s;
    let tone = random.pick(tones);
    if (tone === last) tone = nth(tones, tones.indexOf(tone) + 1);
    last = tone;
    const y = floor - bh;
    const gable = random.whole(0, 2);
    const top: readonly Point[] =
      gable === 0
        ? [
            [x, y],
            [x, y - 20],
            [x + bw * 0.2, y - 20],
            [x + bw * 0.2, y - 52],
            [x + bw * 0.38, y - 52],
            [x + bw * 0.38, y - 84],
            [x + bw * 0.62, y - 84],
            [x + bw * 0.62, y - 52],
            [x + bw * 0.8, y - 52],
            [x + bw * 0.8, y - 20],
            [x + bw, y - 20],
            [x + bw, y],
          ]
        : gable === 1
          ? [
              [x, y],
              [x + bw / 2, y - 90],
              [x + bw, y],
            ]
          : [
              [x, y],
              [x + bw * 0.26, y - 30],
              [x + bw * 0.26, y - 80],
              [x + bw * 0.74, y - 80],
              [x + bw * 0.74, y - 30],
              [x + bw, y],
            ];
    sheet.add(
      rect(x, y, bw, bh, tone),
      polygon(top, tone),
      circle(x + bw / 2, y - 26, 13 * s, tone === '#e8d3b0' ? dark : light),
    );
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 3; c++) {
        const [wx, wy] = [x + bw * (0.12 + c * 0.28), y + 34 * s + r * 84 * s];
        if (wy < floor - 70 * s)
          sheet.add(
            rect(wx, wy, bw * 0.2, 54 * s, light),
            rect(wx + 3, wy + 3, bw * 0.2 - 6, 48 * s, random.chance(0.3) ? ground : '#8fb9cf'),
          );
      }
    x += bw;
  }
}
const ripples = (w: number, y: number, n: number) =>
  Array.from({ length: n * 6 }, (_, i) => `M${(i * 173) % w} ${y + (i % n) * 34}q30 -18 60 0t60 0`).join('');

function bigWhale(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  return [
    path(
      'M20 330C10 90 190 -20 420 0C600 18 690 130 740 190C770 150 760 80 720 40C800 40 840 90 850 130C880 90 940 60 990 80C960 130 940 200 860 230C830 330 760 400 640 420H120C60 410 24 390 20 330Z',
      shape,
    ),
    path('M20 330C24 390 60 410 120 420H640C600 360 470 330 330 330C200 330 90 350 20 330Z', light),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      stroke(
        `M${110 + i * 76} ${352 - Math.abs(i - 2) * 3}Q${130 + i * 76} 390 ${120 + i * 76} 418`,
        mix(light, shape, 0.3),
        6,
      ),
    ),
    ...eye(196, 238, 34, dark, -0.25),
    stroke('M60 320Q130 350 200 318', dark, 11),
    cheek(258, 300, 34, accent),
    path('M420 330Q470 440 580 430Q560 360 500 320Z', darken(shape, 0.18)),
    stroke('M330 -6Q330 -90 260 -110M330 -6Q340 -110 410 -120M330 -6V-80', '#ffffff', 17),
    ...(
      [
        [256, -124],
        [420, -134],
        [330, -112],
      ] as const
    ).map(([x, y]) => circle(x, y, 15, '#ffffff')),
    // a gull, a bicycle bell of a boat, a girl on top
    group(
      [
        path('M-30 0Q-26 -84 0 -86Q26 -84 30 0Z', accent),
        circle(0, -108, 30, '#f6c79f'),
        path('M-32 -104Q-36 -148 0 -146Q36 -148 32 -104Q0 -132 -32 -104Z', '#5a2d1d'),
        circle(-10, -106, 4.5, dark),
        circle(12, -106, 4.5, dark),
        stroke('M-8 -94Q2 -86 10 -94', dark, 4),
        stroke('M20 -56L62 -96', accent, 15),
      ],
      { transform: 'translate(520 26)' },
    ),
  ];
}

function whale(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(circle(820, 470, 90, '#fff7d6'));
  canalHouses(sheet, film, 960, [0, 1000], 0.94);
  sheet.add(rect(0, 950, 1000, 34, '#6b5a4a'), rect(0, 984, 1000, 520, '#3f8fc4'));
  sheet.add(group(bigWhale(film), { transform: 'translate(26 740) scale(0.95)' }));
  sheet.add(
    path('M0 1140Q60 1106 125 1140T250 1140T375 1140T500 1140T625 1140T750 1140T875 1140T1000 1140V1500H0Z', '#2f79ad'),
    path('M0 1210Q60 1180 125 1210T250 1210T375 1210T500 1210T625 1210T750 1210T875 1210T1000 1210V1500H0Z', dark),
  );
  const letters = { face: 'bowlby', random: sheet.random, tilt: 3, hop: 0.02, colours: [dark] } as const;
  sheet.add(bouncing(nth(linesOf(film), 0).toUpperCase(), { ...letters, width: 890, x: 500, y: 206 }));
  sheet.add(
    bouncing(nth(linesOf(film), 1).toUpperCase(), { ...letters, width: 890, x: 500, y: 372, colours: [accent] }),
  );
  sheet.add(write(film.tagline, { face: 'baloo', size: 42, x: 500, y: 1336, anchor: 'middle', fill: ground }));
  sheet.add(credits(film, { x: 500, y: 1400, width: 880, fill: light, size: 23, rows: 2 }));
}
