// Straight down: one diver under a line of light, and the depth written along the rope; or a school of jellyfish.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix, onto } from '../kit/colour';
import { dots } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, line, path, polygon, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { light } = film.palette;
  if (variant === 'jelly') {
    deep(sheet, film, 0);
    for (const [x, y, s] of [
      [640, 640, 1.7],
      [230, 900, 0.9],
      [840, 1080, 0.6],
      [150, 520, 0.5],
      [420, 1120, 0.4],
    ] as const)
      sheet.add(jelly(sheet, film, x, y, s));
    sheet.add(
      setTitle(film, {
        face: 'poiret',
        x: 500,
        y: 80,
        anchor: 'middle',
        width: 860,
        height: 220,
        lines: 2,
        leading: 0.95,
        limit: 170,
        fill: light,
        cased: upper,
        track: 0.02,
        more: { stroke: light, 'stroke-width': 3 },
      }).svg,
      write(film.tagline, {
        face: 'josefin',
        size: 32,
        x: 500,
        y: 1376,
        anchor: 'middle',
        fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
        max: 860,
      }),
      credits(film, { x: 500, y: 1420, width: 860, fill: light, size: 22, rows: 2 }),
    );
    return;
  }
  deep(sheet, film, 210);
  sheet.add(line(640, 190, 640, 1500, light, 3, { opacity: 0.7 }));
  for (let i = 1; i < 12; i++)
    sheet.add(
      line(640, 210 + i * 96, i % 2 ? 662 : 680, 210 + i * 96, light, 3, { opacity: 0.8 }),
      ...(i % 2 ? [] : [write(`${i * 10} m`, { face: 'oswaldLight', size: 30, x: 694, y: 221 + i * 96, fill: light })]),
    );
  diver(sheet, film, 600, 880, 1.25);
  sheet.add(
    setTitle(film, {
      face: 'shoulders',
      x: 60,
      y: 310,
      width: 500,
      height: 430,
      lines: 3,
      fit: 'each',
      gap: 0.34,
      cased: upper,
      fill: light,
      limit: 240,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'oswald',
      size: 32,
      x: 60,
      y: 1382,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 560,
    }),
    credits(film, { x: 60, y: 1424, width: 880, fill: light, size: 22, anchor: 'start', rows: 2 }),
  );
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  deep(sheet, film, variant === 'jelly' ? 0 : 120);
  if (variant === 'jelly')
    for (const [x, y, s] of [
      [1400, 330, 1.15],
      [1760, 560, 0.6],
      [1080, 600, 0.4],
    ] as const)
      sheet.add(jelly(sheet, film, x, y, s));
  else {
    sheet.add(line(1440, 110, 1440, 900, film.palette.light, 3, { opacity: 0.7 }));
    diver(sheet, film, 1400, 560, 0.95);
  }
}
function deep(sheet: Sheet, film: Film, surface: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, mix(shape, light, 0.35)],
      [0.25, shape],
      [0.7, ground],
      [1, dark],
    ]),
  );
  const cx = w > 1500 ? 1400 : 620;
  const soft = sheet.blur(14);
  const beams = [];
  for (let i = 0; i < 9; i++) {
    const a = (i - 4) * 0.11;
    beams.push(
      polygon(
        [
          [cx + i * 20 - 90, surface],
          [cx + i * 20 - 60, surface],
          [cx + Math.sin(a + 0.04) * 1500, h * 0.92],
          [cx + Math.sin(a) * 1500 - 60, h * 0.92],
        ],
        sheet.linear([
          [0, light, 0.42],
          [1, light, 0],
        ]),
      ),
    );
  }
  sheet.add(group(beams, { filter: soft }));
  if (surface) {
    sheet.add(
      path(
        `M-10 -10H${w + 10}V${surface}` +
          Array.from(
            { length: Math.ceil(w / 100) + 1 },
            (_, i) => `Q${w - i * 100 - 50} ${surface + (i % 2 ? 34 : -26)} ${w - (i + 1) * 100} ${surface}`,
          ).join('') +
          'Z',
        mix(accent, light, 0.3),
      ),
      ...Array.from({ length: 26 }, () => {
        const [x, y] = [random.between(0, w), surface + random.between(14, 90)];
        return line(x, y, x + random.between(30, 130), y, light, 4, { opacity: 0.5, 'stroke-linecap': 'round' });
      }),
    );
  }
  sheet.add(...dots(random, 90, [0, surface + 60, w, h], [1.5, 7], light, [0.1, 0.5]));
  sheet.finish = { grain: 0.06, vignette: 0.25 };
}
function diver(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.add(
    ...Array.from({ length: 26 }, (_, i) =>
      circle(x + 20 + random.bell() * 70, y - 120 - i * 26 * s, random.between(3, 14) * (1 - i / 34), 'none', {
        stroke: light,
        'stroke-width': 2.5,
        opacity: 0.7,
      }),
    ),
  );
  // head down, one long fin like a fish
  sheet.add(
    group(
      [
        stroke('M-8 -10L40 190', '#e0b08a', 19),
        stroke('M14 -10L44 192', '#e0b08a', 17),
        ellipse(2, 20, 27, 36, dark),
        path('M-26 30Q0 58 28 30L26 46Q0 64 -24 46Z', accent),
        path('M-34 -20Q-44 -110 -26 -190Q-10 -300 -22 -400L6 -402Q20 -300 34 -190Q46 -110 36 -20Q0 10 -34 -20Z', dark),
        stroke('M-20 -60Q-26 -140 -12 -220', accent, 7),
        path('M-22 -396Q-60 -480 -130 -560Q-50 -540 -8 -560Q40 -540 120 -556Q50 -480 8 -398Z', accent),
        stroke('M-14 -410L-70 -520M0 -410L0 -540M6 -410L60 -520', darken(accent, 0.3), 4),
      ],
      { transform: `translate(${x} ${y}) rotate(4) scale(${s})` },
    ),
  );
}
function jelly(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { shape, accent, light } = film.palette;
  const { random } = sheet;
  const arms = Array.from({ length: 15 }, (_, i) => {
    const dx = -130 + i * 18.6;
    const l = random.between(240, 520);
    return stroke(
      `M${dx} 0C${dx + random.between(-40, 40)} ${l * 0.3} ${dx + random.between(-70, 70)} ${l * 0.6} ${dx + random.between(-60, 60)} ${l}`,
      i % 3 ? light : accent,
      i % 3 ? 2.4 : 9,
      { opacity: i % 3 ? 0.6 : 0.5 },
    );
  });
  return group(
    [
      circle(
        0,
        -50,
        300,
        sheet.radial(
          [
            [0, accent, 0.4],
            [1, accent, 0],
          ],
          0,
          -50,
          300,
        ),
      ),
      ...arms,
      path(
        'M-170 0C-180 -150 -90 -220 0 -220C90 -220 180 -150 170 0Q150 24 128 0Q106 24 84 0Q62 24 42 0Q20 24 0 0Q-20 24 -42 0Q-62 24 -84 0Q-106 24 -128 0Q-150 24 -170 0Z',
        sheet.linear([
          [0, light, 0.95],
          [0.6, accent, 0.85],
          [1, mix(accent, shape, 0.5), 0.8],
        ]),
      ),
      ...[-90, -45, 0, 45, 90].map((dx) =>
        stroke(`M${dx * 0.3} -206Q${dx * 1.4} -130 ${dx * 1.5} -10`, light, 3, { opacity: 0.5 }),
      ),
      ellipse(-60, -140, 30, 44, '#ffffff', { opacity: 0.5, transform: 'rotate(30 -60 -140)' }),
    ],
    { transform: `translate(${x} ${y}) rotate(${random.between(-14, 14)}) scale(${s})` },
  );
}
