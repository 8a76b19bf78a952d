// Four halls of a cinema, drawn from the seats.

import { darken, lighten, mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, type Point, path, polygon, rect, type Shapes, stroke } from '../kit/svg';
import { filmScene } from './pictures';

function screen(sheet: Sheet, points: readonly Point[], picture: Shapes, glow: string) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const r = (Math.max(...xs) - Math.min(...xs)) * 0.85;
  sheet.add(
    circle(
      cx,
      cy,
      r,
      sheet.radial(
        [
          [0, glow, 0.55],
          [0.6, glow, 0.16],
          [1, glow, 0],
        ],
        cx,
        cy,
        r,
      ),
    ),
  );
  sheet.add(group(picture, { 'clip-path': sheet.clip(polygon(points)) }));
}

function seatRows(
  sheet: Sheet,
  {
    from,
    rows,
    tone,
    rim,
    size = 46,
    growth = 1.32,
    heads = 0.5,
    rx = 0.34,
  }: {
    from: number;
    rows: number;
    tone: string;
    rim: string;
    size?: number;
    growth?: number;
    heads?: number;
    rx?: number;
  },
) {
  const { w, random } = sheet;
  let y = from;
  let s = size;
  for (let r = 0; r < rows; r++) {
    const shade = mix(tone, '#000000', 0.15 + (r / rows) * 0.75);
    for (let x = w / 2 - Math.ceil(w / 2 / s) * s - (r % 2) * s * 0.5; x < w + s; x += s) {
      const dip = ((x - w / 2) / w) ** 2 * s * 1.4;
      if (random.chance(heads)) {
        const hy = y - s * 0.06 + dip;
        sheet.add(
          circle(x + s / 2 + random.between(-3, 3), hy, s * 0.2, darken(shade, 0.55)),
          path(`M${x + s * 0.28} ${hy - 2}A${s * 0.22} ${s * 0.22} 0 0 1 ${x + s * 0.72} ${hy - 2}`, 'none', {
            stroke: rim,
            'stroke-width': 1.6,
            opacity: 0.55,
          }),
        );
      }
      sheet.add(
        rect(x + s * 0.06, y + dip, s * 0.88, s * 1.5, shade, { rx: s * rx }),
        path(
          `M${x + s * 0.12} ${y + dip + s * 0.3}Q${x + s * 0.14} ${y + dip + 1} ${x + s * 0.42} ${y + dip + 1}H${x + s * 0.58}Q${x + s * 0.86} ${y + dip + 1} ${x + s * 0.88} ${y + dip + s * 0.3}`,
          'none',
          { stroke: rim, 'stroke-width': 1.5 + s * 0.012, opacity: 0.6 - r * 0.06 },
        ),
      );
    }
    y += s * 0.74;
    s *= growth;
  }
}

function laser(sheet: Sheet) {
  sheet.fill('#05060c');
  screen(
    sheet,
    [
      [150, 90],
      [1450, 90],
      [1420, 590],
      [180, 590],
    ],
    filmScene('p03', 150, 88, 1300, 506, 'xMax'),
    '#ff7a42',
  );
  sheet.add(
    polygon(
      [
        [0, 0],
        [150, 90],
        [180, 590],
        [0, 720],
      ],
      sheet.linear(
        [
          [0, '#0a0c18'],
          [1, '#3b2230'],
        ],
        0,
      ),
    ),
    polygon(
      [
        [1600, 0],
        [1450, 90],
        [1420, 590],
        [1600, 720],
      ],
      sheet.linear(
        [
          [0, '#3b2230'],
          [1, '#0a0c18'],
        ],
        0,
      ),
    ),
  );
  for (let i = 0; i < 5; i++)
    for (const s of [0, 1]) {
      const x = s ? 1600 - (20 + i * 28) : 20 + i * 28;
      sheet.add(rect(x - 3, 130 + i * 16, 6, 330 - i * 16, '#ffb27a', { opacity: 0.14 + i * 0.05 }));
    }
  const soft = sheet.blur(7);
  // the laser: three colours leave one point above us and meet on the screen
  for (const [c, dx] of [
    ['#ff3d5a', -34],
    ['#4dff9e', 0],
    ['#4d8bff', 34],
  ] as const)
    for (let i = 0; i < 9; i++) {
      const x = 150 + i * 162;
      sheet.add(
        polygon(
          [
            [800 + dx, 900],
            [x, 90],
            [x + 46, 90],
          ],
          sheet.linear(
            [
              [0, c, 0],
              [0.5, c, 0.05],
              [1, c, 0.17],
            ],
            90,
          ),
          { filter: soft, style: 'mix-blend-mode:screen' },
        ),
      );
    }
  seatRows(sheet, { from: 600, rows: 5, tone: '#3a1720', rim: '#ffb27a', size: 50, heads: 0.45 });
  sheet.finish = { grain: 0.04, vignette: 0.4 };
}

