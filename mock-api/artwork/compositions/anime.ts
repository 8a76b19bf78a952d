// Animated events: speed lines and a blade, a summer crossing under a huge cloud, the eye of a machine.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix, onto } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, ring, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';

const scenes = { blade, crossing, machine };
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { accent, light, dark } = film.palette;
  const w = wordsFor(film);
  named(scenes, variant)(sheet, film, 1000, 1500, false);
  if (variant === 'crossing') {
    sheet.add(
      setTitle(film, {
        face: 'groteskBold',
        x: 60,
        y: 84,
        width: 800,
        height: 250,
        lines: 2,
        leading: 0.98,
        track: -0.03,
        fill: light,
        limit: 118,
      }).svg,
      write(film.tagline, { face: 'grotesk', size: 30, x: 60, y: 1390, fill: light, max: 600 }),
      write(w.night, { face: 'groteskBold', size: 30, x: 940, y: 1390, anchor: 'end', fill: accent }),
      credits(film, { x: 60, y: 1432, width: 880, fill: light, size: 21, anchor: 'start', rows: 2 }),
    );
    return;
  }
  const t = setTitle(film, {
    face: variant === 'blade' ? 'anton' : 'unbounded',
    x: 0,
    y: 0,
    width: 840,
    height: 300,
    lines: 2,
    fit: variant === 'blade' ? 'each' : 'block',
    gap: 0.1,
    cased: upper,
    fill: light,
    limit: 260,
  });
  if (variant === 'blade')
    sheet.add(
      group([group(t.svg, { transform: 'translate(12 12)', opacity: 0 }), t.svg], {
        transform: `translate(64 ${1340 - t.bottom}) skewX(-10) rotate(-4)`,
      }),
    );
  else sheet.add(group(t.svg, { transform: `translate(60 ${1330 - t.bottom})` }));
  if (variant === 'blade') sheet.add(rect(0, 0, 1000, 124, dark));
  sheet.add(
    write(`${w.night} · ${w.soon}`.toUpperCase(), {
      face: 'archivoBlack',
      size: 30,
      x: 60,
      y: 84,
      fill: light,
      track: 0.02,
    }),
    write(film.tagline, {
      face: 'archivoBold',
      size: 30,
      x: 60,
      y: 1398,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1438, width: 880, fill: light, size: 21, anchor: 'start', rows: 2 }),
  );
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  named(scenes, variant)(sheet, film, 2000, 900, true);
}

