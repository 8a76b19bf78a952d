// Candela Classics: restored silent films, redrawn as stone lithographs with a shared label.
import type { Film } from '../film';
import { darken, mix, onto } from '../kit/colour';
import { named, nth } from '../kit/list';
import { crayon, dots, rays, star } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, ring, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';

const scenes = { metropolis, nosferatu, general, safety, moon, joan };
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, accent, light, dark } = film.palette;
  const w = wordsFor(film);
  sheet.fill(light);
  const inside = sheet.clip(rect(40, 40, 920, 1130));
  sheet.add(
    group(
      [
        rect(40, 40, 920, 1130, ground),
        ...named(scenes, variant)(sheet, film),
        crayon(sheet.random, { x: 40, y: 40, w: 920, h: 1100, colour: dark, count: 1500, opacity: 0.3, angle: 60 }),
      ],
      { 'clip-path': inside },
    ),
  );
  sheet.add(rect(40, 40, 920, 1130, 'none', { stroke: dark, 'stroke-width': 6 }));
  const t = setTitle(film, {
    face: film.type ?? 'limelight',
    x: 500,
    y: 1276,
    from: 'middle',
    anchor: 'middle',
    width: 880,
    height: 130,
    lines: 2,
    leading: 0.95,
    limit: 150,
    cased: film.plainCase ? (text) => text : upper,
    fill: onto(light, accent, mix(accent, dark, 0.45), dark),
  });
  sheet.add(t.svg);
  sheet.add(
    line(40, 1366, 960, 1366, dark, 3),
    write('CANDELA CLASSICS', { face: 'josefinBold', size: 24, x: 40, y: 1402, track: 0.14, fill: dark }),
    write(nth(film.captions, 0), {
      face: 'josefinBold',
      size: 24,
      x: 960,
      y: 1402,
      anchor: 'end',
      track: 0.14,
      fill: dark,
    }),
  );
  sheet.add(
    write(`${w.by} ${film.directors.join(' & ')}`, {
      face: 'cormorantItalic',
      size: 32,
      x: 40,
      y: 1446,
      fill: dark,
      max: 500,
    }),
    write(`${w.restored} · ${w.piano}`, {
      face: 'cormorantItalic',
      size: 32,
      x: 960,
      y: 1446,
      anchor: 'end',
      fill: dark,
      max: 460,
    }),
  );
  sheet.finish = { grain: 0.09, paper: 1, specks: 0.12, shift: 2, fade: 0.03 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(group(named(scenes, variant)(sheet, film), { transform: 'translate(900 -180) scale(1.12)' }));
  sheet.add(
    rect(
      0,
      0,
      1200,
      900,
      sheet.linear(
        [
          [0, film.palette.ground],
          [0.75, film.palette.ground, 0.96],
          [1, film.palette.ground, 0],
        ],
        0,
      ),
    ),
  );
  sheet.add(
    crayon(sheet.random, {
      x: 0,
      y: 0,
      w: 2000,
      h: 900,
      colour: film.palette.dark,
      count: 1600,
      opacity: 0.25,
      angle: 60,
    }),
  );
  sheet.finish = { grain: 0.09, paper: 0.9, specks: 0.1 };
}

