import type { Random } from '../../kit/random';
import type { Sheet } from '../../kit/sheet';
import { ellipse, stroke } from '../../kit/svg';

/** A line of chalk: a soft body and dry breaks in it. */
export const chalk = (d: string, tone: string, width = 7) =>
  stroke(d, tone, width, { opacity: 0.85 }) +
  stroke(d, tone, width * 1.7, { opacity: 0.22, 'stroke-dasharray': '3 6' });

/** Where a sponge has been. */
export const wiped = (sheet: Sheet, random: Random, tone: string) =>
  Array.from({ length: 14 }, () =>
    ellipse(random.between(0, 1000), random.between(0, 1400), random.between(120, 340), random.between(30, 90), tone, {
      opacity: 0.05,
      filter: sheet.blur(30),
      transform: `rotate(${random.between(-20, 20)} 500 700)`,
    }),
  );
