import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import { hill, toyEye } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, path, stroke } from '../../kit/svg';
import { upper } from '../../kit/title';
import { cheek } from './cheek';
import { jumpingTitle } from './jumping-title';

export function dinosaur(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide) sheet.fill(ground);
  if (!wide)
    sheet.add(
      circle(770, 560, 150, light),
      hill(
        [
          [0, 1010],
          [300, 900],
          [620, 1010],
          [1000, 880],
        ],
        1000,
        1500,
        mix(ground, shape, 0.35),
      ),
    );
  // a long neck that goes round the page and comes back to smell a flower
  sheet.add(
    path(
      'M120 1350C60 1080 170 900 330 900C470 900 480 780 480 640C480 520 560 450 660 470C760 490 800 560 780 620C770 660 700 660 650 640C610 630 600 660 604 730C612 900 640 960 760 1010C880 1060 960 1180 990 1350Z',
      shape,
    ),
  );
  sheet.add(
    ...(
      [
        [270, 930],
        [330, 880],
        [400, 866],
        [460, 800],
        [470, 700],
        [486, 600],
        [530, 520],
        [600, 468],
      ] as const
    ).map(([x, y], i) =>
      path('M-38 20Q0 -70 38 20Z', accent, {
        transform: `translate(${x} ${y}) rotate(${nth([-40, -16, -20, -56, -86, -78, -50, -22], i)}) scale(${1.1 - i * 0.05})`,
      }),
    ),
  );
  sheet.add(
    path(
      'M120 1350C60 1080 170 900 330 900C470 900 480 780 480 640C480 520 560 450 660 470C760 490 800 560 780 620C770 660 700 660 650 640C610 630 600 660 604 730C612 900 640 960 760 1010C880 1060 960 1180 990 1350Z',
      shape,
    ),
    path('M300 1350Q320 1130 520 1120Q720 1140 740 1350Z', lighten(shape, 0.3)),
  );
  for (const [x, y, r] of [
    [240, 1040, 30],
    [200, 1130, 22],
    [300, 1010, 16],
    [830, 1150, 32],
    [880, 1240, 20],
    [540, 760, 18],
    [536, 840, 24],
    [780, 1090, 16],
  ] as const)
    sheet.add(circle(x, y, r, darken(shape, 0.14)));
  sheet.add(
    toyEye(664, 530, 34, dark, 0.4),
    stroke('M700 612Q740 622 772 596', dark, 9),
    circle(762, 560, 6, dark),
    cheek(690, 586, 22, accent),
    ...[190, 360, 720, 880].map((x) => path(`M${x - 70} 1370V1290Q${x} 1230 ${x + 70} 1290V1370Z`, darken(shape, 0.1))),
  );
  sheet.add(
    stroke('M880 1010Q884 860 850 720', '#2f7d4f', 12),
    ...Array.from({ length: 7 }, (_, i) =>
      ellipse(850, 664, 22, 46, i % 2 ? '#ffffff' : light, { transform: `rotate(${i * 51.4} 850 704)` }),
    ),
    circle(850, 704, 24, accent),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'bowlby',
      y: 44,
      height: 330,
      colours: [dark, accent],
      outline: light,
      outlineWidth: 18,
      cased: upper,
    });
}
