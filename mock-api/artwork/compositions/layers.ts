// Paper cut in depth: sheet behind sheet, each with a smaller hole, and something living in the last one.
import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken, lighten, mix } from '../kit/colour';
import { named } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { circle, curve, ellipse, group, line, type Point, path, polygon, rect, stroke } from '../kit/svg';
import { setTitle, upper } from '../kit/title';
import { write } from '../kit/type';

const hearts = { fox, deer, city };
function depth(
  sheet: Sheet,
  film: Film,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  inner: readonly string[],
) {
  const { ground, shape, accent } = film.palette;
  const { random, w, h } = sheet;
  sheet.fill(accent);
  sheet.add(...inner);
  const soft = sheet.blur(10);
  for (let i = count - 1; i >= 0; i--) {
    const k = 0.42 + ((count - i) / count) * 0.62;
    const pts = Array.from({ length: 18 }, (_, n): Point => {
      const a = (n / 18) * Math.PI * 2;
      const wob = random.between(0.84, 1.14);
      return [cx + Math.cos(a) * rx * k * wob, cy + Math.sin(a) * ry * k * wob];
    });
    const tone = mix(mix(accent, shape, 0.55), ground, (count - i) / count);
    const hole = `M-50 -50H${w + 50}V${h + 50}H-50Z${curve(pts, true)}`;
    sheet.add(
      path(hole, '#000000', { 'fill-rule': 'evenodd', opacity: 0.34, filter: soft, transform: 'translate(0 14)' }),
      path(hole, tone, { 'fill-rule': 'evenodd' }),
      path(curve(pts, true), 'none', { stroke: lighten(tone, 0.16), 'stroke-width': 3 }),
    );
    if (i < count - 1)
      for (let n = 0; n < 4; n++) {
        const a = random.between(0, 6.28);
        const [x, y] = [cx + Math.cos(a) * rx * k * 1.02, cy + Math.sin(a) * ry * k * 1.02];
        sheet.add(
          leaf(x, y, (a * 180) / Math.PI - 90 + random.between(-40, 40), random.between(60, 130), lighten(tone, 0.08)),
        );
      }
  }
}
const leaf = (x: number, y: number, turn: number, l: number, tone: string) =>
  group(
    [
      path(
        `M0 0C${l * 0.4} ${-l * 0.2} ${l * 0.36} ${-l * 0.7} 0 ${-l}C${-l * 0.36} ${-l * 0.7} ${-l * 0.4} ${-l * 0.2} 0 0Z`,
        tone,
      ),
      line(0, 0, 0, -l * 0.9, darken(tone, 0.16), 3),
    ],
    { transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})` },
  );

export function poster(sheet: Sheet, film: Film, variant: string) {
  const { ground, light } = film.palette;
  depth(sheet, film, 500, 610, 560, 620, 6, named(hearts, variant)(film, 500, 640, 1));
  sheet.add(
    rect(
      0,
      1130,
      1000,
      370,
      sheet.linear([
        [0, ground, 0],
        [0.35, ground, 1],
      ]),
    ),
  );
  sheet.add(
    setTitle(film, {
      face: 'josefinBold',
      x: 500,
      y: 1310,
      from: 'bottom',
      anchor: 'middle',
      width: 880,
      height: 180,
      lines: 2,
      leading: 0.98,
      limit: 150,
      fill: light,
      cased: upper,
      track: 0.01,
    }).svg,
    write(film.tagline, {
      face: 'cormorantItalic',
      size: 40,
      x: 500,
      y: 1370,
      anchor: 'middle',
      fill: light,
      max: 860,
    }),
    credits(film, { x: 500, y: 1420, width: 860, fill: light, size: 22, rows: 2 }),
  );
  sheet.finish = { grain: 0.045, paper: 0.9 };
}
export function backdrop(sheet: Sheet, film: Film, variant: string) {
  depth(sheet, film, 1380, 440, 640, 430, 5, named(hearts, variant)(film, 1380, 480, 0.72));
  sheet.finish = { grain: 0.045, paper: 0.8 };
}
function fox(film: Film, x: number, y: number, s: number) {
  const { accent, dark } = film.palette;
  return [
    circle(x, y - 100 * s, 200 * s, lighten(accent, 0.35)),
    group(
      [
        path('M-150 170Q-260 150 -270 30Q-270 -50 -200 -90Q-220 10 -130 60Z', '#d9622b'),
        path('M-270 30Q-270 -50 -200 -90Q-206 -40 -190 -6Q-230 0 -270 30Z', '#fff3e2'),
        path('M-130 170C-150 60 -100 -20 0 -30C90 -20 130 60 120 170Z', '#d9622b'),
        path('M-50 170Q-60 60 0 40Q60 60 50 170Z', '#fff3e2'),
        polygon(
          [
            [-110, -60],
            [-100, -220],
            [-30, -140],
            [30, -140],
            [100, -220],
            [110, -60],
            [0, 50],
          ],
          '#d9622b',
        ),
        polygon(
          [
            [-110, -60],
            [-46, -50],
            [0, 50],
          ],
          '#fff3e2',
        ),
        polygon(
          [
            [110, -60],
            [46, -50],
            [0, 50],
          ],
          '#fff3e2',
        ),
        polygon(
          [
            [-88, -160],
            [-84, -198],
            [-56, -156],
          ],
          dark,
        ),
        polygon(
          [
            [88, -160],
            [84, -198],
            [56, -156],
          ],
          dark,
        ),
        circle(0, 42, 15, dark),
        ellipse(-42, -62, 9, 14, dark),
        ellipse(42, -62, 9, 14, dark),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
    path(`M${x - 700} ${y + 170 * s}Q${x} ${y + 130 * s} ${x + 700} ${y + 170 * s}V${y + 900}H${x - 700}Z`, dark),
  ];
}
function deer(film: Film, x: number, y: number, s: number) {
  const { accent, dark } = film.palette;
  return [
    circle(x + 60 * s, y - 140 * s, 210 * s, lighten(accent, 0.4)),
    group(
      [
        path(
          'M-120 180L-112 40Q-130 -40 -60 -60Q20 -60 60 -70L80 -190L60 -230L90 -226L110 -246Q140 -240 136 -216L180 -196Q184 -176 160 -172L128 -164Q130 -60 104 0L108 180H88L80 40Q20 50 -40 40L-60 60L-64 180H-84L-84 60L-96 180Z',
          dark,
        ),
        stroke(
          'M92 -240Q40 -300 60 -380M70 -300Q20 -310 0 -360M110 -246Q140 -310 120 -390M132 -310Q170 -330 180 -376',
          dark,
          11,
        ),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
    path(
      `M${x - 700} ${y + 176 * s}Q${x} ${y + 150 * s} ${x + 700} ${y + 180 * s}V${y + 900}H${x - 700}Z`,
      darken(dark, 0.2),
    ),
  ];
}
function city(film: Film, x: number, y: number, s: number) {
  const { light, dark, shape } = film.palette;
  return [
    circle(x, y - 120 * s, 190 * s, '#ffffff', { opacity: 0.85 }),
    ...Array.from({ length: 11 }, (_, i) => {
      const bx = x + (i - 5.5) * 62 * s;
      const hgt = (120 + ((i * 97) % 190)) * s;
      return group([
        rect(bx, y + 180 * s - hgt, 54 * s, hgt + 300, i % 2 ? dark : mix(dark, shape, 0.4)),
        ...(i % 3
          ? []
          : [
              path(
                `M${bx} ${y + 180 * s - hgt}a${27 * s} ${34 * s} 0 0 1 ${54 * s} 0Z`,
                i % 2 ? dark : mix(dark, shape, 0.4),
              ),
            ]),
        ...[0, 1, 2, 3].map((k) =>
          rect(bx + 12 * s + (k % 2) * 20 * s, y + 210 * s - hgt + Math.floor(k / 2) * 40 * s, 10 * s, 18 * s, light),
        ),
      ]);
    }),
  ];
}
