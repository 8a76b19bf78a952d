// Films for children: one big friendly thing, flat colour, jumping letters on a coloured page.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import type { Face } from '../kit/fonts';
import { bouncing } from '../kit/lettering';
import { named, nth } from '../kit/list';
import { dots, hill, rays, star, toyEye } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf, upper } from '../kit/title';
import { capHeight, sizeToWidth, write } from '../kit/type';

const scenes = { robots, dinosaur, owl, rocket, castle, snail, monster };
const cheek = (x: number, y: number, r: number, c: string) => ellipse(x, y, r, r * 0.7, c, { opacity: 0.75 });

// Every line of the title jumps; lines share the box so that long titles stay large.
function jumpingTitle(
  sheet: Sheet,
  film: Film,
  {
    face,
    y,
    height,
    width = 880,
    colours,
    outline,
    outlineWidth = 22,
    cased = (text) => text,
  }: {
    face: Face;
    y: number;
    height: number;
    width?: number;
    colours: readonly string[];
    outline: string;
    outlineWidth?: number;
    cased?: (text: string) => string;
  },
) {
  const rows = linesOf(film, film.title.length > 9 ? 2 : 1).map(cased);
  const cap = capHeight(face, 1);
  let sizes = rows.map((t) => Math.min(sizeToWidth(t, face, width), 330));
  const total = sizes.reduce((s, v) => s + v * cap * 1.22, 0);
  sizes = sizes.map((s) => s * Math.min(1, height / total));
  let base = y;
  rows.forEach((t, i) => {
    base += nth(sizes, i) * cap * 1.1 + (i ? 16 : 0);
    sheet.add(
      bouncing(t, {
        face,
        size: nth(sizes, i),
        x: 500,
        y: base,
        colours: colours.slice(i).concat(colours),
        random: sheet.random,
        tilt: 5,
        hop: 0.035,
        outlineColour: outline,
        outlineWidth,
      }),
    );
  });
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { light, dark } = film.palette;
  named(scenes, variant)(sheet, film, false);
  sheet.add(rect(0, 1340, 1000, 160, dark));
  sheet.add(
    write(film.tagline, { face: 'baloo', size: 42, x: 500, y: 1396, anchor: 'middle', fill: light, max: 880 }),
    credits(film, { x: 500, y: 1436, width: 880, fill: light, size: 21, rows: 2 }),
  );
  sheet.finish = { grain: 0.028, paper: 0.4, shift: 1 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    hill(
      [
        [0, 800],
        [600, 740],
        [1300, 790],
        [2000, 720],
      ],
      2000,
      900,
      mix(ground, dark, 0.25),
    ),
  );
  const scene = sheet.layer(1000, 1500);
  named(scenes, variant)(scene, film, true);
  sheet.add(group(scene.body, { transform: 'translate(1010 -420) scale(0.95)' }));
  sheet.finish = { grain: 0.028, paper: 0.35 };
}

