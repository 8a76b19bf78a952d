// Horror: a door with light behind it, and floorboards scratched by hand.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { mix } from '../kit/colour';
import { nth } from '../kit/list';
import { smoothNoise } from '../kit/noise';
import type { Sheet } from '../kit/sheet';
import { circle, curve, ellipse, group, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film, variant: string) {
  return variant === 'scratches' ? scratchPoster(sheet, film) : lightPoster(sheet, film);
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  if (variant === 'scratches') {
    boards(sheet, film, [1240, 1400]);
    sheet.finish = { grain: 0.06, paper: 0.6 };
    return;
  }
  cellar(sheet, film, { x: 1290, y: 170, dw: 210, dh: 430, floor: 600 });
}

function cellar(
  sheet: Sheet,
  film: Film,
  { x, y, dw, dh, floor }: { x: number; y: number; dw: number; dh: number; floor: number },
) {
  const { accent, light, dark } = film.palette;
  const { h } = sheet;
  sheet.fill(dark);
  const cx = x + dw / 2;
  sheet.add(
    circle(
      cx,
      y + dh * 0.6,
      dh * 1.5,
      sheet.radial(
        [
          [0, accent, 0.32],
          [0.4, accent, 0.1],
          [1, accent, 0],
        ],
        cx,
        y + dh * 0.6,
        dh * 1.5,
      ),
    ),
  );
  sheet.add(
    rect(
      x,
      y,
      dw,
      dh,
      sheet.linear([
        [0, light],
        [1, accent],
      ]),
    ),
  );
  // light thrown down the stairs
  const steps = 9;
  for (let i = 0; i < steps; i++) {
    const t = i / steps;
    const y0 = floor + t ** 1.3 * (h - floor);
    const y1 = floor + ((i + 0.56) / steps) ** 1.3 * (h - floor);
    const spread = (k: number) => dw * (0.5 + k * 1.15);
    sheet.add(
      polygon(
        [
          [cx - spread(t), y0],
          [cx + spread(t), y0],
          [cx + spread(t + 0.06), y1],
          [cx - spread(t + 0.06), y1],
        ],
        mix(accent, dark, 0.12 + t * 0.8),
      ),
    );
  }
  // the lodger: too tall, too thin, one hand on the frame
  sheet.add(
    group(
      [
        path(
          'M-34 0C-30 -120 -46 -200 -52 -262C-50 -300 -30 -316 -10 -320L-10 -338H12L12 -320C34 -316 52 -300 54 -262C48 -200 32 -120 36 0Z',
          dark,
        ),
        ellipse(1, -366, 23, 34, dark),
        stroke('M48 -280C86 -240 92 -180 100 -150', dark, 13),
        stroke('M100 -150L112 -112M100 -150L104 -108M100 -150L96 -110M100 -150L88 -116', dark, 5),
        stroke('M-46 -270C-78 -220 -72 -130 -76 -90', dark, 13),
        stroke('M-76 -90L-86 -48M-76 -90L-78 -44M-76 -90L-68 -46', dark, 5),
      ],
      { transform: `translate(${cx} ${y + dh}) scale(${dh / 430})` },
    ),
  );
  const long = sheet.linear([
    [0, dark],
    [1, dark, 0.1],
  ]);
  sheet.add(
    polygon(
      [
        [cx - 30, floor],
        [cx + 34, floor],
        [cx + 150, h],
        [cx - 130, h],
      ],
      long,
    ),
  );
  sheet.finish = { grain: 0.1, vignette: 0.4, fade: 0.03 };
}

function lightPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  cellar(sheet, film, { x: 392, y: 330, dw: 216, dh: 500, floor: 830 });
  sheet.add(write(film.tagline, { face: 'typewriter', size: 30, x: 500, y: 110, anchor: 'middle', fill: accent }));
  sheet.add(
    rect(
      0,
      1130,
      1000,
      370,
      sheet.linear([
        [0, dark, 0],
        [0.4, dark, 0.9],
        [1, dark],
      ]),
    ),
  );
  // the last word has sunk below its own line
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'gloock',
      size: sizeToWidth(nth(linesOf(film), 0).toUpperCase(), 'gloock', 780, 0.08),
      x: 110,
      y: 258,
      track: 0.08,
      fill: light,
    }),
  );
  const below = sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'gloock', 780, 0.08);
  sheet.add(
    group(
      write(nth(linesOf(film), 1).toUpperCase(), {
        face: 'gloock',
        size: below,
        x: 110,
        y: 1398,
        track: 0.08,
        fill: light,
      }),
      { 'clip-path': sheet.clip(rect(0, 900, 1000, 462)) },
    ),
  );
  sheet.add(rect(110, 1370, 780, 3, accent));
  sheet.add(credits(film, { x: 500, y: 1418, width: 780, fill: accent, size: 20, rows: 2 }));
}

