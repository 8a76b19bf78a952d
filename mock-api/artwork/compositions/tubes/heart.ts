import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, line, rect } from '../../kit/svg';
import { tube } from './tube';

// A window of a bar: curtain, rain on the glass, and an arrow that goes through everything.
export function heart(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(dark);
  for (let i = 0; i < 20; i++)
    sheet.add(
      rect(
        i * 50,
        0,
        50,
        1240,
        sheet.linear(
          [
            [0, mix(ground, dark, 0.5)],
            [0.5, ground],
            [1, mix(ground, dark, 0.7)],
          ],
          0,
        ),
      ),
    );
  sheet.add(
    ellipse(
      500,
      560,
      640,
      620,
      sheet.radial(
        [
          [0, accent, 0.34],
          [1, accent, 0],
        ],
        500,
        560,
        640,
      ),
    ),
    rect(0, 1180, 1000, 26, '#0b0a10'),
    rect(0, 0, 1000, 24, '#0b0a10'),
    rect(0, 0, 20, 1200, '#0b0a10'),
    rect(980, 0, 20, 1200, '#0b0a10'),
    tube(
      sheet,
      'M500 860C260 700 170 560 190 420C210 290 400 240 500 400C600 240 790 290 810 420C830 560 740 700 500 860Z',
      accent,
      16,
    ),
    tube(sheet, 'M500 800C310 660 240 540 254 440C270 350 400 320 500 480', mix(accent, light, 0.4), 6),
    tube(
      sheet,
      'M70 760L200 694M800 330L930 262M930 262L862 262M930 262L900 320M70 760L60 690M70 760L130 800M110 740L100 676M110 740L166 776',
      shape,
      9,
    ),
  );
  for (let i = 0; i < 150; i++) {
    const [x, y, r] = [random.between(0, 1000), random.between(0, 1180), random.between(1.5, 5)];
    sheet.add(circle(x, y, r, '#ffffff', { opacity: random.between(0.1, 0.36) }));
    if (random.chance(0.24))
      sheet.add(
        line(x, y, x + random.between(-3, 3), y + random.between(30, 140), '#ffffff', r * 0.8, {
          opacity: 0.14,
          'stroke-linecap': 'round',
        }),
      );
  }
  sheet.add(rect(0, 1206, 1000, 294, dark));
}