// The machine-woman's face is the front of the city.
function metropolis(_sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [...rays(500, 520, 1200, 36, [mix(film.palette.ground, light, 0.16), film.palette.ground])];
  for (const [x, w, y] of [
    [60, 110, 560],
    [180, 90, 420],
    [280, 70, 640],
    [650, 80, 600],
    [740, 100, 380],
    [850, 120, 540],
  ] as const) {
    parts.push(
      rect(x, y, w, 700, dark),
      polygon(
        [
          [x, y],
          [x + w / 2, y - 70],
          [x + w, y],
        ],
        dark,
      ),
      rect(x + w, y + 10, 14, 700, shape),
    );
    for (let k = 0; k < 9; k++)
      for (let c = 0; c < 3; c++)
        if ((k * 3 + c) % 4) parts.push(rect(x + 12 + c * (w / 3.4), y + 40 + k * 52, w / 7, 26, accent));
  }
  parts.push(
    path(
      'M310 1200C310 1010 410 980 420 900C330 830 300 700 310 560C320 380 400 270 500 270C600 270 680 380 690 560C700 700 670 830 580 900C590 980 690 1010 690 1200Z',
      shape,
    ),
    path(
      'M500 270C600 270 680 380 690 560C700 700 670 830 580 900C590 980 690 1010 690 1200H500Z',
      darken(shape, 0.35),
    ),
  );
  parts.push(
    path('M345 560Q420 500 480 560L472 600Q410 630 350 600Z', dark),
    path('M655 560Q580 500 520 560L528 600Q590 630 650 600Z', dark),
    circle(415, 574, 20, light),
    circle(585, 574, 20, light),
    polygon(
      [
        [486, 580],
        [514, 580],
        [524, 720],
        [476, 720],
      ],
      mix(shape, light, 0.5),
    ),
    rect(440, 780, 120, 16, dark),
    rect(456, 806, 88, 8, dark),
  );
  for (let i = 0; i < 9; i++) {
    const x = 380 + i * 30;
    parts.push(line(x, 440 - Math.sin((i / 8) * Math.PI) * 60, x, 330 - Math.sin((i / 8) * Math.PI) * 150, accent, 10));
  }
  parts.push(
    stroke('M330 480Q500 380 670 480', accent, 14),
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${360 - i * 16} ${960 + i * 60}Q500 ${1030 + i * 60} ${640 + i * 16} ${960 + i * 60}`,
        i % 2 ? accent : dark,
        12,
      ),
    ),
  );
  return parts;
}
// Only the shadow goes up the stairs.
function nosferatu(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear(
        [
          [0, mix(film.palette.ground, light, 0.5)],
          [1, film.palette.ground],
        ],
        60,
      ),
    ),
  ];
  for (let i = 0; i < 10; i++)
    parts.push(
      rect(-20 + i * 105, 1120 - i * 78, 1100, 90, mix(shape, dark, 0.1 + (i % 2) * 0.14)),
      rect(-20 + i * 105, 1120 - i * 78, 1100, 9, light),
    );
  parts.push(rect(0, 0, 0, 0, dark));
  const fingers = (x: number, y: number, turn: number, long: number) =>
    group(
      [-34, -12, 12, 34]
        .map((a, k) =>
          path(`M-13 0Q-10 ${-long * 0.6} 0 ${-long * (k % 3 ? 1 : 0.86)}Q10 ${-long * 0.6} 13 0Z`, dark, {
            transform: `rotate(${a}) translate(0 -26)`,
          }),
        )
        .concat(ellipse(0, -6, 34, 40, dark), path('M-20 10Q-70 0 -84 -50Q-50 -40 -14 -20Z', dark)),
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    );
  parts.push(
    group(
      [
        path('M-190 640C-210 360 -230 180 -150 90Q-90 40 -40 40H40Q110 50 150 110C220 210 190 420 200 640Z', dark),
        path(
          'M-66 60C-96 10 -104 -60 -92 -130C-80 -210 -40 -252 4 -252C52 -252 88 -206 94 -130C100 -60 86 10 54 60Z',
          dark,
        ),
        path('M-84 -120Q-130 -140 -176 -176Q-166 -70 -88 -50ZM86 -120Q132 -140 178 -176Q168 -70 90 -50Z', dark),
        path('M-40 -20Q-54 20 -20 60L0 40L24 60Q54 20 36 -20Z', dark),
        stroke('M130 140C230 130 290 60 310 -40', dark, 56),
        stroke('M-150 150C-240 220 -250 330 -200 420', dark, 56),
        fingers(316, -70, 14, 190),
        fingers(-192, 440, 160, 170),
      ],
      { transform: 'translate(440 560) skewX(-6) scale(1.12)' },
    ),
  );
  parts.push(
    ellipse(432, 430, 22, 13, accent, { transform: 'rotate(14 432 430)' }),
    ellipse(512, 430, 22, 13, accent, { transform: 'rotate(-14 512 430)' }),
    circle(434, 432, 6, dark),
    circle(510, 432, 6, dark),
    polygon(
      [
        [458, 516],
        [468, 516],
        [463, 552],
      ],
      light,
    ),
    polygon(
      [
        [482, 516],
        [492, 516],
        [487, 552],
      ],
      light,
    ),
  );
  return parts;
}
// The locomotive comes straight at you; the man sits on its nose.
function general(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear([
        [0, light],
        [1, film.palette.ground],
      ]),
    ),
  ];
  for (const [x, y, r] of [
    [500, 160, 150],
    [380, 110, 120],
    [640, 90, 140],
    [760, 150, 110],
    [260, 170, 110],
    [500, 60, 170],
    [860, 90, 90],
    [150, 90, 100],
  ] as const)
    parts.push(
      circle(x + 8, y + 10, r, darken(film.palette.ground, 0.3)),
      circle(x, y, r, '#fbf4e2'),
      stroke(
        `M${x - r * 0.5} ${y + r * 0.5}A${r * 0.7} ${r * 0.7} 0 0 0 ${x + r * 0.7} ${y}`,
        mix(dark, light, 0.55),
        5,
      ),
    );
  parts.push(
    polygon(
      [
        [440, 700],
        [560, 700],
        [900, 1200],
        [100, 1200],
      ],
      mix(shape, dark, 0.4),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      rect(420 - i * 66, 800 + i * 74, 160 + i * 132, 20 + i * 5, darken(accent, 0.45)),
    ),
    polygon(
      [
        [470, 700],
        [480, 700],
        [330, 1200],
        [280, 1200],
      ],
      light,
    ),
    polygon(
      [
        [520, 700],
        [530, 700],
        [720, 1200],
        [670, 1200],
      ],
      light,
    ),
  );
  parts.push(
    path('M430 330L404 200Q500 160 596 200L570 330Z', dark),
    rect(396, 190, 208, 30, accent),
    circle(500, 620, 304, dark),
    circle(500, 620, 262, shape),
    ring(500, 620, 262, accent, 14),
    ...Array.from({ length: 16 }, (_, i) =>
      circle(500 + Math.cos(i * 0.3927) * 286, 620 + Math.sin(i * 0.3927) * 286, 10, accent),
    ),
    circle(500, 620, 120, dark),
    circle(500, 620, 104, darken(shape, 0.25)),
    line(396, 620, 604, 620, accent, 10),
    rect(420, 290, 160, 110, dark, { rx: 12 }),
    circle(500, 346, 50, '#ffe9a8'),
    circle(500, 346, 78, '#ffe9a8', { opacity: 0.35 }),
  );
  parts.push(
    rect(170, 860, 660, 60, accent),
    rect(170, 860, 660, 12, light),
    polygon(
      [
        [300, 920],
        [700, 920],
        [820, 1130],
        [180, 1130],
      ],
      dark,
    ),
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => line(500 + i * 42, 924, 500 + i * 70, 1126, accent, 9)),
    ...[210, 790].map((x) => [circle(x, 890, 44, dark), circle(x, 890, 24, light)].join('')),
  );
  // the engineer: flat hat, long face, no smile
  parts.push(
    group(
      [
        stroke('M-30 30L-90 60L-86 150M30 30L90 60L86 150', dark, 34),
        path('M-60 40Q-64 -90 0 -100Q64 -90 60 40Z', light),
        path('M-60 40Q-64 -90 -20 -98L0 20L20 -98Q64 -90 60 40Z', dark),
        ellipse(0, -146, 40, 54, '#eed3b0'),
        rect(-62, -196, 124, 16, dark),
        rect(-40, -236, 80, 44, dark),
        rect(-40, -206, 80, 10, accent),
        circle(-14, -150, 5, dark),
        circle(14, -150, 5, dark),
        line(-12, -116, 12, -116, dark, 5),
        stroke('M-50 -60Q-90 -10 -40 14M50 -60Q90 -10 40 14', dark, 26),
      ],
      { transform: 'translate(500 830) scale(0.98)' },
    ),
  );
  return parts;
}
// A clerk hangs from a clock; the clock is the sun of the city.
function safety(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [];
  for (let i = 0; i < 7; i++) {
    const x = 40 + i * 140;
    const y = 900 - ((i * 71) % 260);
    parts.push(
      rect(x, y, 120, 400, mix(ground, dark, 0.25)),
      ...Array.from({ length: 12 }, (_, k) =>
        rect(x + 18 + (k % 3) * 34, y + 24 + Math.floor(k / 3) * 54, 18, 28, mix(ground, light, 0.5)),
      ),
    );
  }
  parts.push(
    rect(0, 1096, 1000, 100, mix(ground, dark, 0.55)),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      group(
        [rect(0, 0, 62, 24, i % 2 ? accent : dark, { rx: 8 }), rect(14, -14, 34, 18, i % 2 ? accent : dark, { rx: 6 })],
        { transform: `translate(${70 + i * 160} ${1116 + (i % 2) * 24})` },
      ),
    ),
  );
  parts.push(circle(590, 470, 350, dark), circle(590, 470, 322, light), ring(590, 470, 300, dark, 4));
  for (let i = 0; i < 12; i++)
    parts.push(
      write(nth(['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'], i), {
        face: 'bodoniBlack',
        size: 58,
        x: 0,
        y: 20,
        anchor: 'middle',
        fill: dark,
        more: {
          transform: `translate(${590 + Math.sin((i * Math.PI) / 6) * 250} ${470 - Math.cos((i * Math.PI) / 6) * 250})`,
        },
      }),
    );
  parts.push(
    group(
      [
        polygon(
          [
            [-16, 40],
            [0, -240],
            [16, 40],
          ],
          dark,
        ),
      ],
      { transform: 'translate(590 470) rotate(64)' },
    ),
    group(
      [
        polygon(
          [
            [-22, 40],
            [0, -360],
            [22, 40],
          ],
          accent,
        ),
      ],
      { transform: 'translate(590 470) rotate(206)' },
    ),
    circle(590, 470, 28, dark),
  );
  parts.push(
    group(
      [
        stroke('M-6 0Q-40 -80 -10 -160M16 0Q46 -80 10 -166', dark, 26),
        circle(-8, -172, 17, '#eed3b0'),
        circle(12, -178, 17, '#eed3b0'),
        ellipse(4, -14, 40, 48, '#eed3b0'),
        circle(-14, -16, 13, 'none', { stroke: dark, 'stroke-width': 5 }),
        circle(20, -16, 13, 'none', { stroke: dark, 'stroke-width': 5 }),
        path('M-36 -36Q0 -70 44 -36Q10 -46 -36 -36Z', dark),
        ellipse(4, 14, 10, 12, dark),
        path('M-44 30Q0 10 54 30L60 200H-46Z', dark),
        path('M-8 24L4 110L20 24Z', light),
        polygon(
          [
            [0, 30],
            [10, 30],
            [14, 96],
            [4, 110],
            [-2, 96],
          ],
          accent,
        ),
        stroke('M-20 200L-60 300L-30 380M30 200L80 280L130 330', dark, 38),
        path('M-60 376L-10 372L-4 400H-70ZM124 318L160 352L146 372L108 346Z', dark),
      ],
      { transform: 'translate(424 860) rotate(6) scale(1.02)' },
    ),
  );
  parts.push(
    group(
      [
        ellipse(0, 0, 70, 14, mix(light, accent, 0.4)),
        path('M-40 -4V-36Q0 -46 40 -36V-4Z', mix(light, accent, 0.4)),
        rect(-40, -16, 80, 10, dark),
      ],
      { transform: 'translate(250 1010) rotate(34)' },
    ),
  );
  return parts;
}
// The moon sees the rocket coming. It is not amused.
function moon(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [...dots(sheet.random, 90, [40, 40, 960, 1160], [2, 6], light, [0.6, 1])];
  for (const [x, y, r] of [
    [150, 200, 40],
    [860, 180, 30],
    [120, 620, 26],
    [900, 760, 34],
  ] as const)
    parts.push(star(x, y, r, accent, 5, 0.4));
  parts.push(
    circle(560, 520, 370, darken(shape, 0.4)),
    circle(545, 510, 362, shape),
    ...(
      [
        [330, 330, 44],
        [720, 300, 60],
        [790, 520, 36],
        [420, 780, 50],
        [660, 770, 34],
        [560, 230, 26],
      ] as const
    ).map(([x, y, r]) =>
      [circle(x, y, r, darken(shape, 0.16)), circle(x + 6, y + 7, r - 9, darken(shape, 0.06))].join(''),
    ),
  );
  parts.push(
    path('M630 470Q690 410 750 474Q690 520 630 470Z', '#fffaf0'),
    circle(684, 470, 24, dark),
    stroke('M612 420Q690 360 772 424', dark, 15),
    stroke('M560 450Q530 560 540 600Q560 630 600 612', dark, 11),
    path('M440 700Q540 650 650 706Q540 760 440 700Z', dark),
    path('M470 694Q540 676 620 700Q540 716 470 694Z', '#fffaf0'),
    circle(740, 620, 54, accent, { opacity: 0.4 }),
    circle(400, 640, 46, accent, { opacity: 0.4 }),
  );
  // the shell arrives in the other eye
  parts.push(
    stroke('M330 400Q400 360 470 410', dark, 15),
    path('M340 470Q400 420 480 470Q470 540 400 540Q340 530 340 470Z', dark),
    group(
      [
        path('M-60 -46H150Q260 -40 290 0Q260 40 150 46H-60Z', accent),
        rect(-60, -46, 40, 92, dark),
        ...[20, 80, 140].map((x) => circle(x, 0, 15, light)),
        rect(-90, -58, 30, 116, light),
        polygon(
          [
            [-90, -50],
            [-210, -90],
            [-150, -30],
            [-260, 0],
            [-150, 30],
            [-210, 90],
            [-90, 50],
          ],
          '#ffd98a',
        ),
      ],
      { transform: 'translate(230 700) rotate(-52)' },
    ),
    ...(
      [
        [500, 560],
        [350, 580],
        [470, 590],
      ] as const
    ).map(([x, y], i) =>
      path('M0 -26Q18 6 0 18Q-18 6 0 -26Z', '#fffaf0', { transform: `translate(${x} ${y}) scale(${1 - i * 0.2})` }),
    ),
  );
  parts.push(
    path('M0 1200V1080Q120 1000 260 1070T520 1050T780 1080T1000 1040V1200Z', dark),
    ...(
      [
        [200, 1066],
        [250, 1060],
        [300, 1068],
      ] as const
    ).map(([x, y]) =>
      group(
        [
          path('M-20 0Q-22 -70 0 -74Q22 -70 20 0Z', dark),
          circle(0, -86, 13, light),
          polygon(
            [
              [-20, -94],
              [20, -94],
              [0, -160],
            ],
            accent,
          ),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    ),
  );
  return parts;
}
// A face looking up; the fire is drawn with the same lines as her hair.
function joan(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const { random } = sheet;
  const parts = [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear([
        [0, mix(ground, light, 0.5)],
        [1, ground],
      ]),
    ),
  ];
  for (let i = 0; i < 60; i++) {
    const x = random.between(0, 1000);
    const hgt = random.between(260, 620) * (0.6 + Math.abs(x - 500) / 700);
    parts.push(
      path(
        `M${x - 46} 1220C${x - 60} ${1200 - hgt * 0.4} ${x + 40} ${1200 - hgt * 0.5} ${x - 6} ${1200 - hgt}C${x + 70} ${1200 - hgt * 0.6} ${x + 20} ${1200 - hgt * 0.3} ${x + 46} 1220Z`,
        mix(accent, i % 3 ? '#f2a33c' : dark, random.between(0.1, 0.6)),
        { opacity: 0.9 },
      ),
    );
  }
  parts.push(
    group(
      [
        path(
          'M-150 700C-120 560 -110 500 -150 430C-230 330 -240 150 -160 40C-90 -60 90 -80 180 20C230 80 240 150 236 210L262 290C268 310 250 322 234 326L236 368C240 384 224 392 224 400C232 416 226 428 214 436C214 480 190 500 150 500C110 500 90 510 90 560C90 620 130 660 150 700Z',
          light,
        ),
        path(
          'M-150 430C-230 330 -240 150 -160 40C-90 -60 90 -80 180 20C120 0 60 40 40 110C30 180 -20 190 -30 240C-60 230 -80 250 -76 290C-100 340 -130 380 -150 430Z',
          dark,
        ),
        stroke('M110 190Q160 160 214 186', dark, 12),
        path('M120 240Q170 200 220 236Q170 262 120 240Z', '#ffffff'),
        circle(186, 228, 15, dark),
        stroke('M116 242Q170 196 222 236', dark, 9),
        stroke('M170 400Q200 392 226 400', dark, 8),
        path('M176 300Q168 344 172 380', 'none', { stroke: '#7fb2c9', 'stroke-width': 9, 'stroke-linecap': 'round' }),
        circle(171, 388, 9, '#7fb2c9'),
        path('M90 560C90 620 130 660 150 700H-150C-120 560 -110 500 -150 430Q-60 560 90 500Z', darken(light, 0.2)),
      ],
      { transform: 'translate(480 330) rotate(-24) scale(1.22)' },
    ),
  );
  for (let i = 0; i < 26; i++) {
    const x = random.between(0, 1000);
    const hgt = random.between(120, 330);
    parts.push(
      path(
        `M${x - 40} 1220C${x - 50} ${1200 - hgt * 0.4} ${x + 34} ${1200 - hgt * 0.5} ${x - 6} ${1200 - hgt}C${x + 60} ${1200 - hgt * 0.6} ${x + 16} ${1200 - hgt * 0.3} ${x + 40} 1220Z`,
        i % 2 ? '#f2a33c' : accent,
      ),
    );
  }
  for (let i = 0; i < 50; i++)
    parts.push(
      circle(random.between(60, 940), random.between(100, 900), random.between(2, 6), accent, { opacity: 0.8 }),
    );
  return parts;
}