function moving(sheet: Sheet) {
  const { random, w, h } = sheet;
  sheet.fill('#04070f');
  const pic = [
    rect(
      0,
      0,
      w,
      h,
      sheet.radial(
        [
          [0, '#ffffff'],
          [0.08, '#9ff3ff'],
          [0.4, '#1758c7'],
          [1, '#050a24'],
        ],
        860,
        300,
        700,
      ),
    ),
  ];
  for (let i = 0; i < 170; i++) {
    const a = random.between(0, 6.28);
    const r = random.between(30, 200);
    const l = random.between(60, 460);
    pic.push(
      line(
        860 + Math.cos(a) * r,
        300 + Math.sin(a) * r * 0.6,
        860 + Math.cos(a) * (r + l),
        300 + Math.sin(a) * (r + l) * 0.6,
        random.pick(['#ffffff', '#7df9ff', '#ff5cad']),
        random.between(1, 5),
        { opacity: 0.75 },
      ),
    );
  }
  screen(
    sheet,
    [
      [120, 60],
      [1480, 60],
      [1480, 560],
      [120, 560],
    ],
    pic,
    '#2a7bff',
  );
  for (let i = 0; i < 5; i++) {
    const x = 60 + i * 310;
    const tilt = nth([-9, 6, -4, 8, -7], i);
    const y = 640 + nth([10, -16, 14, -10, 6], i);
    const seat = [];
    if (i === 1 || i === 3)
      for (const m of [-1, 1])
        seat.push(
          stroke(`M${m * 56} -40Q${m * 100} -110 ${m * (84 + i * 4)} -196`, '#0a0e18', 25),
          circle(m * (84 + i * 4), -206, 17, '#0a0e18'),
        );
    seat.push(
      ellipse(0, -92, 38, 46, '#0a0e18'),
      path('M-40 -94Q-36 -142 0 -142Q36 -142 40 -94', 'none', { stroke: '#9fe8ff', 'stroke-width': 3, opacity: 0.75 }),
      ...(i % 2 ? [] : [path('M-38 -100Q-58 -60 -44 -30H44Q58 -60 38 -100Q0 -130 -38 -100Z', '#0a0e18')]),
      path(
        'M-124 170Q-142 30 -112 -24Q-96 -48 -66 -50Q-58 -74 0 -76Q58 -74 66 -50Q96 -48 112 -24Q142 30 124 170Z',
        '#151b29',
      ),
      path(
        'M-130 60Q-134 10 -112 -24Q-96 -48 -66 -50Q-58 -74 0 -76Q58 -74 66 -50Q96 -48 112 -24Q134 10 130 60',
        'none',
        { stroke: '#6fd6ff', 'stroke-width': 3.5, opacity: 0.85 },
      ),
      path('M-66 -30Q-74 60 -66 140M66 -30Q74 60 66 140M0 -60V140', 'none', { stroke: '#0b0f19', 'stroke-width': 5 }),
      rect(-96, 120, 192, 5, '#ff3d81', { rx: 2 }),
      rect(-168, 50, 44, 100, '#111725', { rx: 16 }),
      rect(124, 50, 44, 100, '#111725', { rx: 16 }),
      rect(-160, 46, 28, 6, '#6fd6ff', { rx: 3, opacity: 0.7 }),
      rect(132, 46, 28, 6, '#6fd6ff', { rx: 3, opacity: 0.7 }),
      rect(-130, 160, 260, 34, '#0c111c', { rx: 10 }),
    );
    // the floor plate stays level while the seat leans on its pistons
    sheet.add(
      rect(x - 20, 868, 280, 40, '#0b101b', { rx: 8 }),
      ...[-1, 1].map((m) => line(x + 120 + m * 70, 880, x + 120 + m * 78, y + 180 + m * tilt * 1.6, '#5b6b80', 14)),
      group(seat, { transform: `translate(${x + 120} ${y + 4}) rotate(${tilt})` }),
    );
  }
  for (let i = 0; i < 26; i++)
    sheet.add(
      ellipse(
        random.between(0, w),
        random.between(500, 900),
        random.between(60, 220),
        random.between(10, 40),
        '#7fc8ff',
        { opacity: 0.035 },
      ),
    );
  sheet.finish = { grain: 0.05, vignette: 0.4 };
}