function speed(sheet: Sheet, cx: number, cy: number, r: number, count: number, tone: string) {
  const { random } = sheet;
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2 + random.between(-0.02, 0.02);
    const inner = r * random.between(0.24, 0.52);
    const half = random.between(0.002, 0.011);
    d += `M${(cx + Math.cos(a) * inner).toFixed(0)} ${(cy + Math.sin(a) * inner).toFixed(0)}L${(cx + Math.cos(a - half) * r * 2).toFixed(0)} ${(cy + Math.sin(a - half) * r * 2).toFixed(0)}L${(cx + Math.cos(a + half) * r * 2).toFixed(0)} ${(cy + Math.sin(a + half) * r * 2).toFixed(0)}Z`;
  }
  return path(d, tone);
}
function blade(sheet: Sheet, film: Film, _w: number, _h: number, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const [cx, cy] = wide ? [1380, 430] : [520, 600];
  sheet.fill(ground);
  sheet.add(circle(cx, cy, 330, accent), speed(sheet, cx, cy, 900, 190, dark));
  const s = wide ? 0.78 : 1.06;
  // a girl mid-leap; the cut she makes divides the sheet
  sheet.add(
    group(
      [
        path('M-40 -60C-170 -90 -300 -40 -420 60C-300 20 -260 40 -230 80C-180 20 -100 0 -30 10Z', shape),
        path('M-50 -70Q-60 -180 30 -190Q110 -170 90 -60L70 60Q10 90 -50 60Z', dark),
        path('M-50 60Q10 90 70 60L120 180Q0 220 -110 170Z', shape),
        path('M-60 160L-190 230L-300 200L-296 176L-190 184L-20 150ZM60 160L130 280L90 420L60 414L76 290L10 170Z', dark),
        polygon(
          [
            [-300, 170],
            [-340, 160],
            [-350, 214],
            [-296, 206],
          ],
          accent === dark ? light : shape,
        ),
        polygon(
          [
            [92, 410],
            [58, 406],
            [50, 450],
            [110, 456],
          ],
          shape,
        ),
        ellipse(70, -232, 54, 62, '#f3d3b4'),
        path(
          'M120 -250C130 -330 20 -350 -10 -280C-60 -250 -130 -250 -220 -330C-190 -220 -110 -180 -20 -190C-4 -210 10 -240 30 -250L52 -224L74 -258L96 -230Z',
          dark,
        ),
        path('M82 -236l30 -6l-6 18l-18 2Z', dark),
        circle(102, -232, 4, light),
        path('M-20 -196Q40 -160 100 -180L90 -150Q30 -140 -20 -170Z', shape),
        stroke('M70 -140L190 -120L250 -190', dark, 34),
        stroke('M-30 -140L120 -90L250 -176', dark, 30),
        circle(256, -190, 22, '#f3d3b4'),
        polygon(
          [
            [230, -150],
            [246, -140],
            [294, -224],
            [276, -236],
          ],
          dark,
        ),
        polygon(
          [
            [270, -214],
            [304, -196],
            [620, -640],
          ],
          light,
        ),
        polygon(
          [
            [286, -206],
            [304, -196],
            [620, -640],
          ],
          mix(light, dark, 0.3),
        ),
      ],
      { transform: `translate(${cx - 30} ${cy + 40}) rotate(-8) scale(${s})` },
    ),
  );
  if (!wide)
    sheet.add(
      polygon(
        [
          [0, 1120],
          [1000, 930],
          [1000, 1500],
          [0, 1500],
        ],
        dark,
      ),
      polygon(
        [
          [0, 1096],
          [1000, 906],
          [1000, 922],
          [0, 1112],
        ],
        shape,
      ),
    );
  sheet.finish = { grain: 0.04, shift: 2, halftone: undefined, paper: 0.3 };
}
function crossing(sheet: Sheet, film: Film, w: number, h: number, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const floor = wide ? 760 : 1180;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.7, mix(ground, light, 0.6)],
      [1, mix(accent, light, 0.5)],
    ]),
  );
  // one summer cloud, taller than the town
  const cx = wide ? 1380 : 620;
  for (const [tone, dx, dy, k] of [
    [mix(shape, light, 0.45), 16, 22, 1],
    [light, 0, 0, 1],
    ['#ffffff', -20, -22, 0.76],
  ] as const)
    for (let i = 0; i < 46; i++) {
      const t = i / 46;
      const y = floor - 60 - t * (wide ? 560 : 620);
      const spread = (1 - t) * (wide ? 420 : 400) + 80;
      const side = ((i * 7919) % 100) / 50 - 1;
      sheet.add(
        circle(cx + side * spread * k + dx, y + dy, (70 + (1 - Math.abs(side)) * 90 * (1 - t * 0.5)) * k, tone),
      );
    }
  sheet.add(
    path(
      `M0 ${floor}V${floor - 70}Q${w * 0.2} ${floor - 130} ${w * 0.4} ${floor - 70}T${w * 0.75} ${floor - 90}T${w} ${floor - 60}V${floor}Z`,
      mix(shape, dark, 0.2),
    ),
    rect(0, floor, w, h - floor, dark),
    rect(0, floor, w, 12, mix(dark, light, 0.25)),
  );
  const px = wide ? 1780 : 850;
  for (const [x, hgt] of [
    [px, 760],
    [px - (wide ? 1000 : 730), 600],
  ] as const)
    sheet.add(
      rect(x - 9, floor - hgt, 18, hgt, dark),
      rect(x - 90, floor - hgt + 40, 180, 12, dark),
      rect(x - 70, floor - hgt + 90, 140, 10, dark),
      rect(x + 20, floor - hgt + 110, 34, 60, dark, { rx: 8 }),
    );
  for (let i = 0; i < 5; i++)
    sheet.add(
      stroke(
        `M-20 ${floor - 500 - i * 26}Q${w * 0.45} ${floor - 420 - i * 40} ${px + (i - 2) * 40} ${floor - 716}T${w + 60} ${floor - 640 - i * 30}`,
        dark,
        3,
      ),
    );
  const sx = wide ? 1120 : 250;
  sheet.add(
    rect(sx - 10, floor - 330, 20, 330, '#f2c230'),
    ...[0, 1, 2, 3, 4].map((i) => rect(sx - 10, floor - 330 + i * 70, 20, 34, dark)),
    group([rect(-86, -14, 172, 28, '#f2c230', { rx: 8 }), rect(-40, -14, 26, 28, dark), rect(20, -14, 26, 28, dark)], {
      transform: `translate(${sx} ${floor - 360}) rotate(45)`,
    }),
    group([rect(-86, -14, 172, 28, '#f2c230', { rx: 8 }), rect(-40, -14, 26, 28, dark), rect(20, -14, 26, 28, dark)], {
      transform: `translate(${sx} ${floor - 360}) rotate(-45)`,
    }),
    circle(sx - 46, floor - 270, 26, dark),
    circle(sx + 46, floor - 270, 26, dark),
    circle(sx - 46, floor - 270, 16, '#ff3b30'),
    circle(sx + 46, floor - 270, 16, '#7a1c18'),
    circle(
      sx - 46,
      floor - 270,
      70,
      sheet.radial(
        [
          [0, '#ff3b30', 0.6],
          [1, '#ff3b30', 0],
        ],
        sx - 46,
        floor - 270,
        70,
      ),
    ),
  );
  // she has let go of the bicycle
  const gx = wide ? 1330 : 500;
  sheet.add(
    group(
      [
        ring(-70, -44, 44, dark, 6),
        ring(80, -44, 44, dark, 6),
        stroke('M-70 -44L-20 -110H60L80 -44M-20 -110L0 -44L60 -110L56 -140L84 -146M-34 -124H-6', dark, 6),
      ],
      { transform: `translate(${gx + 120} ${floor + 8}) scale(1.1)` },
    ),
    group(
      [
        path('M-20 0L-16 -90H16L22 0H8L0 -80L-6 0Z', dark),
        path('M-44 -84Q-30 -140 -20 -200H24Q34 -140 50 -84Z', shape),
        path('M-24 -196Q0 -216 28 -196L36 -150H-30Z', light),
        circle(2, -238, 32, '#f3d3b4'),
        path(
          'M-32 -230C-50 -290 50 -300 36 -236C60 -200 110 -210 150 -250C140 -190 80 -170 30 -190C40 -210 30 -250 0 -252C-20 -250 -26 -240 -32 -230Z',
          dark,
        ),
        stroke('M-18 -180L-40 -120', '#f3d3b4', 13),
        stroke('M24 -184L60 -230L52 -262', '#f3d3b4', 13),
      ],
      { transform: `translate(${gx} ${floor + 16})` },
    ),
  );
  for (let i = 0; i < 40; i++) {
    const [x, y] = [random.between(0, w), random.between(0, h)];
    sheet.add(ellipse(x, y, 9, 4, accent, { transform: `rotate(${random.between(0, 180)} ${x} ${y})`, opacity: 0.85 }));
  }
  sheet.finish = { grain: 0.035, paper: 0.2 };
}
function machine(sheet: Sheet, film: Film, _w: number, _h: number, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const cx = wide ? 1400 : 500;
  const cy = wide ? 420 : 640;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [1, ground],
    ]),
  );
  sheet.add(speed(sheet, cx, cy, 1000, 120, mix(ground, shape, 0.35)));
  const s = wide ? 0.82 : 1.12;
  const half = (m: number) => [
    polygon(
      [
        [0, -380],
        [m * 150, -350],
        [m * 250, -180],
        [m * 270, 60],
        [m * 180, 240],
        [m * 70, 330],
        [0, 350],
      ],
      m < 0 ? light : mix(light, dark, 0.22),
    ),
    polygon(
      [
        [m * 20, -60],
        [m * 230, -120],
        [m * 216, -20],
        [m * 40, 40],
      ],
      dark,
    ),
    polygon(
      [
        [m * 60, -46],
        [m * 214, -92],
        [m * 206, -40],
        [m * 66, 6],
      ],
      accent,
    ),
    polygon(
      [
        [m * 150, -350],
        [m * 420, -620],
        [m * 250, -180],
      ],
      m < 0 ? shape : darken(shape, 0.25),
    ),
    polygon(
      [
        [m * 60, 130],
        [m * 180, 90],
        [m * 140, 220],
        [m * 60, 250],
      ],
      m < 0 ? mix(light, dark, 0.16) : mix(light, dark, 0.4),
    ),
    ...[0, 1, 2].map((i) =>
      polygon(
        [
          [m * 80, 150 + i * 30],
          [m * 150, 130 + i * 30],
          [m * 148, 140 + i * 30],
          [m * 80, 160 + i * 30],
        ],
        dark,
      ),
    ),
    polygon(
      [
        [m * 180, 240],
        [m * 520, 420],
        [m * 560, 700],
        [0, 700],
        [0, 350],
        [m * 70, 330],
      ],
      m < 0 ? shape : darken(shape, 0.3),
    ),
    polygon(
      [
        [m * 300, 400],
        [m * 500, 470],
        [m * 500, 560],
        [m * 320, 500],
      ],
      dark,
    ),
  ];
  sheet.add(
    group(
      [
        ...half(-1),
        ...half(1),
        polygon(
          [
            [-46, -370],
            [46, -370],
            [26, -190],
            [-26, -190],
          ],
          shape,
        ),
        polygon(
          [
            [0, -50],
            [30, 60],
            [0, 110],
            [-30, 60],
          ],
          mix(light, dark, 0.4),
        ),
        rect(-50, 270, 100, 24, dark),
        polygon(
          [
            [-60, 350],
            [60, 350],
            [0, 470],
          ],
          accent,
        ),
      ],
      { transform: `translate(${cx} ${cy}) rotate(-5) scale(${s})` },
    ),
  );
  for (const m of [-1, 1])
    sheet.add(
      circle(
        cx + m * 150 * s,
        cy - 60,
        190,
        sheet.radial(
          [
            [0, accent, 0.55],
            [1, accent, 0],
          ],
          cx + m * 150 * s,
          cy - 60,
          190,
        ),
      ),
    );
  // a child stands in the hand of the machine
  if (!wide)
    sheet.add(
      rect(
        0,
        1000,
        1000,
        500,
        sheet.linear([
          [0, dark, 0],
          [0.3, dark, 0.96],
          [1, dark],
        ]),
      ),
      group(
        [
          path('M-12 0L-10 -50H10L12 0Z', light),
          path('M-22 -40Q-18 -96 0 -98Q18 -96 22 -40Z', accent),
          circle(0, -114, 18, light),
        ],
        { transform: 'translate(500 1050)' },
      ),
    );
  sheet.finish = { grain: 0.05, shift: 3, paper: 0.2 };
}
