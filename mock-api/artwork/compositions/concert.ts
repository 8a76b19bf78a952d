// Concert nights: each has the energy of its own music — brass blocks, techno moiré, a vinyl sun, a crowd, a cello.
import type { Film } from '../film';
import { darken, lighten, mix, onto } from '../kit/colour';
import type { Face } from '../kit/fonts';
import { named, nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, ring, stroke } from '../kit/svg';
import { lower, setTitle, upper } from '../kit/title';
import { write } from '../kit/type';
import { wordsFor } from '../kit/words';

const kinds = { brass, moire, vinyl, crowd, cello };
export function poster(sheet: Sheet, film: Film, variant: string) {
  named(kinds, variant)(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  if (variant === 'brass') {
    blocks(sheet, film, 1000, 900);
    sheet.add(group(trumpet(film), { transform: 'translate(1020 330) rotate(-20) scale(0.95)' }));
    sheet.finish = { grain: 0.06, paper: 0.7, shift: 2 };
  }
  if (variant === 'moire') {
    waves(sheet, film, 1380, 450, 620);
    sheet.finish = { grain: 0.05 };
  }
  if (variant === 'vinyl') {
    sheet.add(group(record(sheet, film, 0, 0, 400), { transform: 'translate(1400 470)' }));
    sheet.finish = { grain: 0.06, paper: 0.6 };
  }
  if (variant === 'crowd') {
    lights(sheet, film, 1300, -60, 1900);
    hands(sheet, film, 900, 46);
    sheet.finish = { grain: 0.07, shift: 2 };
  }
  if (variant === 'cello') {
    sheet.add(group(cellos(film), { transform: 'translate(1020 -330) scale(0.9)' }));
    sheet.finish = { grain: 0.05, paper: 0.7 };
  }
}
function foot(
  sheet: Sheet,
  film: Film,
  { fill, face, faceBold, y = 1392, accent }: { fill: string; face: Face; faceBold: Face; y?: number; accent: string },
) {
  const w = wordsFor(film);
  sheet.add(
    write(`${w.live} · ${w.night}`.toUpperCase(), {
      face: faceBold,
      size: 34,
      x: 60,
      y,
      fill: accent ?? fill,
      max: 880,
      track: 0.02,
    }),
    write(film.cast.join('  /  '), { face, size: 29, x: 60, y: y + 46, fill, max: 600 }),
    write(`${film.runtime} min`, { face, size: 29, x: 940, y: y + 46, anchor: 'end', fill }),
  );
}

function blocks(sheet: Sheet, film: Film, x0 = 0, h = 1500) {
  const { shape, accent, light, dark } = film.palette;
  const tones = [shape, accent, dark, light];
  for (let i = 0; i < 9; i++)
    sheet.add(rect(x0 + i * 112, h * 0.18 + ((i * 5) % 7) * 50, 100, h, nth(tones, i * 3), { opacity: 0.95 }));
}
function trumpet(film: Film) {
  const { light, dark } = film.palette;
  const brass = '#f2b632';
  return [
    path('M0 20Q320 30 470 -10Q620 -60 720 -170V260Q620 130 470 90Q320 60 0 66Z', brass, {
      stroke: dark,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    ellipse(722, 45, 46, 216, darken(brass, 0.35), { stroke: dark, 'stroke-width': 12 }),
    ellipse(730, 45, 22, 150, dark),
    path('M150 60V150Q150 220 220 220H420Q490 220 490 150V70', 'none', { stroke: dark, 'stroke-width': 58 }),
    path('M150 60V150Q150 220 220 220H420Q490 220 490 150V70', 'none', { stroke: brass, 'stroke-width': 36 }),
    ...[230, 310, 390].map((x) =>
      [
        rect(x - 27, -90, 54, 290, dark, { rx: 14 }),
        rect(x - 18, -80, 36, 270, brass, { rx: 10 }),
        rect(x - 30, -124, 60, 26, light, { rx: 12, stroke: dark, 'stroke-width': 8 }),
        rect(x - 5, -100, 10, 30, dark),
      ].join(''),
    ),
    path('M-90 10L0 26V60L-90 76Q-110 42 -90 10Z', brass, { stroke: dark, 'stroke-width': 12 }),
    stroke('M40 30Q300 36 450 8', lighten(brass, 0.5), 9),
  ];
}
function brass(sheet: Sheet, film: Film) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  blocks(sheet, film);
  sheet.add(group(trumpet(film), { transform: 'translate(180 1010) rotate(-34) scale(0.98)' }));
  sheet.add(rect(0, 0, 1000, 350, ground), rect(0, 1320, 1000, 180, dark));
  sheet.add(
    setTitle(film, {
      face: 'archivoBlack',
      x: 54,
      y: 66,
      width: 892,
      height: 220,
      lines: 2,
      leading: 0.9,
      track: -0.05,
      cased: lower,
      fill: dark,
    }).svg,
  );
  sheet.add(write(film.tagline, { face: 'archivoBold', size: 32, x: 58, y: 328, fill: dark, max: 880 }));
  foot(sheet, film, { fill: light, face: 'archivo', faceBold: 'archivoBlack', accent: ground });
  sheet.finish = { grain: 0.06, paper: 0.7, shift: 3, specks: 0.1 };
}

// Two sets of rings, a little apart, make a third pattern that nobody drew.
function waves(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const { shape, accent } = film.palette;
  const rings = (x: number, y: number, tone: string) =>
    group(
      Array.from({ length: 46 }, (_, i) => ring(x, y, 10 + i * (r / 46), tone, r / 110)),
      { style: 'mix-blend-mode:screen' },
    );
  sheet.add(rings(cx - 60, cy - 30, shape), rings(cx + 60, cy + 30, accent), rings(cx, cy + 90, '#5a3cff'));
}
function moire(sheet: Sheet, film: Film) {
  const { ground, shape, light } = film.palette;
  sheet.fill(ground);
  waves(sheet, film, 500, 640, 640);
  sheet.add(rect(0, 1090, 1000, 410, ground));
  sheet.add(
    setTitle(film, {
      face: 'unbounded',
      x: 60,
      y: 1278,
      from: 'bottom',
      width: 880,
      height: 160,
      lines: 2,
      leading: 1,
      track: -0.03,
      cased: lower,
      fill: light,
      limit: 170,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'unboundedLight',
      size: 24,
      x: 60,
      y: 1352,
      fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
  );
  foot(sheet, film, { fill: light, face: 'unboundedLight', faceBold: 'unbounded', y: 1404, accent: shape });
  sheet.finish = { grain: 0.05, shift: 1 };
}

// A record that is also a sunset over the sea.
function record(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const parts = [circle(cx, cy, r, dark)];
  for (let i = 0; i < 30; i++)
    parts.push(ring(cx, cy, r * (0.4 + i * 0.0195), mix(dark, light, i % 4 ? 0.14 : 0.3), 1.8));
  parts.push(
    circle(cx, cy, r * 0.36, accent),
    group(
      [
        rect(cx - r, cy, r * 2, r, shape),
        ...Array.from({ length: 9 }, (_, i) =>
          rect(
            cx - r * (0.36 - i * 0.02) + ((i * 37) % 40) - 20,
            cy + 14 + i * r * 0.1,
            r * (0.72 - i * 0.05),
            r * 0.034,
            i % 2 ? light : accent,
            { rx: 8 },
          ),
        ),
      ],
      { 'clip-path': sheet.clip(path(`M${cx - r} ${cy}A${r} ${r} 0 0 0 ${cx + r} ${cy}Z`)) },
    ),
    circle(cx, cy, 13, ground),
  );
  return parts;
}
function vinyl(sheet: Sheet, film: Film) {
  const { ground, shape, accent, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(record(sheet, film, 500, 800, 440)));
  sheet.add(
    group(
      [
        circle(0, 0, 44, dark),
        line(0, 0, -70, 330, dark, 20),
        polygon(
          [
            [-96, 316],
            [-46, 326],
            [-66, 420],
            [-110, 410],
          ],
          accent,
        ),
      ],
      { transform: 'translate(890 420)' },
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'syne',
      x: 56,
      y: 70,
      width: 888,
      height: 240,
      lines: 2,
      leading: 0.94,
      track: -0.03,
      fill: shape,
      limit: 190,
    }).svg,
  );
  sheet.add(
    write(film.tagline, { face: 'groteskBold', size: 30, x: 60, y: 1322, fill: dark, max: 880 }),
    rect(60, 1342, 880, 4, dark),
  );
  foot(sheet, film, { fill: dark, face: 'grotesk', faceBold: 'groteskBold', accent: shape });
  sheet.finish = { grain: 0.06, paper: 0.7, specks: 0.08 };
}

function lights(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const { ground, shape, accent, light } = film.palette;
  sheet.add(
    circle(
      cx,
      cy + 500,
      r,
      sheet.radial(
        [
          [0, light, 0.9],
          [0.12, accent, 0.7],
          [0.45, shape, 0.5],
          [1, ground, 0],
        ],
        cx,
        cy + 500,
        r,
      ),
    ),
  );
  const soft = sheet.blur(6);
  const beams = [];
  for (let i = 0; i < 13; i++) {
    const a = ((i - 6) * 13 + 90) * (Math.PI / 180);
    beams.push(
      polygon(
        [
          [cx, cy],
          [cx + Math.cos(a - 0.03) * r, cy + Math.sin(a - 0.03) * r],
          [cx + Math.cos(a + 0.03) * r, cy + Math.sin(a + 0.03) * r],
        ],
        i % 2 ? accent : light,
        { opacity: 0.34 },
      ),
    );
  }
  sheet.add(group(beams, { filter: soft, style: 'mix-blend-mode:screen' }));
}
function hands(sheet: Sheet, film: Film, h: number, count: number) {
  const { dark } = film.palette;
  const { w, random } = sheet;
  for (let i = 0; i < count; i++) {
    const near = i / count;
    const x = random.between(-20, w + 20);
    const y = h - 240 + near * 210 + random.between(-30, 30);
    const s = 0.55 + near * 0.85;
    const tone = mix(film.palette.shape, dark, 0.45 + near * 0.55);
    const arm = random.chance(0.6);
    sheet.add(
      group(
        [
          path('M-90 200Q-80 40 0 30Q80 40 90 200Z', tone),
          ellipse(0, -20, 38, 46, tone),
          ...(arm
            ? [
                stroke(`M60 80Q110 -40 ${70 + random.between(-30, 40)} -150`, tone, 28),
                group(
                  [
                    path(
                      'M-20 20Q-26 -30 -14 -34L-18 -70Q-8 -80 -4 -66L0 -34L6 -78Q16 -84 16 -70L14 -30L28 -56Q38 -56 34 -44L18 24Z',
                      tone,
                    ),
                  ],
                  { transform: `translate(${82 + random.between(-20, 20)} -166) rotate(${random.between(-16, 16)})` },
                ),
              ]
            : []),
        ],
        { transform: `translate(${x} ${y}) scale(${random.chance(0.5) ? -s : s} ${s})` },
      ),
    );
  }
}
function crowd(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  lights(sheet, film, 500, -40, 1500);
  sheet.add(
    setTitle(film, {
      face: 'anton',
      x: 500,
      y: 90,
      anchor: 'middle',
      width: 900,
      height: 700,
      lines: 4,
      fit: 'each',
      gap: 0.12,
      cased: upper,
      fill: light,
    }).svg,
  );
  hands(sheet, film, 1420, 38);
  sheet.add(
    rect(
      0,
      1300,
      1000,
      200,
      sheet.linear([
        [0, dark, 0],
        [0.35, dark, 0.95],
        [1, dark],
      ]),
    ),
  );
  sheet.add(
    write(film.tagline.toUpperCase(), { face: 'anton', size: 34, x: 60, y: 1350, fill: accent, track: 0.03, max: 880 }),
  );
  foot(sheet, film, { fill: light, face: 'oswald', faceBold: 'anton', y: 1404, accent: light });
  sheet.finish = { grain: 0.08, shift: 3 };
}

// Cello bodies nest inside each other like hills.
function cellos(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const outline =
    'M0 -420C150 -430 250 -350 232 -240C222 -170 150 -150 150 -40C150 60 270 90 280 240C290 420 140 480 0 480C-140 480 -290 420 -280 240C-270 90 -150 60 -150 -40C-150 -150 -222 -170 -232 -240C-250 -350 -150 -430 0 -420Z';
  const parts = [];
  for (let i = 0; i < 7; i++)
    parts.push(
      path(outline, mix(shape, accent, i / 6), {
        transform: `translate(500 760) scale(${1.42 - i * 0.2} ${1.3 - i * 0.19})`,
      }),
    );
  parts.push(
    rect(470, 60, 60, 780, dark),
    path('M458 80Q450 -10 500 -20Q550 -10 542 80Z', dark),
    ...[0, 1, 2, 3].map((i) => line(480 + i * 13, 60, 476 + i * 16, 1010, light, 2.5)),
    path('M430 990Q500 960 570 990L548 1020H452Z', dark),
    ...[-1, 1].map((m) => stroke(`M${500 + m * 130} 770q${m * 30} 40 ${m * 10} 90t${m * 20} 100`, dark, 13)),
  );
  parts.push(
    group([line(-560, 0, 560, 0, light, 12), line(-560, 22, 560, 22, light, 3)], {
      transform: 'translate(500 930) rotate(-24)',
    }),
  );
  return parts;
}
function cello(sheet: Sheet, film: Film) {
  const { ground, shape, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(cellos(film), { transform: 'translate(0 40)' }));
  sheet.add(rect(0, 1180, 1000, 320, ground));
  sheet.add(
    setTitle(film, {
      face: 'dmserif',
      x: 60,
      y: 1296,
      from: 'bottom',
      width: 880,
      height: 170,
      lines: 2,
      leading: 0.95,
      fill: dark,
      limit: 150,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'dmserifItalic',
      size: 34,
      x: 60,
      y: 1346,
      fill: onto(film.palette.ground, film.palette.shape, film.palette.light, film.palette.dark),
      max: 880,
    }),
  );
  foot(sheet, film, { fill: dark, face: 'josefin', faceBold: 'josefinBold', y: 1402, accent: shape });
  sheet.finish = { grain: 0.05, paper: 0.7, specks: 0.06 };
}