function robots(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide) sheet.add(rays(500, 900, 1400, 28, [mix(ground, light, 0.18), ground]));
  const bot = (x: number, y: number, s: number, body: string, face: string, kind: number) =>
    group(
      [
        ...(kind === 0
          ? [line(0, -330, 0, -420, dark, 12), circle(0, -430, 26, accent)]
          : kind === 1
            ? [
                line(-70, -330, -110, -410, dark, 12),
                line(70, -330, 110, -410, dark, 12),
                circle(-112, -416, 20, shape),
                circle(112, -416, 20, shape),
              ]
            : [path('M-60 -330Q0 -430 60 -330Z', accent)]),
        rect(-170, -330, 340, 250, body, { rx: kind === 1 ? 120 : 46 }),
        rect(-130, -290, 260, 150, face, { rx: 60 }),
        toyEye(-58, -220, 42, dark, 0.1),
        toyEye(58, -220, 42, dark, -0.1),
        stroke(kind === 2 ? 'M-30 -160Q0 -176 30 -160' : 'M-36 -168Q0 -140 36 -168', dark, 10),
        circle(-186, -206, 28, darken(body, 0.18)),
        circle(186, -206, 28, darken(body, 0.18)),
        rect(-140, -60, 280, 260, darken(body, 0.08), { rx: 36 }),
        circle(0, 60, 62, light),
        stroke('M-34 60L-8 60L6 26L20 92L34 60', accent, 9),
        ...[-90, 90].map((dx) => rect(dx - 30, 200, 60, 90, dark, { rx: 12 })),
        ...[-90, 90].map((dx) => rect(dx - 50, 270, 100, 46, body, { rx: 22 })),
        stroke('M-150 0Q-240 30 -230 130', darken(body, 0.2), 40),
        stroke(kind === 0 ? 'M150 0Q260 -40 250 -150' : 'M150 0Q240 30 230 130', darken(body, 0.2), 40),
        circle(-230, 146, 36, body),
        circle(kind === 0 ? 250 : 230, kind === 0 ? -166 : 146, 36, body),
        ...[-100, 100].map((dx) => circle(dx, -30, 10, dark)),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  sheet.add(
    ellipse(500, 1290, 620, 80, darken(ground, 0.14)),
    bot(190, 1080, 0.72, mix(shape, ground, 0.2), light, 2),
    bot(830, 1090, 0.68, '#7a5cd0', light, 1),
    bot(500, 990, 1.12, shape, light, 0),
  );
  if (!wide) jumpingTitle(sheet, film, { face: 'lilita', y: 40, height: 330, colours: [light, accent], outline: dark });
}
function dinosaur(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide)
    sheet.add(
      circle(770, 560, 150, light),
      hill(
        [
          [0, 1010],
          [300, 900],
          [620, 1010],
          [1000, 880],
        ],
        1000,
        1500,
        mix(ground, shape, 0.35),
      ),
    );
  // a long neck that goes round the page and comes back to smell a flower
  sheet.add(
    path(
      'M120 1350C60 1080 170 900 330 900C470 900 480 780 480 640C480 520 560 450 660 470C760 490 800 560 780 620C770 660 700 660 650 640C610 630 600 660 604 730C612 900 640 960 760 1010C880 1060 960 1180 990 1350Z',
      shape,
    ),
  );
  sheet.add(
    ...(
      [
        [270, 930],
        [330, 880],
        [400, 866],
        [460, 800],
        [470, 700],
        [486, 600],
        [530, 520],
        [600, 468],
      ] as const
    ).map(([x, y], i) =>
      path('M-38 20Q0 -70 38 20Z', accent, {
        transform: `translate(${x} ${y}) rotate(${nth([-40, -16, -20, -56, -86, -78, -50, -22], i)}) scale(${1.1 - i * 0.05})`,
      }),
    ),
  );
  sheet.add(
    path(
      'M120 1350C60 1080 170 900 330 900C470 900 480 780 480 640C480 520 560 450 660 470C760 490 800 560 780 620C770 660 700 660 650 640C610 630 600 660 604 730C612 900 640 960 760 1010C880 1060 960 1180 990 1350Z',
      shape,
    ),
    path('M300 1350Q320 1130 520 1120Q720 1140 740 1350Z', lighten(shape, 0.3)),
  );
  for (const [x, y, r] of [
    [240, 1040, 30],
    [200, 1130, 22],
    [300, 1010, 16],
    [830, 1150, 32],
    [880, 1240, 20],
    [540, 760, 18],
    [536, 840, 24],
    [780, 1090, 16],
  ] as const)
    sheet.add(circle(x, y, r, darken(shape, 0.14)));
  sheet.add(
    toyEye(664, 530, 34, dark, 0.4),
    stroke('M700 612Q740 622 772 596', dark, 9),
    circle(762, 560, 6, dark),
    cheek(690, 586, 22, accent),
    ...[190, 360, 720, 880].map((x) => path(`M${x - 70} 1370V1290Q${x} 1230 ${x + 70} 1290V1370Z`, darken(shape, 0.1))),
  );
  sheet.add(
    stroke('M880 1010Q884 860 850 720', '#2f7d4f', 12),
    ...Array.from({ length: 7 }, (_, i) =>
      ellipse(850, 664, 22, 46, i % 2 ? '#ffffff' : light, { transform: `rotate(${i * 51.4} 850 704)` }),
    ),
    circle(850, 704, 24, accent),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'bowlby',
      y: 44,
      height: 330,
      colours: [dark, accent],
      outline: light,
      outlineWidth: 18,
      cased: upper,
    });
}
function owl(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide)
    sheet.fill(
      sheet.linear([
        [0, dark],
        [1, ground],
      ]),
    );
  if (!wide)
    sheet.add(
      ...dots(sheet.random, 90, [0, 0, 1000, 1100], [2, 7], light),
      circle(500, 760, 420, accent),
      circle(
        500,
        760,
        420,
        sheet.radial(
          [
            [0.7, light, 0],
            [1, light, 0.5],
          ],
          500,
          760,
          420,
        ),
      ),
    );
  const body = 'M250 1240C190 900 240 560 500 540C760 560 810 900 750 1240Z';
  sheet.add(path('M262 640L240 470L380 560ZM738 640L760 470L620 560Z', shape), path(body, shape));
  for (let r = 0; r < 6; r++)
    for (let i = 0; i < 6; i++)
      sheet.add(
        path('M-34 -20Q0 66 34 -20Z', mix(light, shape, 0.2 + r * 0.12), {
          transform: `translate(${340 + i * 64 + (r % 2) * 32 - 16} ${900 + r * 60})`,
        }),
      );
  sheet.add(
    path(
      'M250 1240C170 1100 180 880 250 760C310 900 330 1100 300 1240ZM750 1240C830 1100 820 880 750 760C690 900 670 1100 700 1240Z',
      darken(shape, 0.22),
    ),
    circle(400, 700, 128, light),
    circle(600, 700, 128, light),
    circle(410, 706, 88, dark),
    circle(590, 706, 88, dark),
    circle(410, 706, 88, 'none', { stroke: accent, 'stroke-width': 18 }),
    circle(590, 706, 88, 'none', { stroke: accent, 'stroke-width': 18 }),
    circle(440, 676, 26, '#ffffff'),
    circle(620, 676, 26, '#ffffff'),
    path('M460 780Q500 760 540 780L500 860Z', '#f28c28'),
  );
  // in one hand a torch, on the branch the others listen
  sheet.add(
    path('M-20 1230Q300 1190 520 1224T1020 1200V1290Q700 1250 500 1280T-20 1300Z', '#4a2f27'),
    ...[420, 460, 540, 580].map((x) => ellipse(x, 1232, 16, 30, '#f28c28')),
    ...(
      [
        [110, 1196, '#e8765a'],
        [200, 1188, '#7fb069'],
        [840, 1190, '#7cc8ea'],
        [920, 1184, '#e8765a'],
      ] as const
    ).map(([x, y, c]) =>
      group(
        [
          circle(0, -46, 46, c),
          circle(-14, -56, 9, dark),
          circle(14, -56, 9, dark),
          polygon(
            [
              [-8, -42],
              [8, -42],
              [0, -28],
            ],
            '#f7b801',
          ),
          path('M-40 -40Q-60 -20 -30 0Z', darken(c, 0.2)),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    ),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'baloo',
      y: 50,
      height: 330,
      colours: [light, accent],
      outline: dark,
      outlineWidth: 26,
    });
}
function rocket(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide)
    sheet.fill(
      sheet.linear([
        [0, dark],
        [0.6, ground],
        [1, mix(ground, accent, 0.5)],
      ]),
    );
  if (!wide) {
    sheet.add(...dots(sheet.random, 80, [0, 0, 1000, 1200], [2, 7], light));
    for (const [x, y, r, c] of [
      [140, 640, 70, accent],
      [880, 560, 46, shape],
      [850, 950, 100, '#f2b632'],
    ] as const)
      sheet.add(
        circle(x, y, r, c),
        circle(x - r * 0.2, y - r * 0.2, r * 0.6, lighten(c, 0.15)),
        ellipse(x, y, r * 1.7, r * 0.32, 'none', {
          stroke: light,
          'stroke-width': 8,
          transform: `rotate(-18 ${x} ${y})`,
        }),
      );
  }
  // the rocket is a milk carton, flown by a cat
  const smoke = [
    [500, 1290, 130],
    [360, 1320, 110],
    [640, 1330, 120],
    [230, 1360, 110],
    [780, 1370, 120],
    [500, 1380, 150],
    [100, 1400, 110],
    [910, 1400, 110],
  ] as const;
  sheet.add(
    polygon(
      [
        [420, 1090],
        [580, 1090],
        [540, 1260],
        [500, 1340],
        [460, 1260],
      ],
      '#ffd23f',
    ),
    polygon(
      [
        [450, 1090],
        [550, 1090],
        [500, 1250],
      ],
      '#ff7a3c',
    ),
    ...smoke.map(([x, y, r]) => circle(x, y, r, '#ffffff')),
    ...smoke.map(([x, y, r]) => circle(x - r * 0.2, y + r * 0.25, r * 0.6, mix('#ffffff', ground, 0.14))),
  );
  sheet.add(
    group(
      [
        polygon(
          [
            [-150, -40],
            [-260, 190],
            [-150, 160],
          ],
          accent,
        ),
        polygon(
          [
            [150, -40],
            [260, 190],
            [150, 160],
          ],
          accent,
        ),
        rect(-160, -420, 320, 600, '#ffffff', { rx: 10 }),
        rect(60, -420, 100, 600, mix('#ffffff', ground, 0.15)),
        polygon(
          [
            [-160, -420],
            [0, -560],
            [160, -420],
          ],
          shape,
        ),
        rect(-110, -640, 220, 84, shape, { rx: 8 }),
        rect(-160, 60, 320, 120, shape),
        write('MILK', { face: 'baloo', size: 96, x: 0, y: 152, anchor: 'middle', fill: '#ffffff' }),
        circle(0, -180, 128, dark),
        circle(0, -180, 112, mix(ground, light, 0.6)),
        circle(0, -160, 78, '#f28c3a'),
        polygon(
          [
            [-72, -190],
            [-66, -270],
            [-20, -226],
          ],
          '#f28c3a',
        ),
        polygon(
          [
            [72, -190],
            [66, -270],
            [20, -226],
          ],
          '#f28c3a',
        ),
        toyEye(-30, -172, 20, dark),
        toyEye(30, -172, 20, dark),
        path('M-10 -144H10L0 -132Z', dark),
        stroke('M-70 -140L-110 -150M-70 -128L-110 -124M70 -140L110 -150M70 -128L110 -124', dark, 5),
        path('M-112 -180A112 112 0 0 1 -60 -276', 'none', {
          stroke: '#ffffff',
          'stroke-width': 14,
          'stroke-linecap': 'round',
        }),
      ],
      { transform: 'translate(500 920) rotate(7)' },
    ),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'lilita',
      y: 40,
      height: 300,
      colours: ['#ffffff', '#ffd23f', accent],
      outline: dark,
    });
}
// A pop-up book: the castle stands up out of the page.
function castle(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide)
    sheet.add(
      ...(
        [
          [150, 560],
          [830, 500],
          [620, 420],
        ] as const
      ).map(([x, y], i) =>
        group(
          [
            circle(-50, 0, 44, light),
            circle(0, -26, 58, light),
            circle(56, 0, 46, light),
            rect(-90, 0, 184, 44, light, { rx: 22 }),
          ],
          { transform: `translate(${x} ${y}) scale(${1 - i * 0.2})` },
        ),
      ),
    );
  const tower = (x: number, w: number, top: number, base: number, roof: string, tone: string) =>
    [
      rect(x - w / 2 + 12, top + 14, w, base - top, darken(ground, 0.2), { opacity: 0.5 }),
      rect(x - w / 2, top, w, base - top, tone),
      rect(x + w * 0.16, top, w * 0.34, base - top, darken(tone, 0.12)),
      polygon(
        [
          [x - w * 0.62, top],
          [x, top - w * 1.25],
          [x + w * 0.62, top],
        ],
        roof,
      ),
      polygon(
        [
          [x, top - w * 1.25],
          [x + w * 0.62, top],
          [x + w * 0.1, top],
        ],
        darken(roof, 0.16),
      ),
      line(x, top - w * 1.25, x, top - w * 1.25 - 66, dark, 6),
      path(`M${x} ${top - w * 1.25 - 64}l64 20l-64 22Z`, accent),
      path(`M${x - 20} ${top + 120}v-40q20 -34 40 0v40Z`, dark),
    ].join('');
  sheet.add(
    tower(250, 130, 860, 1180, accent, shape),
    tower(760, 130, 820, 1180, accent, shape),
    tower(380, 150, 760, 1200, mix(accent, dark, 0.3), lighten(shape, 0.12)),
    tower(640, 140, 700, 1200, mix(accent, dark, 0.3), lighten(shape, 0.12)),
    tower(510, 190, 690, 1210, accent, lighten(shape, 0.25)),
  );
  sheet.add(
    rect(330, 960, 360, 260, lighten(shape, 0.12)),
    ...[0, 1, 2, 3, 4].map((i) => rect(330 + i * 80, 930, 44, 40, lighten(shape, 0.12))),
    path('M450 1220V1090Q510 1010 570 1090V1220Z', dark),
    ...[470, 510, 550].map((x) => line(x, 1060, x, 1220, accent, 6)),
    line(454, 1110, 566, 1110, accent, 6),
  );
  // the dragon sleeps round it, tail over the fold
  sheet.add(
    path(
      'M120 1230Q60 1120 160 1080Q250 1060 270 1140Q330 1250 520 1230T860 1180Q930 1130 900 1060Q980 1130 930 1210Q860 1310 520 1310T120 1230Z',
      '#58b368',
    ),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      polygon(
        [
          [320 + i * 90, 1226 - i * 4],
          [356 + i * 90, 1180 - i * 6],
          [392 + i * 90, 1222 - i * 5],
        ],
        '#f2b632',
      ),
    ),
    stroke('M150 1136q20 14 40 0', dark, 8),
    circle(220, 1170, 7, dark),
    circle(246, 1162, 7, dark),
    polygon(
      [
        [150, 1090],
        [160, 1040],
        [190, 1082],
      ],
      '#f2b632',
    ),
    ...['z', 'z'].map((z, i) =>
      write(z, { face: 'baloo', size: 80 - i * 20, x: 80 - i * 30, y: 1040 - i * 66, fill: light }),
    ),
  );
  sheet.add(
    path('M0 1300Q250 1230 500 1300Q750 1230 1000 1300V1400Q750 1330 500 1400Q250 1330 0 1400Z', '#fffaf0'),
    path('M500 1300V1400Q250 1330 0 1400V1372Q250 1310 500 1372Z', '#e3d8c4'),
    line(500, 1300, 500, 1400, '#c9bba2', 5),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'lilita',
      y: 40,
      height: 320,
      colours: [dark, accent],
      outline: light,
      outlineWidth: 16,
    });
}
function snail(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide) for (let i = 0; i < 8; i++) sheet.add(rect(0, 520 + i * 40, 1000, 5, mix(ground, light, 0.4)));
  sheet.add(
    hill(
      [
        [0, 1160],
        [400, 1130],
        [1000, 1170],
      ],
      1000,
      1500,
      '#63b35c',
    ),
    rect(0, 1200, 1000, 200, '#d98e5f'),
    ...[0, 1, 2].map((i) => rect(0, 1220 + i * 50, 1000, 6, '#ffffff', { opacity: 0.7 })),
  );
  const spiral = Array.from({ length: 70 }, (_, i): Point => {
    const a = i * 0.27;
    const r = 250 - i * 3.4;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  sheet.add(
    group(
      [
        path(
          'M-430 120Q-440 40 -340 60H200Q300 60 330 -60Q340 -130 420 -120Q500 -100 480 -10Q450 140 250 140H-380Z',
          lighten(shape, 0.35),
        ),
        circle(-20, -130, 270, accent),
        stroke(`M${spiral.map((p) => p.map((v) => v.toFixed(0)).join(' ')).join('L')}`, light, 30, {
          transform: 'translate(-20 -130)',
        }),
        stroke('M410 -110L380 -250M450 -110L490 -240', lighten(shape, 0.35), 24),
        toyEye(378, -262, 40, dark, 0.4),
        toyEye(496, -252, 40, dark, 0.4),
        stroke('M410 -10Q450 14 476 -24', dark, 10),
        cheek(396, -40, 24, accent),
        circle(-20, -130, 100, '#ffffff'),
        write('7', { face: 'bowlby', size: 150, x: -20, y: -76, anchor: 'middle', fill: dark }),
        path('M330 -200Q400 -300 480 -210Z', shape),
        rect(330, -212, 200, 20, shape, { rx: 8 }),
      ],
      { transform: 'translate(450 1060) scale(0.98)' },
    ),
  );
  for (const [x, y, l] of [
    [60, 880, 180],
    [20, 960, 130],
    [80, 1040, 90],
  ] as const)
    sheet.add(line(x, y, x + l, y, light, 14, { 'stroke-linecap': 'round' }));
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'bowlby',
      y: 44,
      height: 320,
      colours: [light, '#ffd23f'],
      outline: dark,
      cased: upper,
    });
}
// Under the bed lives someone who is afraid of us.
function monster(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide) {
    for (let i = 0; i < 9; i++)
      for (let k = 0; k < 8; k++)
        sheet.add(star(60 + i * 115 + (k % 2) * 56, 440 + k * 60, 10, mix(ground, light, 0.25)));
  }
  sheet.add(
    rect(60, 560, 46, 520, '#8a5a3c', { rx: 18 }),
    rect(894, 660, 46, 420, '#8a5a3c', { rx: 18 }),
    path('M100 760Q110 680 200 680H900V900H100Z', light),
    path('M330 700Q420 650 520 690T760 680Q880 670 900 740V910H300Z', accent),
    ...[0, 1, 2, 3, 4].map((i) => circle(400 + i * 110, 790 + (i % 2) * 50, 26, mix(accent, '#ffffff', 0.5))),
    path('M120 720Q130 640 220 650Q300 660 300 740Q280 800 160 780Z', '#ffffff'),
    circle(250, 690, 66, '#f6c79f'),
    path('M188 680Q200 600 270 620Q330 650 312 700Q280 660 188 680Z', '#5a2d1d'),
    circle(270, 700, 6, dark),
    stroke('M250 722Q266 732 282 722', dark, 5),
    rect(60, 890, 880, 60, '#a86d48'),
  );
  sheet.add(rect(90, 950, 820, 330, dark), rect(0, 1270, 1000, 90, '#c9865a'));
  const fur = Array.from({ length: 41 }, (_, i): Point => {
    const a = Math.PI + (i / 40) * Math.PI;
    const r = i % 2 ? 330 : 366;
    return [500 + Math.cos(a) * r, 1290 + Math.sin(a) * r * 0.84];
  });
  sheet.add(
    polygon([...fur, [500, 1300]], shape),
    toyEye(400, 1120, 66, dark, -0.3, -0.4),
    toyEye(560, 1110, 86, dark, -0.3, -0.4),
    stroke('M420 1226Q450 1206 480 1226T540 1226T600 1226', dark, 12),
    polygon(
      [
        [446, 1220],
        [466, 1216],
        [458, 1246],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [560, 1222],
        [582, 1226],
        [568, 1250],
      ],
      '#ffffff',
    ),
    polygon(
      [
        [300, 1060],
        [270, 970],
        [360, 1010],
      ],
      accent,
    ),
    polygon(
      [
        [700, 1060],
        [730, 970],
        [640, 1010],
      ],
      accent,
    ),
    group(
      [
        rect(-40, -60, 80, 90, '#c98d63', { rx: 30 }),
        circle(0, -80, 44, '#c98d63'),
        circle(-30, -116, 17, '#c98d63'),
        circle(30, -116, 17, '#c98d63'),
        circle(-14, -84, 5, dark),
        circle(14, -84, 5, dark),
      ],
      { transform: 'translate(760 1250) rotate(12)' },
    ),
    ellipse(740, 1240, 60, 34, shape),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'baloo',
      y: 40,
      height: 330,
      colours: [light, accent],
      outline: dark,
      outlineWidth: 24,
    });
}
