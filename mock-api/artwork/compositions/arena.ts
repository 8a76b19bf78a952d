// Live sport on the big screen: a final under floodlights, a marathon by night, clay, a sprint of wheels.
import type { Film } from '../film';
import { darken, lighten, mix } from '../kit/colour';
import { named, nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, type Point, path, polygon, rect, ring, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';

const scenes = { final, marathon, clay, peloton };
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { accent, light, dark } = film.palette;
  const w = wordsFor(film);
  named(scenes, variant)(sheet, film, false);
  const live = (x: number, y: number, back: string, ink: string) => [
    rect(x, y, 130, 52, back, { rx: 8 }),
    circle(x + 28, y + 26, 9, ink),
    write('LIVE', { face: 'archivoBlack', size: 28, x: x + 46, y: y + 36, fill: ink }),
  ];
  if (variant === 'final' || variant === 'marathon') {
    sheet.add(
      setTitle(film, {
        face: 'anton',
        x: 56,
        y: 1340,
        from: 'bottom',
        width: 888,
        height: 330,
        lines: 3,
        fit: 'each',
        gap: 0.12,
        limit: 300,
        cased: upper,
        fill: [light, accent],
      }).svg,
      live(56, 56, variant === 'final' ? '#e4002b' : accent, variant === 'final' ? '#ffffff' : dark),
      write(nth(film.captions, 0).toUpperCase(), {
        face: 'anton',
        size: 36,
        x: 944,
        y: 98,
        anchor: 'end',
        fill: light,
        track: 0.03,
      }),
      write(film.tagline, { face: 'archivoBold', size: 32, x: 56, y: 1396, fill: light, max: 888 }),
      write(`${w.live} · ${nth(film.captions, 1)}`, {
        face: 'archivo',
        size: 27,
        x: 56,
        y: 1440,
        fill: light,
        max: 888,
      }),
    );
  } else {
    sheet.add(
      setTitle(film, {
        face: 'syne',
        x: 56,
        y: 64,
        width: 888,
        height: 270,
        lines: 2,
        leading: 0.9,
        track: -0.03,
        limit: 210,
        cased: upper,
        fill: dark,
      }).svg,
      live(56, 1330, dark, light),
      write(nth(film.captions, 0), { face: 'archivoBlack', size: 36, x: 210, y: 1368, fill: dark, max: 730 }),
      write(film.tagline, { face: 'archivoBold', size: 30, x: 56, y: 1426, fill: dark, max: 600 }),
      write(nth(film.captions, 1), { face: 'archivoBold', size: 30, x: 944, y: 1426, anchor: 'end', fill: dark }),
    );
  }
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  named(scenes, variant)(sheet, film, true);
}

