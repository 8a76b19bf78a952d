// Opera and ballet: a curtain that opens on a figure of light, and a dancer made of one ribbon.

import type { Film } from '../film';
import { darken, lighten, mix } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, curve, ellipse, group, line, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'ribbon' ? ribbonPoster(sheet, film) : curtainPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  const { ground, dark } = film.palette;
  sheet.fill(variant === 'ribbon' ? ground : dark);
  if (variant === 'ribbon') {
    sheet.add(group(dancer(film), { transform: 'translate(1060 -110) scale(0.78)' }));
    sheet.finish = { grain: 0.03, paper: 0.35 };
    return;
  }
  lady(sheet, 1330, 930, 0.78);
  curtain(sheet, film, { opening: [700, 1720] });
  sheet.finish = { grain: 0.06, vignette: 0.35 };
}

function curtain(sheet: Sheet, film: Film, { opening }: { opening: Point }) {
  const { ground, shape, accent } = film.palette;
  const { w, h, random } = sheet;
  for (const side of [0, 1]) {
    const edge = side ? w - opening[1] : opening[0];
    const folds = Math.round(edge / 46) + 3;
    for (let i = 0; i < folds; i++) {
      const t0 = i / folds;
      const t1 = (i + 1) / folds;
      const x = (t: number, pull: number) => {
        const v = t * edge * (1 - pull);
        return side ? w - v : v;
      };
      const tie = h * 0.62;
      const d = `M${x(t0, -0.55)} -10C${x(t0, -0.5)} ${tie * 0.5} ${x(t0, 0.1)} ${tie * 0.7} ${x(t0, 0.42)} ${tie}C${x(t0, 0.3)} ${tie + 160} ${x(t0, 0.2)} ${h - 100} ${x(t0, 0.16)} ${h + 10}L${x(t1, 0.16)} ${h + 10}C${x(t1, 0.2)} ${h - 100} ${x(t1, 0.3)} ${tie + 160} ${x(t1, 0.42)} ${tie}C${x(t1, 0.1)} ${tie * 0.7} ${x(t1, -0.5)} ${tie * 0.5} ${x(t1, -0.55)} -10Z`;
      const k = random.between(0.85, 1.1);
      sheet.add(
        path(
          d,
          sheet.linear(
            [
              [0, darken(ground, 0.55)],
              [0.38 * k, lighten(shape, 0.06)],
              [0.52 * k, lighten(shape, 0.2)],
              [0.75, shape],
              [1, darken(ground, 0.62)],
            ],
            side ? 180 : 0,
          ),
          { stroke: darken(ground, 0.6), 'stroke-width': 1 },
        ),
      );
    }
    const tx = side ? w - edge * 0.3 : edge * 0.3;
    const far = side ? w - edge * 0.62 : edge * 0.62;
    const out = side ? w + 10 : -10;
    for (const [dy, tone, thick] of [
      [0, darken(accent, 0.45), 26],
      [-3, accent, 18],
      [-7, lighten(accent, 0.35), 4],
    ] as const)
      sheet.add(stroke(`M${out} ${h * 0.575 + dy}Q${tx} ${h * 0.655 + dy} ${far} ${h * 0.622 + dy}`, tone, thick));
    sheet.add(
      path(`M${tx - 9} ${h * 0.64}L${tx - 22} ${h * 0.72}H${tx + 22}L${tx + 9} ${h * 0.64}Z`, accent),
      circle(tx, h * 0.643, 14, lighten(accent, 0.25)),
      ...[-14, -7, 0, 7, 14].map((dx) => line(tx + dx * 0.5, h * 0.65, tx + dx, h * 0.72, darken(accent, 0.4), 2)),
    );
  }
}

