import type { Sheet } from '../kit/sheet';
import { circle, ellipse, group, path, rect, type Shapes, stroke } from '../kit/svg';
import type { Figure } from './shot';

const [cloth, shade, seam, red] = ['#fff4e4', '#8a7f86', '#4d4650', '#d9542b'];

/** An arm or a leg: its dark side, and the light on the other. */
const limb = (d: string, wide: number): Shapes => [
  stroke(d, seam, wide + 3),
  stroke(d, shade, wide),
  group(stroke(d, cloth, wide - 8), { transform: 'translate(2.6 2.2)' }),
];

/** A band around a limb, across its middle. */
const band = (x: number, y: number, turn: number, wide: number, colour: string, high = 5) =>
  rect(-wide / 2, -high / 2, wide, high, colour, { transform: `translate(${x} ${y}) rotate(${turn})`, rx: 1.5 });

/** Somebody in a space suit, 240 high around 0, 0, lit from below on the right by what the visor shows. */
const suit = (sheet: Sheet): Shapes => [
  rect(-44, -48, 74, 92, seam, { rx: 13 }),
  rect(-42, -46, 70, 88, shade, { rx: 12 }),
  rect(-36, -40, 20, 76, '#b8aca8', { rx: 6 }),
  limb('M-22 -26L-66 -34L-92 -76', 25),
  band(-50, -31, 98, 25, red),
  band(-82, -60, 32, 25, seam, 3),
  circle(-95, -82, 13.5, shade),
  circle(-93, -80, 10.5, '#e9dccb'),
  limb('M-12 40L-28 86L-4 130', 29),
  band(-21, 66, 18, 29, red),
  band(-18, 104, -28, 29, seam, 3),
  limb('M14 38L50 74L78 116', 29),
  band(32, 56, -45, 29, red),
  band(66, 98, -34, 29, seam, 3),
  path('M-16 122L12 116Q18 134 12 144L-14 146Q-22 136 -16 122Z', '#6a6068'),
  path('M64 112L88 96Q102 106 102 120L82 134Q66 130 64 112Z', '#6a6068'),
  path('M-33 -36Q-2 -50 33 -36Q40 8 27 50Q0 60 -27 50Q-40 8 -33 -36Z', seam),
  path('M-31 -34Q-2 -47 31 -34Q37 8 25 48Q0 57 -25 48Q-37 8 -31 -34Z', shade),
  path('M-20 -34Q4 -43 31 -32Q36 8 25 47Q6 55 -14 50Q-24 6 -20 -34Z', cloth),
  rect(-15, -14, 36, 27, '#cfc3bb', { rx: 4 }),
  rect(-10, -9, 11, 6, '#3b6f9a', { rx: 1 }),
  circle(10, -6, 3, red),
  circle(16, -6, 2.2, '#ffcf5a'),
  rect(-10, 2, 26, 4, seam, { rx: 1 }),
  rect(-24, 32, 50, 6, '#b8aca8', { rx: 2 }),
  limb('M26 -24L66 -8L100 -34', 25),
  band(50, -14, -68, 25, red),
  band(86, -24, 52, 25, seam, 3),
  circle(105, -38, 13.5, shade),
  circle(107, -36, 10.5, '#f6e9d8'),
  ellipse(0, -40, 27, 11, seam),
  ellipse(1, -41, 24, 8.5, '#cfc3bb'),
  circle(0, -72, 35, seam),
  circle(0, -72, 33, shade),
  circle(3, -70, 29.5, cloth),
  ellipse(7, -70, 25, 22.5, '#3a1410'),
  ellipse(
    8,
    -70,
    22.5,
    20,
    sheet.linear(
      [
        [0, '#150609'],
        [0.45, '#7a2413'],
        [0.72, '#f08a3c'],
        [0.84, '#fff0cf'],
        [0.9, '#d9542b'],
        [1, '#4a150c'],
      ],
      74,
    ),
  ),
  stroke('M-9 -79Q-2 -88 9 -88', '#ffffff', 3.2, { opacity: 0.85 }),
  rect(-36, -80, 9, 20, '#cfc3bb', { rx: 4 }),
];

/** An astronaut on a line that leads nowhere any more: `x`, `y` is the chest. */
export const adrift =
  (x: number, y: number, s: number): Figure =>
  (sheet) => {
    const loose = sheet.linear(
      [
        [0, '#ffcf8f', 0],
        [0.3, '#ffcf8f', 0.7],
        [1, '#fff1dc', 1],
      ],
      0,
      [x - 420, y, x, y],
    );
    sheet.add(
      stroke(
        `M${x - 30 * s} ${y + 6}C${x - 130} ${y + 62} ${x - 170} ${y - 96} ${x - 262} ${y - 62}S${x - 290} ${y + 66} ${x - 420} ${y + 22}`,
        loose,
        3.4,
      ),
      group(suit(sheet), { transform: `translate(${x} ${y}) scale(${s}) rotate(14)` }),
    );
  };
