// An animal whose body is the country it comes from.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix, onto } from '../kit/colour';
import { named } from '../kit/list';
import { hill } from '../kit/shapes';
import type { Sheet } from '../kit/sheet';
import { circle, group, line, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

interface Animal {
  readonly body: string;
  readonly lines: readonly string[];
  readonly eye: Point;
}

const animals: Readonly<Record<string, Animal>> = {
  bear: {
    body: 'M130 640C110 560 170 480 250 470C240 430 280 410 300 440C400 380 560 360 680 420C800 440 880 540 890 700C900 820 880 900 880 1000H760C770 940 750 900 720 880C640 900 540 900 470 880C470 930 480 960 470 1000H350C350 930 330 880 320 800C290 780 260 770 230 760C180 760 130 720 130 640Z',
    lines: [],
    eye: [222, 590],
  },
};
function inside(sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const parts = [
    rect(
      0,
      200,
      1000,
      900,
      sheet.linear([
        [0, light],
        [1, mix(accent, light, 0.35)],
      ]),
    ),
    circle(620, 540, 110, accent),
  ];
  for (let i = 0; i < 4; i++) parts.push(stroke(`M${300 + i * 90} ${460 + i * 22}q18 -14 34 0q16 -14 34 0`, dark, 5));
  for (let i = 0; i < 6; i++) {
    const y = 560 + i * 72;
    const pts = Array.from({ length: 7 }, (_, k): Point => [k * 170, y + random.between(-56, 40)]);
    parts.push(hill(pts, 1000, 1100, mix(shape, dark, i * 0.16)));
    for (let k = 0; k < 9; k++) {
      const x = random.between(60, 940);
      parts.push(path(`M${x} ${y + 34}l-11 24h22ZM${x} ${y + 16}l-9 24h18Z`, mix(shape, dark, i * 0.16 + 0.2)));
    }
  }
  parts.push(
    rect(470, 700, 60, 44, light),
    polygon(
      [
        [460, 702],
        [500, 670],
        [540, 702],
      ],
      accent,
    ),
    rect(492, 716, 14, 28, dark),
    stroke('M500 744Q520 820 440 860T470 1000', light, 10),
  );
  return parts;
}
function draw(sheet: Sheet, film: Film, variant: string) {
  const a = named(animals, variant);
  const { dark, light } = film.palette;
  const clip = sheet.clip(path(a.body));
  return [
    path(a.body, dark, { transform: 'translate(12 14)', opacity: 0.25 }),
    ...a.lines.map((d) => path(d, dark)),
    group(inside(sheet, film), { 'clip-path': clip }),
    path(a.body, 'none', { stroke: dark, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
    circle(...a.eye, 13, dark),
    circle(a.eye[0] - 4, a.eye[1] - 4, 4, light),
  ];
}
export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(draw(sheet, film, variant), { transform: 'translate(0 90)' }), line(60, 1100, 940, 1100, dark, 6));
  sheet.add(
    setTitle(film, {
      face: 'shoulders',
      x: 60,
      y: 64,
      width: 880,
      height: 330,
      lines: 2,
      fit: 'each',
      gap: 0.12,
      limit: 260,
      cased: upper,
      fill: dark,
    }).svg,
  );
  sheet.add(
    write(film.tagline, {
      face: 'archivoBold',
      size: 36,
      x: 60,
      y: 1176,
      fill: onto(film.palette.ground, film.palette.accent, film.palette.light, film.palette.dark),
      max: 880,
    }),
    write(film.cast.join('   '), { face: 'archivo', size: 30, x: 60, y: 1230, fill: dark, max: 880 }),
    credits(film, { x: 60, y: 1360, width: 880, fill: dark, size: 26, anchor: 'start', rows: 3 }),
  );
  sheet.finish = { grain: 0.05, paper: 0.8, shift: 2, specks: 0.07 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  sheet.fill(film.palette.ground);
  sheet.add(group(draw(sheet, film, variant), { transform: 'translate(900 -210) scale(1.02)' }));
  sheet.finish = { grain: 0.05, paper: 0.8, shift: 1 };
}