// The Frost Lady: a column of ice light, gown falling in facets.
function lady(sheet: Sheet, x: number, foot: number, s: number) {
  const { random } = sheet;
  const r = 640 * s;
  const cy = foot - 560 * s;
  sheet.add(
    circle(
      x,
      cy,
      r,
      sheet.radial(
        [
          [0, '#dff0fb', 0.95],
          [0.4, '#86a9c9', 0.6],
          [1, '#1c2a44', 0],
        ],
        x,
        cy,
        r,
      ),
    ),
  );
  const parts = [];
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const a = -250 + t * 500;
    parts.push(
      polygon(
        [
          [-36 + t * 72, -590],
          [a, 0],
          [a + 26, 0],
          [-33 + t * 72, -590],
        ],
        mix('#f7fcff', '#6f93b8', (i % 3) * 0.3 + random.between(0, 0.24)),
        { opacity: 0.96 },
      ),
    );
  }
  parts.push(
    path('M-40 -585Q-54 -690 -30 -730Q0 -742 30 -730Q54 -690 40 -585Z', '#f4faff'),
    path('M-28 -728Q-100 -700 -132 -560L-196 -470L-176 -460L-108 -540Q-72 -650 -24 -690Z', '#e3f0f9'),
    path('M28 -728Q100 -740 150 -850L196 -930L178 -938L128 -862Q80 -780 24 -760Z', '#e3f0f9'),
    path('M-14 -726V-790H14V-726Z', '#dcebf5'),
    ellipse(0, -830, 40, 52, '#eef7fd'),
    path('M-46 -824Q-54 -900 0 -900Q54 -900 46 -824Q40 -870 0 -872Q-40 -870 -46 -824Z', '#2a3c58'),
  );
  for (let i = -3; i <= 3; i++)
    parts.push(
      polygon(
        [
          [i * 14 - 8, -884],
          [i * 19, -960 + Math.abs(i) * 16],
          [i * 14 + 8, -884],
        ],
        '#ffffff',
      ),
    );
  sheet.add(group(parts, { transform: `translate(${x} ${foot}) scale(${s})` }));
  for (let i = 0; i < 90; i++)
    sheet.add(
      circle(x + random.bell() * 420 * s, foot - random.between(0, 1250) * s, random.between(1, 5), '#ffffff', {
        opacity: random.between(0.3, 1),
      }),
    );
}

function curtainPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  sheet.fill('#0d1424');
  lady(sheet, 500, 1240, 0.88);
  curtain(sheet, film, { opening: [300, 700] });
  sheet.add(
    rect(
      0,
      1020,
      1000,
      480,
      sheet.linear([
        [0, dark, 0],
        [0.42, dark, 0.95],
        [1, dark],
      ]),
    ),
  );
  sheet.add(
    write(nth(linesOf(film), 0), {
      face: 'bodoniItalic',
      size: 190,
      x: 500,
      y: 1200,
      anchor: 'middle',
      fill: light,
      track: -0.01,
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1), {
      face: 'bodoniItalic',
      size: 190,
      x: 500,
      y: 1352,
      anchor: 'middle',
      fill: light,
      track: -0.01,
    }),
  );
  sheet.add(
    write(film.tagline.toUpperCase(), {
      face: 'josefin',
      size: 27,
      x: 500,
      y: 76,
      anchor: 'middle',
      track: 0.34,
      fill: accent,
    }),
  );
  sheet.add(
    write(film.cast.join('  ·  '), {
      face: 'cormorantItalic',
      size: 37,
      x: 500,
      y: 1414,
      anchor: 'middle',
      fill: accent,
    }),
  );
  sheet.add(
    write(nth(film.captions, 0), {
      face: 'josefin',
      size: 19,
      x: 500,
      y: 1458,
      anchor: 'middle',
      track: 0.3,
      fill: light,
    }),
  );
  sheet.finish = { grain: 0.05, vignette: 0.3 };
}

function ribbonShape(points: readonly Point[], widths: readonly number[]) {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [nth(points, Math.max(0, i - 1)), nth(points, Math.min(points.length - 1, i + 1))];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / len, (b[0] - a[0]) / len];
    const [[x, y], width] = [nth(points, i), nth(widths, i)];
    left.push([x + nx * width, y + ny * width]);
    right.unshift([x - nx * width, y - ny * width]);
  }
  return `${curve(left) + curve(right).replace('M', 'L')}Z`;
}

