// A sun or moon on the horizon, cut into strips by the water, with one small silhouette.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import { smoothNoise } from '../kit/noise';
import type { Sheet } from '../kit/sheet';
import { breakInto, stack } from '../kit/stack';
import { circle, curve, group, line, type Point, path, polygon, rect } from '../kit/svg';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'lighthouse' ? lighthousePoster(sheet, film) : sunPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'lighthouse') return lighthouseScene(sheet, film, { level: 640, x: 1520, foot: 690, scale: 0.9 });
  const { ground } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, darken(ground, 0.06)],
      [0.7, ground],
    ]),
  );
  sun(sheet, film, { cx: 1360, level: 560, r: 330 });
  boat(sheet, film, 1180, 640, 0.8);
  sheet.finish = { grain: 0.05, paper: 0.5 };
}

function sun(sheet: Sheet, film: Film, { cx, level, r }: { cx: number; level: number; r: number }) {
  const { ground, shape, accent } = film.palette;
  const { random, w, h } = sheet;
  sheet.add(circle(cx, level - r * 0.18, r, accent));
  sheet.add(rect(0, level, w, h - level, shape));
  // reflection: strips that grow thicker and ragged towards the viewer
  let y = level + 6;
  while (y < level + r * 1.15) {
    const t = (y - level) / (r * 1.15);
    const thick = 5 + t * 22;
    const half = r * Math.sqrt(Math.max(0, 1 - (t * 0.92) ** 2)) * random.between(0.74, 1.04);
    const off = random.between(-1, 1) * 34 * t;
    sheet.add(
      path(
        `M${cx - half + off} ${y}Q${cx + off} ${y - thick * 0.3} ${cx + half + off} ${y}Q${cx + off} ${y + thick * 1.25} ${cx - half + off} ${y}Z`,
        accent,
      ),
    );
    y += thick * 0.85 + 9 + t * 16;
  }
  for (let k = 0; k < 46; k++) {
    const yy = level + 12 + random.next() ** 1.6 * (h - level);
    const x = random.between(-50, w);
    const len = random.between(20, 120) * (0.4 + (yy - level) / (h - level));
    sheet.add(line(x, yy, x + len, yy, mix(shape, ground, 0.28), 2.2, { 'stroke-linecap': 'round' }));
  }
}

function boat(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const dark = film.palette.dark;
  sheet.add(
    group(
      [
        path('M-150 0C-120 34 110 36 158 -8C120 2 -90 6 -150 0Z', dark),
        path('M-8 4C-16 -40 -14 -66 4 -74C22 -66 26 -36 24 4Z', dark),
        circle(5, -88, 15, dark),
        path('M22 -50L92 16', 'none', { stroke: dark, 'stroke-width': 5 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
  );
}

function sunPoster(sheet: Sheet, film: Film) {
  const { ground, light, dark } = film.palette;
  sheet.fill(ground);
  sun(sheet, film, { cx: 500, level: 850, r: 372 });
  boat(sheet, film, 318, 1040, 0.9);
  const lines = breakInto(film.title, 2);
  sheet.add(
    stack(lines, { face: 'cormorantItalic', width: 850, x: 75, y: 80, leading: 0.86, fill: dark, max: 172 }).svg,
  );
  sheet.add(write(film.tagline, { face: 'cormorantItalic', size: 36, x: 925, y: 1342, anchor: 'end', fill: light }));
  sheet.add(credits(film, { x: 500, y: 1400, width: 850, fill: light, size: 24 }));
  sheet.finish = { grain: 0.05, paper: 0.6, shift: 1, specks: 0.05 };
}

function lighthouseScene(
  sheet: Sheet,
  film: Film,
  { level, x, foot, scale }: { level: number; x: number; foot: number; scale: number },
) {
  const { ground, accent, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.5, ground],
      [0.72, mix(ground, light, 0.32)],
      [1, ground],
    ]),
  );
  const soft = sheet.blur(16);
  const ly = foot - 470 * scale;
  sheet.add(
    polygon(
      [
        [x, ly],
        [-200, ly - 420],
        [-200, ly - 10],
      ],
      sheet.linear(
        [
          [0, accent, 0],
          [1, accent, 0.95],
        ],
        0,
      ),
      { filter: soft },
    ),
  );
  sheet.add(
    polygon(
      [
        [x, ly],
        [w + 300, ly + 90],
        [w + 300, ly + 190],
      ],
      accent,
      { opacity: 0.3, filter: soft },
    ),
  );
  for (let i = 0; i < 9; i++) {
    const y = level + (i / 9) ** 1.4 * (h - level);
    const noise = smoothNoise(random);
    const pts = Array.from({ length: 26 }, (_, k): Point => [(k / 25) * w, y + noise(k * 0.8) * (5 + i * 4)]);
    sheet.add(path(`${curve(pts)}L${w} ${h}L0 ${h}Z`, mix(mix(ground, light, 0.2), dark, (i + 1) / 9)));
  }
  const cliff = smoothNoise(random);
  const pts: Point[] = [[x - 330 * scale, h]];
  for (let k = 0; k <= 10; k++)
    pts.push([
      x - 300 * scale + k * 24 * scale + cliff(k) * 14,
      level + 230 * scale - k * 22 * scale + cliff(k + 40) * 16,
    ]);
  pts.push([x + 60 * scale, foot], [x + 200 * scale, foot + 14], [w + 20, foot + 50 * scale], [w + 20, h]);
  sheet.add(polygon(pts, dark));
  sheet.add(
    group(
      [
        path('M-42 10L-26 -430H26L42 10Z', dark),
        rect(-40, -446, 80, 18, dark),
        rect(-24, -498, 48, 54, accent),
        path('M-34 -496H34L0 -546Z', dark),
        rect(-3, -580, 6, 40, dark),
        rect(-8, -330, 16, 26, accent, { opacity: 0.8 }),
      ],
      { transform: `translate(${x} ${foot}) scale(${scale})` },
    ),
  );
  sheet.add(circle(x, ly, 46 * scale, accent, { filter: soft, opacity: 0.9 }));
  sheet.finish = { grain: 0.085, vignette: 0.35, fade: 0.04 };
}

function lighthousePoster(sheet: Sheet, film: Film) {
  const { accent, light } = film.palette;
  lighthouseScene(sheet, film, { level: 860, x: 690, foot: 930, scale: 1.05 });
  sheet.add(
    write(film.cast.join('     ').toUpperCase(), {
      face: 'oswaldLight',
      size: 25,
      x: 500,
      y: 92,
      anchor: 'middle',
      track: 0.16,
      fill: light,
      max: 860,
    }),
  );
  sheet.add(
    stack(film.title.toUpperCase().split(' '), {
      face: 'oswaldLight',
      width: 860,
      x: 70,
      y: 1350,
      from: 'bottom',
      gap: 34,
      track: 0.04,
      fill: light,
      max: 230,
    }).svg,
  );
  sheet.add(
    write(film.tagline.toUpperCase(), {
      face: 'oswaldLight',
      size: 24,
      x: 930,
      y: 1350,
      anchor: 'end',
      track: 0.12,
      fill: accent,
    }),
  );
  sheet.add(credits(film, { x: 500, y: 1412, width: 860, fill: light, size: 22, rows: 2 }));
}