function boards(sheet: Sheet, film: Film, gap: Point) {
  const { ground, shape, light, dark } = film.palette;
  const { w, h, random } = sheet;
  sheet.fill(ground);
  const noise = smoothNoise(random);
  const wobble = (x: number, y0: number, y1: number, amp: number) => {
    const pts: Point[] = [];
    for (let y = y0; y <= y1; y += 60) pts.push([x + noise(y * 0.021 + x) * amp, y]);
    return curve(pts);
  };
  const bw = 112;
  for (let x = -20; x < w + bw; x += bw) {
    const inGap = x >= gap[0] - 1 && x < gap[1] - 30;
    if (inGap) continue;
    for (let k = 0; k < 13; k++) {
      const xx = x + 8 + random.between(0, bw - 16);
      const y0 = random.between(-100, h);
      sheet.add(
        stroke(wobble(xx, y0, Math.min(h + 60, y0 + random.between(120, 700)), 6), shape, random.between(1, 2.6), {
          opacity: random.between(0.4, 0.95),
        }),
      );
    }
    for (let k = 0; k < 3; k++) sheet.add(stroke(wobble(x + random.between(-2, 2), -20, h + 60, 4), shape, 3.4));
    for (const y of [70, h * 0.52, h - 60])
      sheet.add(circle(x + 18, y, 5, shape), circle(x + bw - 18, y + 4, 5, shape));
    if (random.chance(0.5)) {
      const y = random.between(100, h - 100);
      for (let r = 6; r < 30; r += 7)
        sheet.add(ellipse(x + bw / 2, y, r, r * 1.7, 'none', { stroke: shape, 'stroke-width': 2 }));
    }
  }
  // the missing board
  const gx0 = gap[0] - 6;
  const gx1 = gap[1] + 6;
  const edge = (x: number, dir: number) => {
    const pts: Point[] = [];
    for (let y = -20; y <= h + 40; y += 34) pts.push([x + noise(y * 0.09 + x) * 12, y]);
    return dir > 0 ? pts : pts.reverse();
  };
  sheet.add(polygon([...edge(gx0, 1), ...edge(gx1, -1)], dark));
  const cx = (gx0 + gx1) / 2;
  for (let i = 0; i < 120; i++) {
    const y = random.between(0, h);
    sheet.add(
      stroke(
        `M${gx0 + random.between(-4, 6)} ${y}q${random.between(8, 30)} ${random.between(-30, 30)} ${random.between(30, 60)} ${random.between(-50, 50)}`,
        random.chance(0.7) ? dark : ground,
        random.between(1, 2.2),
        { opacity: 0.6 },
      ),
    );
  }
  const ey = h * 0.43;
  sheet.add(
    group(
      [
        ellipse(-36, 0, 21, 26, light),
        ellipse(38, 6, 21, 26, light),
        circle(-33, 4, 7, dark),
        circle(35, 10, 7, dark),
        ...[0, 1, 2].map((k) =>
          ellipse(-36 + k, 0, 25 + k * 4, 30 + k * 4, 'none', { stroke: ground, 'stroke-width': 1.4, opacity: 0.6 }),
        ),
        ...[0, 1].map((k) =>
          ellipse(38 - k, 6, 25 + k * 4, 30 + k * 4, 'none', { stroke: ground, 'stroke-width': 1.4, opacity: 0.6 }),
        ),
      ],
      { transform: `translate(${cx} ${ey}) scale(${(gap[1] - gap[0]) / 190})` },
    ),
  );
  // fingers over the edge
  for (let k = 0; k < 4; k++)
    sheet.add(
      path(`M${gx1 - 20} ${ey + 210 + k * 33}q60 -14 104 2q14 10 0 20q-46 12 -104 4Z`, dark),
      path(`M${gx1 + 66} ${ey + 213 + k * 33}q20 0 22 9q-4 8 -22 6Z`, ground),
    );
}

function scratchPoster(sheet: Sheet, film: Film) {
  const { accent, light, dark } = film.palette;
  boards(sheet, film, [428, 560]);
  sheet.add(
    write(nth(linesOf(film), 0).toUpperCase(), {
      face: 'caveat',
      size: 290,
      x: 56,
      y: 300,
      fill: accent,
      turn: -4,
      about: [300, 300],
    }),
  );
  sheet.add(
    write(nth(linesOf(film), 1).toUpperCase(), {
      face: 'caveat',
      size: sizeToWidth(nth(linesOf(film), 1).toUpperCase(), 'caveat', 890),
      x: 56,
      y: 1296,
      fill: accent,
      turn: -2,
      about: [500, 1296],
    }),
  );
  sheet.add(rect(0, 1362, 1000, 138, dark));
  sheet.add(write(film.tagline, { face: 'caveat', size: 44, x: 56, y: 1414, fill: light }));
  sheet.add(credits(film, { x: 56, y: 1452, width: 890, fill: light, size: 19, anchor: 'start', rows: 2 }));
  sheet.finish = { grain: 0.06, paper: 0.8, specks: 0.12 };
}
