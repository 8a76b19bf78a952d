import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';
import { crowdLooks, standing } from './people';
import { rows } from './rows';

/** The makers of a film in front of the screen, with one microphone too few. */
export function team(sheet: Sheet) {
  sheet.fill('#14101c');
  sheet.add(
    rect(240, 60, 1120, 470, '#efe2c6'),
    circle(
      800,
      290,
      420,
      sheet.radial(
        [
          [0, '#ffffff', 0.7],
          [1, '#ffffff', 0],
        ],
        800,
        290,
        420,
      ),
    ),
  );
  sheet.add(
    path('M0 0H220C190 260 220 520 160 640H0ZM1600 0H1380C1410 260 1380 520 1440 640H1600Z', '#6b1f2c'),
    ...[0, 1, 2].flatMap((i) => [
      stroke(`M${40 + i * 60} 0C${30 + i * 56} 260 ${50 + i * 50} 480 ${20 + i * 48} 640`, '#3f1019', 14),
      stroke(`M${1560 - i * 60} 0C${1570 - i * 56} 260 ${1550 - i * 50} 480 ${1580 - i * 48} 640`, '#3f1019', 14),
    ]),
  );
  sheet.add(rect(0, 600, 1600, 300, '#2a1a20'), rect(0, 596, 1600, 12, '#8f5a3a'));
  [460, 630, 800, 970, 1140].forEach((x, i) => {
    sheet.add(
      ellipse(x, 614, 70, 10, '#000000', { opacity: 0.5 }),
      group(standing(nth(crowdLooks, i + 1), i % 2 ? '#23202b' : '#3a2f3a'), {
        transform: `translate(${x} ${614 - (i % 2) * 6}) scale(${0.94 + (i % 3) * 0.04})`,
      }),
    );
  });
  sheet.add(
    line(846, 392, 866, 350, '#15131c', 9),
    circle(870, 342, 15, '#3a3844'),
    stroke('M838 410L850 386', '#8d5a3b', 20),
  );
  rows(sheet, '#54202c', 760);
  sheet.finish = { grain: 0.05, vignette: 0.3 };
}
