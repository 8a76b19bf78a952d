// One object that is two things at once, after the Polish poster school.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import { named, nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, curve, ellipse, group, line, path, polygon, rect, ring, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

const draw = { umbrellas, egg, key };

export function poster(sheet: Sheet, film: Film, variant: string) {
  named(draw, variant)(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(ground);
  if (variant === 'umbrellas') {
    rain(sheet, film, 260);
    sheet.add(group(heart(film), { transform: 'translate(940 -80) scale(0.86)' }));
  }
  if (variant === 'egg') {
    sheet.fill(accent);
    sheet.add(group(pan(film), { transform: 'translate(890 -150) scale(0.95)' }));
  }
  if (variant === 'key') {
    glowSky(sheet, film);
    sheet.add(
      circle(1400, 250, 330, shape, { opacity: 0.1 }),
      circle(1400, 250, 470, shape, { opacity: 0.06 }),
      group(keyCity(film), { transform: 'translate(1040 -20) scale(0.72)' }),
      path('M0 850Q480 780 1000 836T2000 810V900H0Z', dark),
    );
  }
  sheet.finish = { grain: 0.04, paper: 0.5 };
}

function rain(sheet: Sheet, film: Film, count: number) {
  const { w, h, random } = sheet;
  let d = '';
  for (let i = 0; i < count; i++) {
    const [x, y, l] = [random.between(-60, w), random.between(-40, h), random.between(24, 64)];
    d += `M${x.toFixed(0)} ${y.toFixed(0)}l${(-l * 0.22).toFixed(0)} ${l.toFixed(0)}`;
  }
  sheet.add(stroke(d, film.palette.accent, 3, { opacity: 0.5 }));
}

// Two umbrellas leaning together make a heart; their handles make two people.
function heart(film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  const umbrella = (fill: string) => [
    path(
      'M0 -300C170 -300 290 -170 300 0C262 -36 214 -36 176 0C138 -36 100 -36 62 0H-62C-100 -36 -138 -36 -176 0C-214 -36 -262 -36 -300 0C-290 -170 -170 -300 0 -300Z',
      fill,
    ),
    stroke(
      'M0 -300C-60 -220 -64 -80 -62 0M0 -300C60 -220 64 -80 62 0M0 -300C-130 -240 -170 -110 -176 0M0 -300C130 -240 170 -110 176 0',
      darken(fill, 0.22),
      4,
    ),
    line(0, -340, 0, -300, dark, 9),
    line(0, -6, 0, 330, dark, 10),
  ];
  return [
    path(
      'M500 960C330 800 130 640 130 430C130 290 230 210 330 210C420 210 480 270 500 330C520 270 580 210 670 210C770 210 870 290 870 430C870 640 670 800 500 960Z',
      ground,
      { opacity: 0 },
    ),
    group(umbrella(accent), { transform: 'translate(672 470) rotate(42) scale(0.98)' }),
    group(umbrella(shape), { transform: 'translate(328 470) rotate(-42) scale(0.98)' }),
  ];
}

function umbrellas(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(ground);
  rain(sheet, film, 150);
  // the heart itself, cut into a left and a right canopy
  const left = 'M500 905C390 800 120 660 108 440C102 300 210 215 320 220C420 224 480 280 500 350Z';
  const right = 'M500 905C610 800 880 660 892 440C898 300 790 215 680 220C580 224 520 280 500 350Z';
  sheet.add(path(left, shape), path(right, accent));
  const ribs = (m: number) =>
    stroke(
      [0, 1, 2]
        .map(
          (i) =>
            `M${500 + m * 190} 226C${500 + m * (340 - i * 120)} ${360 + i * 30} ${500 + m * (250 - i * 95)} ${600 + i * 60} ${500 + m * (250 - i * 92)} ${735 + i * 62}`,
        )
        .join(''),
      '#00000033',
      5,
    );
  sheet.add(ribs(-1), ribs(1));
  sheet.add(line(310, 222, 296, 176, dark, 9), line(690, 222, 704, 176, dark, 9));
  // scalloped lower edges open the heart into two umbrellas
  for (const m of [-1, 1])
    for (let i = 0; i < 4; i++) {
      const t = (i + 0.5) / 4;
      const x = 500 + m * (370 - t * 350);
      const y = 610 + t * 282;
      sheet.add(circle(x, y + 44, 58, ground));
    }
  const person = (x: number, flip: number, coat: string) =>
    group(
      [
        line(-4, -470, 30, -120, dark, 9),
        path('M-52 200Q-60 -70 0 -84Q60 -70 52 200Z', coat),
        circle(0, -122, 42, '#f0c7a2'),
        path('M-46 -120Q-50 -176 0 -174Q50 -176 46 -116Q20 -150 -46 -120Z', dark),
        stroke('M20 -40Q60 -60 34 -130', coat, 26),
        rect(-34, 198, 22, 70, dark),
        rect(12, 198, 22, 70, dark),
        circle(14, -118, 5, dark),
        stroke('M12 -100Q22 -94 30 -102', dark, 4),
        circle(26, -108, 9, shape, { opacity: 0.4 }),
      ],
      { transform: `translate(${x} 1000) scale(${flip} 1)` },
    );
  sheet.add(person(370, 0.9, accent), person(630, -0.9, shape));
  sheet.add(ellipse(500, 1272, 330, 16, mix(ground, dark, 0.12)));
  sheet.add(
    write(nth(linesOf(film), 0), { face: 'dmserifItalic', size: 136, x: 60, y: 150, fill: shape }),
    write(nth(linesOf(film), 1), { face: 'dmserifItalic', size: 136, x: 940, y: 150, anchor: 'end', fill: accent }),
  );
  sheet.add(write(film.tagline, { face: 'dmserifItalic', size: 38, x: 500, y: 1350, anchor: 'middle', fill: dark }));
  sheet.add(credits(film, { x: 500, y: 1410, width: 860, fill: dark, size: 23, rows: 2 }));
  sheet.finish = { grain: 0.035, paper: 0.6, shift: 2, specks: 0.04 };
}

function pan(film: Film) {
  const { ground, shape, dark } = film.palette;
  return [
    group(
      [
        rect(-38, 380, 76, 560, dark, { rx: 34 }),
        circle(0, 880, 15, ground),
        circle(0, 0, 410, dark),
        circle(0, 0, 366, '#2c2a2a'),
        path('M-260 -120A290 290 0 0 1 -60 -286', 'none', {
          stroke: '#4a4747',
          'stroke-width': 18,
          'stroke-linecap': 'round',
        }),
      ],
      { transform: 'translate(500 620) rotate(-38)' },
    ),
    // two eggs: the chef's eyes, and one of them is winking
    path(
      curve(
        [
          [270, 480],
          [340, 400],
          [450, 420],
          [500, 470],
          [570, 400],
          [690, 420],
          [750, 520],
          [730, 640],
          [690, 700],
          [700, 800],
          [600, 850],
          [500, 800],
          [410, 850],
          [310, 790],
          [320, 690],
          [260, 600],
        ],
        true,
      ),
      '#ffffff',
    ),
    circle(394, 570, 84, shape),
    ellipse(366, 540, 22, 15, '#fff0b8', { transform: 'rotate(-30 366 540)' }),
    path('M556 590Q630 510 706 590Q700 640 630 640Q566 640 556 590Z', shape),
    stroke('M548 586Q630 660 712 586', dark, 13),
    circle(408, 580, 33, dark),
    circle(420, 568, 10, '#ffffff'),
    stroke('M390 742Q500 830 612 730', dark, 15),
    path(
      'M470 690Q420 650 360 690Q330 700 316 676Q320 740 380 740Q440 744 490 706Q540 744 600 740Q660 736 668 676Q650 700 620 690Q560 650 510 690Q490 704 470 690Z',
      dark,
    ),
  ];
}

function egg(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(accent);
  const tile = 125;
  for (let r = 0; r < 12; r++)
    for (let c = 0; c < 8; c++)
      if ((r + c) % 2) sheet.add(rect(c * tile, r * tile, tile, tile, mix(accent, ground, 0.11)));
  sheet.add(group(pan(film), { transform: 'translate(0 120)' }));
  sheet.add(
    stack(
      linesOf(film).map((t) => t.toUpperCase()),
      {
        face: 'lilita',
        size: Math.min(...linesOf(film).map((t) => sizeToWidth(t.toUpperCase(), 'lilita', 884))),
        x: 56,
        y: 60,
        leading: 0.86,
        fill: ground,
      },
    ).svg,
  );
  sheet.add(
    group(
      [
        circle(0, 0, 104, shape),
        write('Il en a', { face: 'lilita', size: 36, x: 0, y: -22, anchor: 'middle', fill: dark }),
        write('cassé.', { face: 'lilita', size: 46, x: 0, y: 20, anchor: 'middle', fill: dark }),
        write('Beaucoup.', { face: 'lilita', size: 32, x: 0, y: 56, anchor: 'middle', fill: dark }),
      ],
      { transform: 'translate(850 330) rotate(10)' },
    ),
  );
  sheet.add(rect(0, 1340, 1000, 160, dark));
  sheet.add(write(film.cast.join('   '), { face: 'lilita', size: 34, x: 56, y: 1394, fill: shape, max: 888 }));
  sheet.add(credits(film, { x: 56, y: 1434, width: 888, fill: ground, size: 21, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.035, paper: 0.5, shift: 1 };
}

function glowSky(sheet: Sheet, film: Film) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
      [1, mix(ground, shape, 0.35)],
    ]),
  );
  for (let i = 0; i < 110; i++)
    sheet.add(
      circle(
        sheet.random.between(0, sheet.w),
        sheet.random.between(0, sheet.h * 0.75),
        sheet.random.between(0.8, 3),
        light,
        { opacity: sheet.random.between(0.2, 0.9) },
      ),
    );
}

