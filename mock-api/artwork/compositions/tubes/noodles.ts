import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { ellipse, rect } from '../../kit/svg';
import { brackets, bricks, tube } from './tube';

// A bowl, two sticks, and steam that is switched on one curl after the other.
export function noodles(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.add(...bricks(sheet.random, 1000, 1500, ground));
  sheet.add(
    ellipse(
      500,
      800,
      620,
      560,
      sheet.radial(
        [
          [0, mix(accent, ground, 0.3), 0.5],
          [1, ground, 0],
        ],
        500,
        800,
        620,
      ),
    ),
  );
  sheet.add(
    ...brackets(
      [
        [250, 900],
        [750, 900],
        [420, 1120],
        [580, 1120],
      ],
      '#4a4550',
    ),
    tube(sheet, 'M180 820H820C820 980 740 1080 640 1110H360C260 1080 180 980 180 820Z', accent, 14),
    tube(sheet, 'M400 1140H600', accent, 12),
    tube(sheet, 'M240 890C300 920 360 860 420 890S540 920 600 890S720 860 764 900', light, 8),
    tube(
      sheet,
      'M230 790C230 700 330 700 340 770C350 700 450 690 460 770C480 690 570 690 580 770C600 700 700 700 720 780',
      light,
      9,
    ),
    tube(sheet, 'M560 760L880 470M610 780L910 540', shape, 10),
    tube(sheet, 'M330 640C270 580 390 540 330 470', '#9fe8ff', 8),
    tube(sheet, 'M460 640C400 560 520 520 460 430', '#9fe8ff', 8),
    rect(
      0,
      1220,
      1000,
      280,
      sheet.linear([
        [0, dark, 0],
        [0.5, dark, 0.9],
        [1, dark],
      ]),
    ),
  );
}
