// Space: a planet's burning edge, or a Swiss-school diagram of orbits.
import type { Film } from '../film';
import { byLine, credits } from '../kit/billing';
import { darken, mix } from '../kit/colour';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, ellipse, group, line, type Point, path, rect, ring } from '../kit/svg';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'swiss' ? swissPoster(sheet, film) : planetPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'swiss') {
    sheet.fill(film.palette.ground);
    orbits(sheet, film, 1380, 450, 1.1);
    sheet.finish = { grain: 0.035, paper: 0.5 };
    return;
  }
  planet(sheet, film, { cx: 1500, cy: 1240, r: 1000 });
  astronaut(sheet, film, 1180, 190, 1);
}

function planet(sheet: Sheet, film: Film, { cx, cy, r }: { cx: number; cy: number; r: number }) {
  const { ground, shape, accent, light } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  for (let i = 0; i < 320; i++)
    sheet.add(
      circle(random.between(0, w), random.between(0, h), random.next() ** 4 * 2.6 + 0.5, light, {
        opacity: random.between(0.15, 0.9),
      }),
    );
  sheet.add(
    circle(
      cx,
      cy,
      r * 1.28,
      sheet.radial(
        [
          [0.74, shape, 0.85],
          [0.8, shape, 0.34],
          [1, shape, 0],
        ],
        cx,
        cy,
        r * 1.28,
      ),
    ),
  );
  sheet.add(
    circle(
      cx,
      cy,
      r,
      sheet.radial(
        [
          [0, ground],
          [0.82, darken(shape, 0.72)],
          [0.93, shape],
          [0.985, accent],
          [1, light],
        ],
        cx,
        cy,
        r,
      ),
    ),
  );
  const inside = sheet.clip(circle(cx, cy, r));
  const bands = [];
  for (let i = 0; i < 34; i++) {
    const y = cy - r + (i / 34) ** 1.5 * r * 1.3;
    bands.push(
      ellipse(
        cx + random.between(-80, 80),
        y + 40,
        r * random.between(0.3, 1),
        random.between(3, 17),
        i % 2 ? ground : accent,
        { opacity: random.between(0.04, 0.17), transform: `rotate(-14 ${cx} ${cy})` },
      ),
    );
  }
  sheet.add(group(bands, { 'clip-path': inside }));
  sheet.add(
    circle(
      cx,
      cy,
      r,
      sheet.linear(
        [
          [0.3, ground, 0],
          [0.72, ground, 0.96],
        ],
        62,
      ),
    ),
  );
  sheet.finish = { grain: 0.075 };
}

function astronaut(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { ground, shape, light } = film.palette;
  sheet.add(
    group(
      [
        path('M-16 30C-90 60 -120 160 -40 250S60 330 10 430', 'none', {
          stroke: light,
          'stroke-width': 2,
          opacity: 0.65,
        }),
        rect(-20, -14, 40, 46, light, { rx: 12 }),
        circle(0, -30, 22, light),
        path('M-14 -34Q0 -50 15 -34V-26Q0 -14 -14 -26Z', shape),
        path(
          'M-18 -6L-46 14L-40 24L-16 12M18 -6L44 -22L50 -12L18 14M-14 28L-26 66L-12 70L0 34M6 30L22 64L34 58L18 26',
          light,
        ),
        rect(-26, -16, 10, 38, mix(light, ground, 0.35), { rx: 4 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s}) rotate(18)` },
    ),
  );
}

function planetPoster(sheet: Sheet, film: Film) {
  const { accent, light } = film.palette;
  planet(sheet, film, { cx: 640, cy: 1330, r: 860 });
  astronaut(sheet, film, 300, 330, 0.8);
  const [a = '', b = ''] = film.title.toUpperCase().split(' ');
  sheet.add(
    write(a, {
      face: 'josefinThin',
      size: sizeToWidth(a, 'josefinThin', 850, 0.16),
      x: 75,
      y: 1130,
      track: 0.16,
      fill: light,
    }),
  );
  sheet.add(
    write(b, {
      face: 'josefinThin',
      size: sizeToWidth(a, 'josefinThin', 850, 0.16),
      x: 925,
      y: 1252,
      anchor: 'end',
      track: 0.16,
      fill: light,
    }),
  );
  sheet.add(write(film.tagline, { face: 'josefin', size: 30, x: 75, y: 1236, fill: accent }));
  sheet.add(
    write(film.cast.join('  /  ').toUpperCase(), {
      face: 'josefin',
      size: 22,
      x: 500,
      y: 84,
      anchor: 'middle',
      track: 0.24,
      fill: light,
      max: 850,
    }),
  );
  sheet.add(credits(film, { x: 500, y: 1398, width: 850, fill: light, size: 23, rows: 2 }));
}

function orbits(sheet: Sheet, film: Film, cx: number, cy: number, s: number) {
  const { shape, accent } = film.palette;
  const { random } = sheet;
  sheet.add(circle(cx, cy, 46 * s, accent));
  for (let i = 0; i < 7; i++) {
    const r = (105 + i * 58) * s;
    sheet.add(ring(cx, cy, r, shape, 2.4));
    const a = -1.2 + i * 0.93 + random.between(-0.2, 0.2);
    const p: Point = [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
    sheet.add(circle(...p, (9 + ((i * 37) % 22)) * s, i === 4 ? accent : shape));
    if (i === 5) sheet.add(ring(...p, 44 * s, shape, 2.4));
  }
}

function swissPoster(sheet: Sheet, film: Film) {
  const { ground, shape, accent } = film.palette;
  sheet.fill(ground);
  sheet.add(rect(0, 0, 1000, 14, accent));
  orbits(sheet, film, 530, 826, 0.92);
  const lines = film.title.split(' ');
  sheet.add(
    stack(lines, { face: 'archivoBold', size: 168, x: 58, y: 84, leading: 0.94, track: -0.035, fill: shape }).svg,
  );
  const small = { face: 'archivo', size: 22, x: 62, fill: shape } as const;
  film.cast.forEach((c, i) => {
    sheet.add(write(c, { ...small, y: 1296 + i * 30 }));
  });
  sheet.add(write(byLine(film), { ...small, x: 420, y: 1296 }));
  [...film.tagline.matchAll(/[^.]+\./g)].forEach(([t], i) => {
    sheet.add(write(t.trim(), { ...small, face: 'archivoBold', fill: accent, x: 740, y: 1296 + i * 30 }));
  });
  sheet.add(line(62, 1256, 940, 1256, shape, 2.4));
  sheet.add(
    credits(film, { x: 62, y: 1426, width: 880, fill: shape, size: 18, anchor: 'start', rows: 2, face: 'oswald' }),
  );
  sheet.finish = { grain: 0.03, paper: 0.45 };
}