// The ball is the moon over the stadium.
function final(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  const [cx, cy, r] = wide ? [1380, 330, 240] : [500, 470, 290];
  const floor = wide ? 560 : 800;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.6, ground],
    ]),
  );
  for (const x of wide ? [880, 1880] : [90, 910]) {
    sheet.add(
      polygon(
        [
          [x, floor - 360],
          [cx - 500, h],
          [cx + 500, h],
        ],
        sheet.linear([
          [0, light, 0.5],
          [1, light, 0],
        ]),
        { filter: sheet.blur(10) },
      ),
      rect(x - 7, floor - 340, 14, 400, dark),
      rect(x - 70, floor - 420, 140, 84, dark),
      ...Array.from({ length: 12 }, (_, i) =>
        circle(x - 52 + (i % 4) * 35, floor - 400 + Math.floor(i / 4) * 24, 12, '#ffffff'),
      ),
    );
  }
  sheet.add(
    circle(
      cx,
      cy,
      r * 1.5,
      sheet.radial(
        [
          [0.5, light, 0.45],
          [1, light, 0],
        ],
        cx,
        cy,
        r * 1.5,
      ),
    ),
    circle(cx, cy, r, light),
  );
  const clip = sheet.clip(circle(cx, cy, r));
  const pent = (x: number, y: number, s: number, turn: number, sq = 1) =>
    polygon(
      Array.from({ length: 5 }, (_, i) => {
        const a = (i / 5) * Math.PI * 2 + turn;
        return [x + Math.cos(a) * s * sq, y + Math.sin(a) * s];
      }),
      dark,
    );
  const ball = [pent(cx, cy, r * 0.33, -Math.PI / 2)];
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - Math.PI / 2;
    const o: Point = [cx + Math.cos(a) * r * 0.95, cy + Math.sin(a) * r * 0.95];
    ball.push(
      pent(...o, r * 0.3, a + Math.PI),
      line(
        cx + Math.cos(a) * r * 0.33,
        cy + Math.sin(a) * r * 0.33,
        cx + Math.cos(a) * r * 0.7,
        cy + Math.sin(a) * r * 0.7,
        dark,
        7,
      ),
    );
    const b = a + Math.PI / 5;
    ball.push(
      stroke(
        `M${cx + Math.cos(a) * r * 0.68} ${cy + Math.sin(a) * r * 0.68}L${cx + Math.cos(b) * r * 0.62} ${cy + Math.sin(b) * r * 0.62}L${cx + Math.cos(a + 1.2566) * r * 0.68} ${cy + Math.sin(a + 1.2566) * r * 0.68}M${cx + Math.cos(b) * r * 0.62} ${cy + Math.sin(b) * r * 0.62}L${cx + Math.cos(b) * r} ${cy + Math.sin(b) * r}`,
        dark,
        7,
      ),
    );
  }
  sheet.add(
    group(ball, { 'clip-path': clip }),
    circle(
      cx,
      cy,
      r,
      sheet.radial(
        [
          [0.4, dark, 0],
          [1, dark, 0.55],
        ],
        cx - r * 0.3,
        cy - r * 0.3,
        r * 1.5,
      ),
    ),
  );
  sheet.add(
    path(
      `M${-w * 0.1} ${floor + 60}Q${w / 2} ${floor - 90} ${w * 1.1} ${floor + 60}V${h}H${-w * 0.1}Z`,
      darken(ground, 0.5),
    ),
  );
  const crowd = [];
  for (let i = 0; i < 900; i++) {
    const x = random.between(0, w);
    const y = floor - 6 + random.between(0, 150) + ((x - w / 2) / w) ** 2 * 60;
    crowd.push(
      circle(
        x,
        y,
        random.between(2, 5),
        random.pick([shape, accent, light, mix(ground, light, 0.4), mix(ground, light, 0.25)]),
        { opacity: random.between(0.4, 1) },
      ),
    );
  }
  sheet.add(
    crowd,
    polygon(
      [
        [w * -0.2, h],
        [w * 0.12, floor + 150],
        [w * 0.88, floor + 150],
        [w * 1.2, h],
      ],
      '#1f7a4a',
    ),
  );
  for (let i = 0; i < 5; i++) {
    const t0 = (i / 5) ** 1.6;
    const t1 = ((i + 0.5) / 5) ** 1.6;
    const [y0, y1] = [floor + 150 + t0 * (h - floor - 150), floor + 150 + t1 * (h - floor - 150)];
    const e = (t: number) => w * 0.12 - t * w * 0.32;
    sheet.add(
      polygon(
        [
          [e(t0), y0],
          [w - e(t0), y0],
          [w - e(t1), y1],
          [e(t1), y1],
        ],
        '#2b8d58',
      ),
    );
  }
  sheet.add(
    ellipse(w / 2, floor + 220, w * 0.16, 40, 'none', { stroke: light, 'stroke-width': 6 }),
    line(w * 0.04, floor + 220, w * 0.96, floor + 220, light, 6),
  );
  if (!wide)
    sheet.add(
      rect(
        0,
        900,
        1000,
        600,
        sheet.linear([
          [0, dark, 0],
          [0.35, dark, 0.9],
          [1, dark],
        ]),
      ),
    );
  sheet.finish = { grain: 0.06, shift: 1 };
}
// Runners are only their lights and shadows.
function marathon(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  const vx = wide ? 1400 : 620;
  const level = wide ? 240 : 330;
  sheet.add(
    circle(
      vx,
      level,
      500,
      sheet.radial(
        [
          [0, accent, 0.9],
          [0.2, shape, 0.5],
          [1, ground, 0],
        ],
        vx,
        level,
        500,
      ),
    ),
  );
  for (let i = 0; i < 22; i++) {
    const x = vx + (i - 11) * (wide ? 130 : 74) + random.between(-12, 12);
    const hgt = random.between(60, 240) * (0.5 + Math.abs(i - 11) / 9);
    sheet.add(
      rect(x, level - hgt + 40, wide ? 118 : 66, hgt + 20, mix(ground, dark, 0.55)),
      ...Array.from({ length: 8 }, () =>
        rect(x + random.between(6, wide ? 100 : 50), level - random.between(-20, hgt - 50), 7, 10, light, {
          opacity: 0.7,
        }),
      ),
    );
  }
  sheet.add(
    polygon(
      [
        [vx - 40, level + 60],
        [vx + 40, level + 60],
        [vx + w * 1.1, h],
        [vx - w * 1.1, h],
      ],
      dark,
    ),
  );
  const soft = sheet.blur(5);
  for (let i = 0; i < 70; i++) {
    const lane = random.between(-1, 1);
    const t0 = random.next() ** 2;
    const t1 = Math.min(1.1, t0 + random.between(0.1, 0.4));
    const p = (t: number): Point => [vx + lane * (40 + t * w * 0.75), level + 60 + t * (h - level - 60)];
    sheet.add(
      line(...p(t0), ...p(t1), random.pick([accent, shape, light, '#ff5c3a']), 2 + t0 * 9, {
        opacity: 0.55,
        'stroke-linecap': 'round',
        filter: i % 3 ? undefined : soft,
      }),
    );
  }
  const poses = [
    ['M0 -60L34 -20L12 50M0 -60L-30 -10L-70 -20', 'M0 -130L40 -100L70 -130M0 -130L-40 -90L-30 -60'],
    ['M0 -60L26 -10L60 20M0 -60L-16 0L-50 46', 'M0 -130L-44 -110L-60 -140M0 -130L36 -90L60 -80'],
  ] as const;
  const list = (
    [
      [0.04, -0.5],
      [0.06, 0.6],
      [0.1, -0.2],
      [0.14, 0.9],
      [0.18, -0.9],
      [0.24, 0.3],
      [0.32, -0.6],
      [0.36, 0.85],
      [0.5, -0.12],
    ] as const
  ).map(([t, lane]) => ({ t, lane }));
  list.forEach(({ t, lane }, i) => {
    const last = i === list.length - 1;
    const [x, y] = [vx + lane * (50 + t * w * 0.5), level + 90 + t * (h - level - 120)];
    const s = (0.2 + t * 2.3) * (wide ? 0.72 : 1);
    const tone = last ? accent : mix(dark, shape, 0.35 + t * 0.3);
    sheet.add(
      group(
        [
          polygon(
            [
              [-14, 40],
              [14, 40],
              [60, 330],
              [-60, 330],
            ],
            '#000000',
            { opacity: 0.4 },
          ),
          stroke(nth(poses, i)[0], last ? light : tone, 20),
          stroke(nth(poses, i)[1], last ? light : tone, 15),
          path('M-24 -140Q0 -156 24 -140L18 -56H-18Z', tone),
          circle(4, -176, 20, last ? light : tone),
          ...(last
            ? [
                rect(-16, -122, 32, 36, '#ffffff'),
                write('42', { face: 'anton', size: 26, x: 0, y: -94, anchor: 'middle', fill: dark }),
              ]
            : []),
          circle(4, -178, 5, light, { opacity: 0.9 }),
        ],
        { transform: `translate(${x} ${y}) scale(${s * 0.95})` },
      ),
    );
  });
  if (!wide)
    sheet.add(
      rect(
        0,
        860,
        1000,
        640,
        sheet.linear([
          [0, dark, 0],
          [0.36, dark, 0.88],
          [1, dark],
        ]),
      ),
    );
  sheet.finish = { grain: 0.08, shift: 2, vignette: 0.25 };
}
// One ball mark beside a line: in, or out?
function clay(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, light } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  let d = '';
  for (let i = 0; i < 300; i++) {
    const y = random.between(0, h);
    d += `M${random.between(-100, w).toFixed(0)} ${y.toFixed(0)}q${random.between(60, 200).toFixed(0)} ${random.between(-14, 14).toFixed(0)} ${random.between(120, 360).toFixed(0)} 0`;
  }
  sheet.add(
    stroke(d, darken(ground, 0.16), 2, { opacity: 0.5 }),
    group([rect(-400, 0, 3000, 92, '#f7efe2'), rect(640, -2000, 92, 2000, '#f7efe2')], {
      transform: wide ? 'translate(0 640) rotate(-8)' : 'translate(-60 1120) rotate(-14)',
    }),
  );
  const [x, y, s] = wide ? [1480, 330, 0.85] : [480, 800, 1.2];
  sheet.add(
    group(
      [
        ellipse(160, 190, 170, 60, darken(ground, 0.45), { opacity: 0.8, transform: 'rotate(-14 160 190)' }),
        circle(0, 0, 190, shape),
        circle(
          0,
          0,
          190,
          sheet.radial(
            [
              [0.5, darken(shape, 0.5), 0],
              [1, darken(shape, 0.5), 0.55],
            ],
            x - 60,
            y - 60,
            300,
          ),
        ),
        path('M-150 -116C-20 -90 40 20 10 190', 'none', { stroke: light, 'stroke-width': 20 }),
        path('M60 -180C30 -60 100 50 186 40', 'none', { stroke: light, 'stroke-width': 20 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
  for (let i = 0; i < 90; i++) {
    const a = random.between(0, 6.28);
    const r = random.between(210, 420) * s;
    sheet.add(
      circle(
        x + Math.cos(a) * r + 60,
        y + Math.sin(a) * r * 0.7 + 120,
        random.between(2, 9),
        random.chance(0.5) ? darken(ground, 0.25) : lighten(ground, 0.25),
      ),
    );
  }
  sheet.finish = { grain: 0.09, paper: 0.8, specks: 0.05 };
}
// The bunch seen from the side: only wheels and caps.
function peloton(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w } = sheet;
  sheet.fill(ground);
  const floor = wide ? 780 : 1240;
  sheet.add(
    hillBand(w, floor - 330, mix(ground, light, 0.35)),
    hillBand(w, floor - 200, mix(ground, shape, 0.3)),
    rect(0, floor, w, 16, dark),
  );
  const riders = wide ? 13 : 8;
  const tones = [shape, accent, light, dark, '#2a6fb0', '#f2b632'];
  for (let row = 2; row >= 0; row--)
    for (let i = 0; i < riders; i++) {
      const s = (wide ? 1.25 : 1.5) - row * 0.24;
      const x = (wide ? 700 : -40) + i * (wide ? 112 : 150) + row * 66;
      const y = floor - row * 120 - 80 * s;
      const tone = nth(tones, i * 5 + row * 3);
      const hero = row === 0 && i === riders - 2;
      sheet.add(
        group(
          [
            ring(-60, 30, 50, dark, 7),
            ring(70, 30, 50, dark, 7),
            ...[-60, 70].map((cx) => circle(cx, 30, 42, mix(ground, light, 0.5), { opacity: 0.4 })),
            stroke('M-60 30L-6 30L44 -50L-24 -50ZM-6 30L-30 -60M44 -50L70 30', dark, 6),
            stroke('M-28 -62L16 -26L-4 38', dark, 19),
            path('M-44 -66Q-20 -130 56 -128L66 -104Q20 -100 -8 -60Z', hero ? '#ffe600' : tone),
            stroke('M52 -116L72 -80L62 -60', '#c98d63', 11),
            circle(74, -142, 18, '#c98d63'),
            path('M50 -146Q54 -172 80 -170Q98 -164 96 -148Z', hero ? '#ffe600' : tone),
          ],
          { transform: `translate(${x} ${y}) scale(${s})` },
        ),
      );
    }
  sheet.finish = { grain: 0.05, paper: 0.6, shift: 3, specks: 0.05 };
}
const hillBand = (w: number, y: number, tone: string) =>
  path(`M-20 ${y + 60}Q${w * 0.2} ${y - 120} ${w * 0.45} ${y + 20}T${w + 20} ${y - 40}V${y + 600}H-20Z`, tone);