function dancer(film: Film) {
  const { shape, accent, light } = film.palette;
  const parts = [];
  // ribbon behind: two turns around the body, then off the page
  const turn = (n: number) =>
    Array.from({ length: n }, (_, i): { at: Point; depth: number } => {
      const t = i / (n - 1);
      const a = t * Math.PI * 4.4 + 0.4;
      const r = 120 + t * 330;
      return { at: [500 + Math.cos(a) * r * 1.12, 150 + t * 930 + Math.sin(a) * r * 0.3], depth: Math.sin(a) };
    });
  const all = turn(90);
  const width = (i: number) => 7 + 20 * Math.abs(Math.cos((i / 90) * 9.5 + 0.6));
  const segment = (a: number, b: number, tone: string) =>
    path(
      ribbonShape(
        all.slice(a, b + 1).map((p) => p.at),
        all.slice(a, b + 1).map((_, k) => width(a + k)),
      ),
      tone,
    );
  const back: string[] = [];
  const front: string[] = [];
  for (let i = 0; i < 89; i += 1) {
    const behind = nth(all, i).depth < 0;
    (behind ? back : front).push(
      segment(Math.max(0, i - 0), Math.min(89, i + 2), behind ? darken(accent, 0.32) : accent),
    );
  }
  parts.push(...back);
  parts.push(
    // standing leg, lifted leg, body, arms in fifth
    path('M486 800C484 960 490 1080 494 1190L500 1290L508 1190C516 1080 522 960 524 800Z', shape),
    path(
      'M520 790C600 850 670 860 712 800C690 790 620 800 548 740ZM712 800C660 900 590 960 524 972L520 956C590 930 640 870 690 800Z',
      shape,
    ),
    path(
      'M470 800C480 740 460 690 452 640C450 590 470 560 504 556C540 560 560 590 556 640C548 690 530 740 540 800Z',
      shape,
    ),
    path(
      'M456 590C380 520 350 400 400 290C420 250 450 232 480 226L484 240C440 262 410 320 412 390C416 470 450 530 486 566ZM552 590C628 520 658 400 608 290C588 250 558 232 528 226L524 240C568 262 598 320 596 390C592 470 558 530 522 566Z',
      shape,
    ),
    path('M490 570L488 510H520L518 570Z', shape),
    ellipse(505, 470, 38, 48, shape),
    circle(512, 414, 21, shape),
    // tutu: a wide disc of fine strokes
    ...Array.from({ length: 64 }, (_, i) => {
      const a = (i / 64) * Math.PI * 2;
      return line(
        505,
        766,
        505 + Math.cos(a) * 292,
        770 + Math.sin(a) * 66 - 6,
        mix(shape, light, 0.35 + (i % 3) * 0.22),
        3.4,
      );
    }),
    ellipse(505, 768, 292, 66, light, { opacity: 0.5 }),
    ellipse(505, 764, 292, 64, 'none', { stroke: shape, 'stroke-width': 2.5 }),
    ellipse(505, 758, 210, 42, 'none', { stroke: shape, 'stroke-width': 1.5 }),
    path('M468 740Q505 762 542 740L546 776Q505 792 464 776Z', shape),
  );
  parts.push(...front);
  return parts;
}

function ribbonPoster(sheet: Sheet, film: Film) {
  const { ground, accent, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(group(dancer(film), { transform: 'translate(170 90) scale(0.9)' }));
  sheet.add(stack(linesOf(film), { face: 'italiana', size: 138, x: 58, y: 70, leading: 0.92, fill: dark }).svg);
  sheet.add(line(62, 1316, 938, 1316, dark, 2));
  sheet.add(write(film.tagline.toUpperCase(), { face: 'josefin', size: 25, x: 62, y: 1296, track: 0.2, fill: accent }));
  sheet.add(write(film.cast.join('     '), { face: 'cormorant', size: 40, x: 62, y: 1370, fill: dark, max: 876 }));
  sheet.add(
    write(`chorégraphie ${film.directors[0]}     musique ${film.crew.composer}     costumes ${film.crew.editor}`, {
      face: 'josefin',
      size: 24,
      x: 62,
      y: 1422,
      fill: dark,
      max: 876,
    }),
  );
  sheet.finish = { grain: 0.03, paper: 0.4 };
}
