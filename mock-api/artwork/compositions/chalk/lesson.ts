import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';
import { write } from '../../kit/type';
import { chalk, wiped } from './dusty';

// Sums, a bicycle, a bird, and the pupil who has drawn them.
export function lesson(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const say = (text: string, x: number, y: number, size = 56, tone = light) =>
    write(text, { face: 'caveat', size, x, y, fill: tone, more: { opacity: 0.85 } });
  sheet.add(
    ...wiped(sheet, sheet.random, light),
    rect(0, 0, 1000, 40, shape),
    rect(0, 0, 34, 1500, shape),
    rect(966, 0, 34, 1500, shape),
    rect(0, 1460, 1000, 40, shape),
    say('a² + b² = c²', 90, 140, 70),
    say('7 × 8 = 54', 560, 150, 60),
    chalk('M560 130L790 150', accent, 8),
    say('56', 810, 150, 60, accent),
    chalk('M120 420L360 420L360 220Z', light),
    chalk('M330 420V390H360', light, 5),
    say('c', 210, 300, 44, accent),
    say('b', 230, 470, 44, accent),
    say('a', 380, 330, 44, accent),
    chalk('M560 460V230M540 440H860M560 440Q640 420 680 340T840 240', light),
    chalk('M560 440Q620 300 700 330T850 390', accent, 6),
    chalk('M520 620Q500 560 560 550Q590 480 650 520Q720 490 740 560Q800 570 780 620Z', light),
    chalk('M580 660l-20 40M640 660l-20 40M700 660l-20 40', '#8fd0f2', 6),
    // a child on tiptoe, who reaches as far as the clouds
    chalk(
      'M230 1010L240 900L220 780Q250 730 300 760L330 890L340 1010M240 800L330 690L420 620M220 800L170 880',
      light,
      10,
    ),
    circle(262, 690, 54, 'none', { stroke: light, 'stroke-width': 10, opacity: 0.85 }),
    chalk('M210 680Q230 620 290 640Q320 650 316 690M216 690L180 720L190 680', accent, 9),
    chalk('M220 780L330 890L216 900Z', accent, 7),
    chalk('M230 1012H200M340 1012H372', light, 10),
    group([rect(-30, -9, 60, 18, '#ffffff', { rx: 4 })], { transform: 'translate(440 606) rotate(-34)' }),
    chalk(
      'M560 990a70 70 0 1 0 140 0a70 70 0 1 0 -140 0M780 990a70 70 0 1 0 140 0a70 70 0 1 0 -140 0M630 990L690 860H810L850 990M690 860L740 990L810 860M740 990H630M690 860L680 830M660 830H706M810 860L800 820H840',
      '#f3d36b',
      7,
    ),
    chalk('M440 760q20 -26 40 0q20 -26 40 0M800 720q16 -20 32 0q16 -20 32 0', light, 6),
    path('M120 1440H420V1460H120Z', dark, { opacity: 0.4 }),
    ...[140, 220, 290].map((x, i) => rect(x, 1436, 56, 16, [light, accent, '#f3d36b'][i] ?? light, { rx: 4 })),
  );
}