function recliner(sheet: Sheet) {
  sheet.fill('#120c10');
  screen(
    sheet,
    [
      [360, 96],
      [1240, 96],
      [1240, 480],
      [360, 480],
    ],
    filmScene('p17', 360, 94, 880, 390, 'xMax'),
    '#e09a5a',
  );
  for (const s of [0, 1])
    for (let i = 0; i < 4; i++) {
      const x = s ? 1600 - 60 - i * 80 : 60 + i * 80;
      sheet.add(
        rect(
          x - 30,
          60,
          60,
          470 - i * 10,
          sheet.linear([
            [0, '#2a161c'],
            [1, '#4a2730'],
          ]),
        ),
        circle(
          x,
          250,
          70,
          sheet.radial(
            [
              [0, '#ffb866', 0.5],
              [1, '#ffb866', 0],
            ],
            x,
            250,
            70,
          ),
        ),
        rect(x - 5, 226, 10, 46, '#ffe1ad', { rx: 5 }),
      );
    }
  for (let i = 0; i < 4; i++) {
    const x = 215 + i * 390;
    sheet.add(
      group(
        [
          rect(
            -150,
            -40,
            300,
            330,
            sheet.linear([
              [0, '#7a2f3c'],
              [1, '#2c0f18'],
            ]),
            { rx: 54 },
          ),
          path('M-150 60V14Q-150 -40 -96 -40H96Q150 -40 150 14V60', 'none', {
            stroke: '#ffc98a',
            'stroke-width': 3,
            opacity: 0.6,
          }),
          line(-60, -30, -70, 260, '#3c141e', 4),
          line(60, -30, 70, 260, '#3c141e', 4),
          line(0, -36, 0, 260, '#3c141e', 4),
          rect(-196, 90, 70, 220, '#3a141d', { rx: 26 }),
          rect(126, 90, 70, 220, '#3a141d', { rx: 26 }),
          rect(-186, 84, 50, 10, '#ffc98a', { rx: 5, opacity: 0.5 }),
          ...(i === 1 || i === 2
            ? [
                circle(0, -62, 50, '#140a0e'),
                path('M-50 -64A50 50 0 0 1 50 -64', 'none', { stroke: '#ffd7a0', 'stroke-width': 3, opacity: 0.7 }),
              ]
            : []),
        ],
        { transform: `translate(${x} 610)` },
      ),
    );
  }
  sheet.add(
    group(
      [
        ellipse(0, 0, 74, 16, '#1a0f12'),
        rect(-6, 0, 12, 120, '#1a0f12'),
        circle(
          0,
          -18,
          30,
          sheet.radial(
            [
              [0, '#ffe9c0'],
              [1, '#ffb866', 0],
            ],
            0,
            -18,
            30,
          ),
        ),
        polygon(
          [
            [18, -6],
            [52, -6],
            [46, -58],
            [24, -58],
          ],
          '#d94f3a',
        ),
        rect(-50, -40, 18, 36, '#e8d6c0', { opacity: 0.7, rx: 4 }),
      ],
      { transform: 'translate(800 730)' },
    ),
  );
  sheet.finish = { grain: 0.045, vignette: 0.45 };
}

function kids(sheet: Sheet) {
  const { w, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, '#2a2f7a'],
      [1, '#5b3fa0'],
    ]),
  );
  for (let i = 0; i < 70; i++)
    sheet.add(
      circle(random.between(0, w), random.between(0, 420), random.between(1.5, 4), '#fff3c4', {
        opacity: random.between(0.4, 1),
      }),
    );
  for (const [x, y, s] of [
    [180, 150, 1],
    [1420, 120, 1.15],
  ] as const)
    sheet.add(
      group([ellipse(0, 0, 90, 40, '#ffffff'), circle(-40, -26, 42, '#ffffff'), circle(26, -36, 54, '#ffffff')], {
        transform: `translate(${x} ${y}) scale(${s})`,
        opacity: 0.9,
      }),
    );
  sheet.add(rect(352, 84, 896, 416, '#ffcf3f', { rx: 44 }));
  sheet.add(
    group(filmScene('p38', 376, 106, 848, 372, 'xMax'), {
      'clip-path': sheet.clip(rect(376, 108, 848, 368, '#000', { rx: 28 })),
    }),
  );
  for (let i = 0; i < 30; i++) {
    const a = i / 30;
    const x = 352 + a * 896;
    sheet.add(circle(x, 84, 8, nth(['#ff6f91', '#ffffff', '#2ec4b6'], i)));
  }
  const tones = ['#ff6f61', '#ffc93c', '#2ec4b6', '#6a67ce', '#ff8fab'];
  for (let r = 0; r < 3; r++) {
    const s = 120 + r * 46;
    for (let i = -1; i < w / s + 1; i++) {
      const x = i * s + (r % 2) * s * 0.5;
      const y = 560 + r * 118;
      const tone = darken(nth(tones, i + 6 + r * 2), r * 0.1);
      if (random.chance(0.62)) {
        sheet.add(
          circle(x + s / 2, y - 6, s * 0.2, darken(random.pick(['#3b2417', '#141414', '#a5622d', '#d9a441']), 0.1)),
          ...(random.chance(0.3)
            ? [
                circle(x + s * 0.32, y - s * 0.18, s * 0.08, '#3b2417'),
                circle(x + s * 0.68, y - s * 0.18, s * 0.08, '#3b2417'),
              ]
            : []),
        );
      }
      sheet.add(
        rect(x + 6, y, s - 12, 260, tone, { rx: s * 0.36 }),
        circle(x + s * 0.2, y + 12, s * 0.13, tone),
        circle(x + s * 0.8, y + 12, s * 0.13, tone),
        circle(x + s * 0.2, y + 12, s * 0.06, lighten(tone, 0.35)),
        circle(x + s * 0.8, y + 12, s * 0.06, lighten(tone, 0.35)),
      );
    }
  }
  sheet.finish = { grain: 0.025, paper: 0.25 };
}

export const all = {
  'e1-laser-screen': laser,
  'e2-moving-seats': moving,
  'e3-recliner-lounge': recliner,
  'e4-kids-hall': kids,
};
