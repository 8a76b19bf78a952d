import type { Film } from '../../film';
import { gouge } from '../../kit/gouge';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';

const body =
  'M640 250C700 210 770 230 800 280L900 316L796 340C800 440 760 540 690 640C630 730 520 800 400 830L180 1010L150 960L250 820C180 850 120 900 60 930C140 770 260 640 380 520C470 430 540 400 580 340C592 300 610 268 640 250Z';

export function crow(sheet: Sheet, film: Film) {
  const { ground, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const sky = sheet.clip(rect(40, 40, 920, 1030));
  const disc = circle(600, 420, 330, accent);
  const outside = sheet.clip(
    path('M0 0H1000V1100H0ZM600 60A360 360 0 1 0 600 780A360 360 0 1 0 600 60Z', undefined, { 'clip-rule': 'evenodd' }),
  );
  const feathers = sheet.clip(path(body));
  sheet.add(
    group(
      [
        rect(0, 0, 1000, 1100, dark),
        gouge({
          random,
          count: 1500,
          box: [0, 0, 1000, 1080],
          angle: (x, y) => (Math.atan2(y - 420, x - 600) * 180) / Math.PI,
          length: [30, 120],
          width: [3, 10],
          fill: ground,
          clip: outside,
        }),
        disc,
        path(
          'M0 930C200 880 400 900 560 870C740 840 880 860 1000 810V850C860 890 740 890 600 920C440 950 220 930 0 990Z',
          dark,
        ),
        path('M640 880C720 800 800 780 860 700L870 712C830 800 760 840 700 890Z', dark),
        path('M820 850C880 880 920 930 960 1000L940 1006C900 950 860 910 790 876Z', dark),
        gouge({
          random,
          count: 120,
          box: [0, 880, 1000, 960],
          angle: () => -8,
          length: [40, 120],
          width: [3, 6],
          fill: ground,
        }),
        path('M430 800L410 900L440 880L450 920L470 884L500 896L480 790Z', dark),
        path('M540 760L530 880L556 862L570 896L588 860L612 872L590 740Z', dark),
        path(body, dark, { stroke: accent, 'stroke-width': 8 }),
        gouge({
          random,
          count: 420,
          box: [60, 420, 740, 1000],
          angle: (x) => 132 + (x - 400) * 0.03,
          length: [24, 84],
          width: [3, 9],
          fill: light,
          clip: feathers,
        }),
        gouge({
          random,
          count: 90,
          box: [580, 250, 800, 460],
          angle: () => 110,
          length: [10, 30],
          width: [2, 5],
          fill: light,
          clip: feathers,
        }),
        path('M796 290L900 316L796 340Q760 318 796 290Z', dark, { stroke: light, 'stroke-width': 4 }),
        circle(724, 286, 22, light),
        circle(728, 286, 12, dark),
      ],
      { 'clip-path': sky },
    ),
  );
}
