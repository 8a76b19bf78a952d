// Crime by letters: a typewriter whose hammer is a gun, and a ransom note cut from newspapers.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix, onto } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, path, polygon, rect, ring, stroke } from '../kit/svg';
import { linesOf, setTitle } from '../kit/title';
import { capHeight, measure, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'envelope') return envelopePoster(sheet, film);
  return variant === 'ransom' ? ransomPoster(sheet, film) : typePoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground } = film.palette;
  sheet.fill(ground);
  if (variant === 'envelope') {
    envelope(sheet, film, 2000, 900);
    sheet.finish = { grain: 0.05, paper: 0.8 };
    return;
  }
  if (variant === 'ransom') {
    newsprint(sheet, film);
    cuttings(sheet, film, 900, 250, 1000, 420);
    sheet.finish = { grain: 0.06, paper: 0.8, specks: 0.06 };
    return;
  }
  sheet.add(group(machine(film), { transform: 'translate(880 -330) scale(1)' }));
  sheet.finish = { grain: 0.06, paper: 0.5, shift: 1 };
}
function machine(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [
    rect(250, 200, 500, 560, light),
    ...[0, 1, 2, 3, 4].map((i) => rect(300, 270 + i * 46, 400 - ((i * 67) % 170), 9, mix(light, dark, 0.5))),
    rect(300, 500, 170, 9, mix(light, dark, 0.5)),
    circle(560, 560, 46, accent),
    ...(
      [
        [520, 620, 14],
        [600, 640, 9],
        [566, 650, 18],
        [540, 690, 8],
      ] as const
    ).map(([x, y, r]) => circle(x, y, r, accent)),
    rect(549, 580, 14, 130, accent),
  ];
  parts.push(
    rect(150, 700, 700, 90, dark, { rx: 40 }),
    rect(90, 716, 90, 58, shape, { rx: 20 }),
    rect(820, 716, 90, 58, shape, { rx: 20 }),
    path('M190 780H810L900 1180H100Z', shape),
    path('M280 790H720L660 900H340Z', dark),
  );
  // type bars fan out; the middle one is a revolver
  for (let i = -6; i <= 6; i++) if (i) parts.push(line(500 + i * 14, 900, 500 + i * 27, 800, mix(light, dark, 0.4), 7));
  parts.push(
    group(
      [
        path('M-20 0V-230H20V0Z', dark),
        path('M-34 -60H34V20H-34Z', dark),
        path('M-30 20H36L70 120L20 136L-4 60H-30Z', dark),
        rect(-28, -250, 56, 40, dark),
        path('M34 10Q80 20 64 70', 'none', { stroke: dark, 'stroke-width': 11 }),
        ...[-50, -28, -6].map((y) => line(-34, y, 34, y, mix(dark, light, 0.4), 4)),
      ],
      { transform: 'translate(500 800)' },
    ),
  );
  const rows = ['QWERTZUIOP', 'ASDFGHJKL', 'YXCVBNM'];
  rows.forEach((row, r) => {
    [...row].forEach((ch, i) => {
      const x = 500 + (i - (row.length - 1) / 2) * (70 + r * 3);
      const y = 960 + r * 76;
      parts.push(
        circle(x, y + 7, 31, dark),
        circle(x, y, 31, ch === 'G' ? accent : light),
        circle(x, y, 31, 'none', { stroke: dark, 'stroke-width': 4 }),
        write(ch, { face: 'typewriter', size: 34, x, y: y + 12, anchor: 'middle', fill: dark }),
      );
    });
  });
  return parts;
}
function typePoster(sheet: Sheet, film: Film) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(machine(film), { transform: 'translate(0 90)' }));
  sheet.add(
    setTitle(film, {
      face: 'typewriter',
      x: 60,
      y: 70,
      width: 880,
      height: 190,
      lines: 2,
      leading: 1,
      limit: 130,
      fill: dark,
    }).svg,
  );
  sheet.add(
    rect(0, 1280, 1000, 220, dark),
    write(film.tagline, {
      face: 'typewriter',
      size: 33,
      x: 60,
      y: 1346,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1400, width: 880, fill: light, size: 24, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.07, paper: 0.7, shift: 2, specks: 0.1 };
}
function newsprint(sheet: Sheet, film: Film) {
  const { light, dark } = film.palette;
  const { random, w, h } = sheet;
  for (let k = 0; k < 26; k++) {
    const [x, y, t, n] = [
      random.between(-100, w - 150),
      random.between(-80, h - 60),
      random.between(-24, 24),
      random.whole(5, 13),
    ];
    const bw = random.between(180, 380);
    sheet.add(
      group(
        [
          rect(0, 0, bw, n * 19 + 50, mix(light, dark, random.between(0.02, 0.16))),
          rect(14, 16, bw * random.between(0.4, 0.85), 17, mix(light, dark, 0.55)),
          ...Array.from({ length: n }, (_, i) =>
            rect(14, 48 + i * 19, (bw - 28) * (i === n - 1 ? 0.5 : 1), 6, mix(light, dark, 0.3)),
          ),
        ],
        { transform: `translate(${x} ${y}) rotate(${t})` },
      ),
    );
  }
}
// Every letter of the title is torn from another page.
function cuttings(sheet: Sheet, film: Film, x0: number, y0: number, width: number, height: number) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const faces = [
    'abril',
    'archivoBlack',
    'playfairBlack',
    'slab',
    'anton',
    'bodoniBlack',
    'dmserif',
    'rye',
    'bowlby',
    'fraktur',
  ] as const;
  const styles = [
    [light, dark],
    [dark, light],
    [accent, light],
    [light, accent],
    [shape, dark],
    ['#ffffff', dark],
  ] as const;
  const rows = linesOf(film, film.title.length > 14 ? 3 : 2);
  const size = Math.min(height / rows.length, (width / Math.max(...rows.map((r) => [...r].length))) * 1.5);
  rows.forEach((row, r) => {
    let x = x0;
    const unit = width / [...row].reduce((s, c) => s + (c === ' ' ? 0.5 : 1), 0);
    [...row].forEach((ch) => {
      if (ch === ' ') {
        x += unit * 0.5;
        return;
      }
      const [back, ink] = random.pick(styles);
      const face = random.pick(faces);
      const up = random.chance(0.7) ? ch.toUpperCase() : ch.toLowerCase();
      const bw = unit * random.between(0.9, 1.04);
      const bh = size * random.between(0.86, 1.02);
      const j = () => random.between(-7, 7);
      const s = Math.min((bh * 0.7) / capHeight(face, 1), (bw * 0.76) / measure(up, { face, size: 1 }).width);
      const y = y0 + r * (height / rows.length) + random.between(-10, 10);
      sheet.add(
        group(
          [
            polygon(
              [
                [8 + j(), 10 + j()],
                [bw + 8 + j(), 10 + j()],
                [bw + 8 + j(), bh + 10 + j()],
                [8 + j(), bh + 10 + j()],
              ],
              '#000000',
              { opacity: 0.28 },
            ),
            polygon(
              [
                [j(), j()],
                [bw + j(), j()],
                [bw + j(), bh + j()],
                [j(), bh + j()],
              ],
              back,
            ),
            write(up, {
              face,
              size: s,
              x: bw / 2,
              y: bh / 2 + (s * capHeight(face, 1)) / 2,
              anchor: 'middle',
              fill: ink,
            }),
          ],
          { transform: `translate(${x} ${y}) rotate(${random.between(-6, 6).toFixed(1)})` },
        ),
      );
      x += unit;
    });
  });
}
function ransomPoster(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  sheet.fill(ground);
  newsprint(sheet, film);
  sheet.add(rect(0, 0, 1000, 1500, ground, { opacity: 0.25 }));
  cuttings(sheet, film, 70, 110, 860, 560);
  // a lipstick kiss signs the threat
  sheet.add(
    group(
      [
        path('M-190 0Q-120 -90 -50 -60Q0 -30 50 -60Q120 -90 190 0Q110 -10 0 -4Q-110 -10 -190 0Z', accent),
        path('M-190 14Q-100 30 0 22Q100 30 190 14Q120 120 0 116Q-120 120 -190 14Z', accent),
        stroke(
          Array.from(
            { length: 17 },
            (_, i) =>
              `M${-140 + i * 17} ${-54 + Math.abs(i - 8) * 5}q${(i - 8) * 1.4} 24 ${(i - 8) * 0.6} 46M${-140 + i * 17} 30q${(i - 8) * 1.2} 34 ${-(i - 8) * 1.6} ${70 - Math.abs(i - 8) * 5}`,
          ).join(''),
          light,
          4,
          { opacity: 0.55 },
        ),
      ],
      { transform: 'translate(560 940) rotate(-14) scale(1.5)' },
    ),
  );
  sheet.add(
    rect(0, 1240, 1000, 260, dark),
    write(film.tagline, { face: 'typewriter', size: 34, x: 60, y: 1312, fill: light, max: 880 }),
    write(film.cast.join('   '), {
      face: 'typewriter',
      size: 27,
      x: 60,
      y: 1360,
      fill: onto(film.palette.dark, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    credits(film, { x: 60, y: 1412, width: 880, fill: light, size: 22, anchor: 'start', rows: 2 }),
  );
  sheet.finish = { grain: 0.06, paper: 0.9, specks: 0.08, shift: 1 };
}
// An airmail envelope from somebody who is only an outline.
function envelope(sheet: Sheet, film: Film, w: number, h: number) {
  const { ground, shape, light, dark } = film.palette;
  sheet.fill(light);
  for (let i = -2; i < (w + h) / 60; i++)
    sheet.add(
      polygon(
        [
          [i * 120, 0],
          [i * 120 + 60, 0],
          [i * 120 + 60 - h, h],
          [i * 120 - h, h],
        ],
        i % 2 ? ground : '#2a5a8c',
      ),
    );
  sheet.add(rect(54, 54, w - 108, h - 108, light));
  const sx = w - 400;
  sheet.add(
    ...Array.from({ length: 12 }, (_, i) => circle(sx + 14 + i * 26, 110, 10, light)),
    rect(sx, 110, 300, 380, ground),
    rect(sx + 18, 128, 264, 344, light),
    rect(sx + 30, 140, 240, 320, shape),
    path(
      `M${sx + 60} 460Q${sx + 70} 350 ${sx + 124} 336V310Q${sx + 90} 280 ${sx + 94} 230Q${sx + 100} 176 ${sx + 150} 176Q${sx + 200} 176 ${sx + 206} 230Q${sx + 210} 280 ${sx + 176} 310V336Q${sx + 230} 350 ${sx + 240} 460Z`,
      'none',
      { stroke: dark, 'stroke-width': 6, 'stroke-dasharray': '16 12' },
    ),
  );
  sheet.add(
    group(
      [
        ring(0, 0, 118, dark, 5),
        ring(0, 0, 84, dark, 4),
        write('NOWHERE', { face: 'typewriter', size: 30, x: 0, y: -4, anchor: 'middle', fill: dark }),
        write('00.00.00', { face: 'typewriter', size: 24, x: 0, y: 28, anchor: 'middle', fill: dark }),
        ...[0, 1, 2, 3].map((i) => stroke(`M110 ${-50 + i * 32}q40 -18 80 0t80 0t80 0`, dark, 5)),
      ],
      { transform: `translate(${sx - 90} 400) rotate(-14)`, opacity: 0.8 },
    ),
  );
}
function envelopePoster(sheet: Sheet, film: Film) {
  const { accent, dark } = film.palette;
  envelope(sheet, film, 1000, 1500);
  sheet.add(
    setTitle(film, {
      face: 'caveat',
      x: 120,
      y: 640,
      width: 760,
      height: 330,
      lines: 2,
      leading: 0.95,
      limit: 220,
      fill: dark,
    }).svg,
    ...[0, 1, 2].map((i) => line(120, 1010 + i * 70, 880 - i * 160, 1010 + i * 70, dark, 3, { opacity: 0.5 })),
    write(film.tagline, { face: 'typewriter', size: 30, x: 120, y: 1290, fill: accent, max: 760 }),
    credits(film, { x: 120, y: 1346, width: 760, fill: dark, size: 22, anchor: 'start', rows: 3 }),
  );
  sheet.finish = { grain: 0.05, paper: 0.9, specks: 0.08, shift: 2 };
}
