// The opera season: every work is one symbol under the same proscenium arch, in two inks on a coloured wall.
import type { Film } from '../film';
import { darken, lighten, mix } from '../kit/colour';
import { named } from '../kit/list';
import { dots, hill } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, type Point, path, polygon, rect, ring, stroke } from '../kit/svg';
import { setTitle } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';

const symbols = { rose, crown, cage, mask, tower, ship };
const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`;

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, light, dark } = film.palette;
  const w = wordsFor(film);
  sheet.fill(ground);
  sheet.add(path(arch(110, 100, 780, 970), accent), path(arch(128, 118, 744, 952), dark));
  const inside = sheet.clip(path(arch(128, 118, 744, 952)));
  sheet.add(
    group(
      [
        path(
          arch(128, 118, 744, 952),
          sheet.linear([
            [0, shape],
            [1, darken(shape, 0.35)],
          ]),
        ),
        ...named(symbols, variant)(sheet, film),
      ],
      { 'clip-path': inside },
    ),
  );
  sheet.add(rect(70, 1062, 860, 16, accent));
  sheet.add(
    write('CANDELA OPERA', { face: 'josefinSemi', size: 22, x: 70, y: 62, track: 0.3, fill: light }),
    write(`${w.season} 26 / 27`.toUpperCase(), {
      face: 'josefinSemi',
      size: 22,
      x: 930,
      y: 62,
      anchor: 'end',
      track: 0.3,
      fill: light,
    }),
  );
  const t = setTitle(film, {
    face: 'bodoniItalic',
    x: 500,
    y: 1216,
    from: 'middle',
    anchor: 'middle',
    width: 860,
    height: 190,
    lines: 2,
    leading: 0.92,
    limit: 190,
    track: -0.02,
    fill: light,
  });
  sheet.add(t.svg);
  sheet.add(
    write(film.tagline.toUpperCase(), {
      face: 'josefinSemi',
      size: 24,
      x: 500,
      y: 1364,
      anchor: 'middle',
      track: 0.28,
      fill: accent,
      max: 860,
    }),
  );
  sheet.add(
    write(film.cast.join('  ·  '), {
      face: 'cormorantItalic',
      size: 36,
      x: 500,
      y: 1412,
      anchor: 'middle',
      fill: light,
      max: 860,
    }),
  );
  sheet.add(
    write(`${w.conductor} ${film.crew.composer}   ${w.staging} ${film.directors[0]}   ${w.live}`.toUpperCase(), {
      face: 'josefin',
      size: 19,
      x: 500,
      y: 1454,
      anchor: 'middle',
      track: 0.12,
      fill: light,
      max: 860,
    }),
  );
  sheet.finish = { grain: 0.05, paper: 0.55, specks: 0.06, shift: 1 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { shape, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, shape],
      [1, darken(shape, 0.4)],
    ]),
  );
  sheet.add(group(named(symbols, variant)(sheet, film), { transform: 'translate(880 -230) scale(1.06)' }));
  sheet.add(
    rect(
      0,
      0,
      1100,
      900,
      sheet.linear(
        [
          [0, dark, 0.75],
          [1, dark, 0],
        ],
        0,
      ),
    ),
  );
  sheet.finish = { grain: 0.05, paper: 0.5, specks: 0.04 };
}

// A rose whose stem is a dagger.
function rose(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [circle(500, 420, 330, mix(film.palette.shape, light, 0.16))];
  for (let ringIndex = 0; ringIndex < 5; ringIndex++) {
    const n = 8 - ringIndex;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + ringIndex * 0.4;
      const r = 150 - ringIndex * 32;
      const [x, y] = [500 + Math.cos(a) * r, 400 + Math.sin(a) * r * 0.9];
      const size = 112 - ringIndex * 15;
      parts.push(
        circle(x, y, size, mix(ground, dark, 0.35 - ringIndex * 0.05)),
        circle(
          x + Math.cos(a) * -7,
          y + Math.sin(a) * -7 - 3,
          size - 7,
          mix(ground, lighten(ground, 0.25), ringIndex * 0.2),
        ),
      );
    }
  }
  parts.push(stroke('M500 400q-34 -22 -10 -46q40 -14 48 26q-6 50 -62 36q-44 -30 -16 -84', dark, 6));
  parts.push(
    path('M484 560H516V700H484Z', dark),
    path('M372 690Q500 660 628 690L622 728Q500 706 378 728Z', accent),
    circle(372, 708, 26, accent),
    circle(628, 708, 26, accent),
    polygon(
      [
        [464, 726],
        [536, 726],
        [500, 1048],
      ],
      light,
    ),
    polygon(
      [
        [500, 726],
        [536, 726],
        [500, 1048],
      ],
      mix(light, dark, 0.28),
    ),
  );
  parts.push(
    path('M500 620Q580 560 670 600Q610 670 500 650Z', dark),
    path('M500 590Q420 520 330 560Q390 640 500 620Z', dark),
  );
  for (const [x, y] of [
    [500, 1066],
    [520, 1010],
    [474, 980],
  ] as const)
    parts.push(path(`M${x} ${y - 26}Q${x + 18} ${y + 4} ${x} ${y + 14}Q${x - 18} ${y + 4} ${x} ${y - 26}Z`, ground));
  return parts;
}
// A crown going under: the sea is cut in strips of paper.
function crown(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const { random } = sheet;
  const parts = [circle(690, 300, 110, light)];
  parts.push(
    group(
      [
        path('M-190 120L-230 -110L-120 0L-70 -170L0 -20L70 -170L120 0L230 -110L190 120Z', accent),
        rect(-190, 110, 380, 64, darken(accent, 0.2)),
        ...[-230, -70, 70, 230].map((x, i) => circle(x, i % 3 ? -184 : -124, 22, light)),
        ...[-120, 0, 120].map((x) => circle(x, 142, 16, ground)),
      ],
      { transform: 'translate(480 560) rotate(-16) scale(1.12)' },
    ),
  );
  for (let i = 0; i < 7; i++) {
    const y = 700 + i * 60;
    const pts = Array.from(
      { length: 17 },
      (_, k): Point => [k * 130 - 1060, y + (k % 2 ? -34 : 26) * random.between(0.6, 1.2)],
    );
    parts.push(
      hill(
        pts.map(([x, yy]) => [x + (i % 2) * 60, yy + 8]),
        1000,
        1100,
        darken(dark, 0.3),
        { opacity: 0.4 },
      ),
      hill(
        pts.map(([x, yy]) => [x + (i % 2) * 60, yy]),
        1000,
        1100,
        i % 2 ? mix(ground, dark, 0.2 + i * 0.09) : mix(mix(ground, light, 0.26), dark, i * 0.1),
      ),
    );
  }
  return parts;
}
// A cage whose bars are the strings of a harp; the bird has just left.
function cage(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [circle(500, 560, 360, mix(film.palette.shape, light, 0.12))];
  for (let i = -5; i <= 5; i++)
    parts.push(stroke(`M500 250C${500 + i * 50} 290 ${500 + i * 54} 420 ${500 + i * 52} 860`, accent, i % 5 ? 5 : 11));
  parts.push(
    ellipse(500, 860, 270, 34, dark),
    ellipse(500, 852, 270, 30, accent),
    ellipse(500, 560, 266, 26, 'none', { stroke: accent, 'stroke-width': 9 }),
    ring(500, 222, 30, accent, 10),
    line(500, 120, 500, 196, accent, 6),
    stroke('M420 700H580M440 700V610M560 700V610', dark, 6),
  );
  parts.push(
    group(
      [
        path('M-150 -10Q-60 -120 60 -60L150 -160Q150 -40 70 20Q20 70 -60 56L-170 90L-110 30Z', light),
        path('M-40 -30Q10 -180 120 -230Q110 -100 40 10Z', mix(light, dark, 0.14)),
        circle(96, -84, 8, dark),
        polygon(
          [
            [140, -150],
            [196, -166],
            [150, -120],
          ],
          ground,
        ),
      ],
      { transform: 'translate(690 400) rotate(-14) scale(1.05)' },
    ),
  );
  for (const [x, y, t] of [
    [360, 980, 20],
    [520, 1010, -30],
    [640, 960, 60],
  ] as const)
    parts.push(path('M0 -46Q18 0 0 50Q-18 0 0 -46Z', light, { transform: `translate(${x} ${y}) rotate(${t})` }));
  return parts;
}
// Half a mask, half a face, and a tear that is a pearl.
function mask(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const face =
    'M500 250C360 250 290 350 296 500C302 680 400 850 500 890C600 850 698 680 704 500C710 350 640 250 500 250Z';
  const left = sheet.clip(rect(0, 0, 500, 1200));
  const feather = (a: number, l: number, tone: string) =>
    path(`M0 0Q${l * 0.2} ${-l * 0.5} 0 ${-l}Q${-l * 0.2} ${-l * 0.5} 0 0Z`, tone, {
      transform: `translate(410 350) rotate(${a})`,
    });
  return [
    ...Array.from({ length: 11 }, (_, i) => feather(-70 + i * 12, 330 - Math.abs(i - 5) * 18, i % 2 ? accent : ground)),
    path(face, light),
    group(
      [
        path(face, accent),
        path(
          'M296 500C302 680 400 850 500 890V250C360 250 290 350 296 500Z',
          sheet.linear(
            [
              [0, lighten(accent, 0.3)],
              [1, darken(accent, 0.2)],
            ],
            30,
          ),
        ),
      ],
      { 'clip-path': left },
    ),
    path('M340 500Q410 430 470 520Q400 560 340 500Z', dark),
    path('M530 520Q590 440 660 500Q600 560 530 520Z', mix(light, dark, 0.12)),
    circle(598, 506, 22, dark),
    stroke('M530 516Q592 452 662 498', dark, 9),
    stroke('M528 440Q600 390 676 430', dark, 12),
    stroke('M500 500V650Q500 680 530 676', mix(light, dark, 0.4), 7),
    path('M440 750Q500 720 566 750Q500 800 440 750Z', ground),
    stroke('M436 750Q500 762 570 748', dark, 5),
    line(500, 250, 500, 890, dark, 4),
    ...[0, 1, 2, 3].map((i) => circle(360 + i * 8, 560 + i * 44, 8, ground)),
    stroke('M322 430Q400 380 476 430', ground, 8),
    circle(606, 600, 17, '#ffffff'),
    circle(601, 595, 5, light),
    path('M430 884Q500 930 570 884L640 1100H360Z', darken(light, 0.16)),
    path('M200 1100Q260 980 420 980Q500 1060 580 980Q740 980 800 1100Z', ground),
  ];
}
// A tower with one lit window, and a moon so large it is a second stage.
function tower(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [
    ...dots(sheet.random, 70, [120, 120, 880, 700], [1, 4], light),
    circle(590, 480, 260, light),
    circle(540, 430, 34, mix(light, dark, 0.1)),
    circle(680, 520, 52, mix(light, dark, 0.1)),
    circle(600, 620, 28, mix(light, dark, 0.1)),
  ];
  parts.push(
    hill(
      [
        [0, 860],
        [260, 760],
        [480, 840],
        [760, 740],
        [1000, 820],
      ],
      1000,
      1100,
      mix(ground, dark, 0.35),
    ),
  );
  parts.push(
    polygon(
      [
        [360, 1100],
        [390, 420],
        [510, 420],
        [540, 1100],
      ],
      dark,
    ),
    rect(372, 380, 156, 50, dark),
    ...[0, 1, 2, 3].map((i) => rect(372 + i * 43, 350, 26, 40, dark)),
    polygon(
      [
        [386, 352],
        [450, 190],
        [514, 352],
      ],
      ground,
    ),
    line(450, 196, 450, 130, accent, 4),
    path('M450 132Q500 140 530 126Q510 156 530 172Q490 176 450 166Z', accent),
  );
  parts.push(
    path('M424 560V510Q450 478 476 510V560Z', accent),
    path('M440 560Q436 524 450 520Q464 524 460 560Z', dark),
    circle(450, 514, 9, dark),
  );
  parts.push(
    stroke('M474 548Q560 600 548 700T600 860Q610 920 560 990', accent, 9),
    hill(
      [
        [0, 1010],
        [300, 930],
        [560, 990],
        [1000, 900],
      ],
      1000,
      1100,
      darken(dark, 0.3),
    ),
  );
  parts.push(
    group(
      [
        path('M-24 0Q-26 -80 0 -84Q26 -80 24 0Z', ground),
        circle(0, -104, 20, light),
        stroke('M14 -66L36 -130', ground, 12),
      ],
      { transform: 'translate(540 990)' },
    ),
  );
  return parts;
}
// A ship whose sail is a love letter.
function ship(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [circle(320, 360, 130, accent)];
  for (let i = 0; i < 5; i++)
    parts.push(stroke(`M${140 + i * 40} ${250 + i * 56}q60 -24 120 0t120 0`, mix(film.palette.shape, light, 0.3), 5));
  parts.push(
    group(
      [
        line(0, -560, 0, 20, dark, 16),
        path('M16 -540Q250 -470 250 -270Q230 -130 16 -70Z', light),
        path('M16 -540Q150 -420 130 -300Q120 -180 16 -70Z', mix(light, dark, 0.12)),
        stroke(
          'M70 -440q60 20 110 60M66 -390q70 20 130 66M66 -340q70 14 130 50M66 -290q60 10 120 34M66 -240q40 6 80 18',
          ground,
          6,
        ),
        circle(190, -196, 30, ground),
        path('M-16 -520Q-200 -420 -230 -130Q-120 -170 -16 -120Z', mix(light, dark, 0.06)),
        path('M-300 0Q-240 150 -60 150H120Q260 140 320 -20Q0 30 -300 0Z', dark),
        stroke('M-270 40Q0 80 290 30', accent, 7),
        path('M0 -560L-90 -590L0 -620Z', ground),
      ],
      { transform: 'translate(500 800) rotate(-5) scale(0.98)' },
    ),
  );
  for (let i = 0; i < 5; i++) {
    const y = 880 + i * 60;
    parts.push(
      path(
        `${Array.from(
          { length: 11 },
          (_, k) => `${k ? 'A' : `M${-60 - (i % 2) * 60} ${y}A`}62 62 0 0 0 ${-60 - (i % 2) * 60 + (k + 1) * 120} ${y}`,
        ).join('')}V1200H-100Z`,
        mix(ground, dark, i * 0.2),
      ),
    );
  }
  return parts;
}