// A key stands upright: its bow is a moon with a door, its bit is a town.
function keyCity(film: Film) {
  const { shape, light, dark } = film.palette;
  const parts = [
    circle(500, 380, 260, shape, { opacity: 0.12 }),
    ring(500, 380, 176, shape, 58),
    circle(500, 380, 126, dark),
    path('M452 500V390Q452 330 500 330Q548 330 548 390V500Z', light),
    circle(536, 430, 6, dark),
    polygon(
      [
        [466, 498],
        [534, 498],
        [590, 500],
        [410, 500],
      ],
      light,
      { opacity: 0.3 },
    ),
    rect(468, 556, 64, 640, shape),
    rect(448, 560, 104, 30, shape),
    rect(452, 640, 96, 20, shape),
    polygon(
      [
        [468, 1196],
        [532, 1196],
        [500, 1240],
      ],
      shape,
    ),
    rect(512, 590, 10, 600, darken(shape, 0.25)),
    // the town on the bit
    ...(
      [
        [532, 960, 90, 40],
        [532, 1010, 190, 50],
        [532, 1066, 130, 44],
        [532, 1116, 230, 56],
      ] as const
    ).map(([x, y, l, t]) => rect(x, y, l, t, shape)),
    polygon(
      [
        [622, 960],
        [664, 980],
        [622, 1000],
      ],
      shape,
    ),
    polygon(
      [
        [722, 1010],
        [780, 1035],
        [722, 1060],
      ],
      shape,
    ),
    polygon(
      [
        [662, 1066],
        [706, 1088],
        [662, 1110],
      ],
      shape,
    ),
    polygon(
      [
        [762, 1116],
        [830, 1144],
        [762, 1172],
      ],
      shape,
    ),
    ...(
      [
        [560, 974],
        [594, 974],
        [560, 1028],
        [600, 1028],
        [640, 1028],
        [680, 1028],
        [560, 1082],
        [604, 1082],
        [560, 1136],
        [606, 1136],
        [652, 1136],
        [698, 1136],
      ] as const
    ).map(([x, y]) => rect(x, y, 15, 15, dark)),
  ];
  parts.push(
    group(
      [
        path('M-14 0L-10 -40H10L14 0Z', dark),
        path('M-22 -30Q-18 -84 0 -86Q18 -84 22 -30Z', '#d8533a'),
        circle(0, -98, 14, dark),
      ],
      { transform: 'translate(478 500) scale(0.6)' },
    ),
  );
  return parts;
}

function key(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  glowSky(sheet, film);
  sheet.add(circle(500, 430, 420, shape, { opacity: 0.1 }), circle(500, 430, 560, shape, { opacity: 0.06 }));
  sheet.add(group(keyCity(film), { transform: 'translate(0 40) rotate(0)' }));
  sheet.add(path('M0 1210Q240 1140 500 1200T1000 1170V1500H0Z', dark));
  sheet.add(stack(linesOf(film, 3), { face: 'playfairBlack', size: 84, x: 64, y: 770, leading: 1, fill: accent }).svg);
  sheet.add(write(film.tagline, { face: 'playfairItalic', size: 34, x: 500, y: 1330, anchor: 'middle', fill: shape }));
  sheet.add(credits(film, { x: 500, y: 1396, width: 860, fill: light, size: 23, rows: 2 }));
  sheet.add(
    write(film.cast.join('   ').toUpperCase(), {
      face: 'josefin',
      size: 22,
      x: 500,
      y: 88,
      anchor: 'middle',
      fill: light,
      track: 0.18,
      max: 860,
    }),
  );
  sheet.finish = { grain: 0.055, vignette: 0.25 };
}
