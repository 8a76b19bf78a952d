import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, path, polygon, stroke } from '../../kit/svg';
import { mirrored } from './mirror';

// Twelve mirrors, four eyes, one voice.
export function eyes(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(dark);
  const eye = (x: number, y: number, s: number, iris: string) => [
    path(`M${x - 90 * s} ${y}Q${x} ${y - 76 * s} ${x + 90 * s} ${y}Q${x} ${y + 76 * s} ${x - 90 * s} ${y}Z`, light, {
      stroke: dark,
      'stroke-width': 7,
    }),
    circle(x, y, 36 * s, iris),
    circle(x, y, 17 * s, dark),
    circle(x + 10 * s, y - 11 * s, 7 * s, '#ffffff'),
  ];
  const shards = Array.from({ length: 34 }, () => {
    const [x, y] = [random.between(-190, 190), random.between(-760, -40)];
    return polygon(
      [
        [x, y],
        [x + random.between(30, 150), y + random.between(-50, 50)],
        [x + random.between(-40, 60), y + random.between(40, 150)],
      ],
      random.pick([ground, shape, accent, mix(ground, shape, 0.5), lighten(shape, 0.4)]),
      { opacity: 0.92 },
    );
  });
  const wedge = [
    ...shards,
    ...eye(0, -520, 1.5, accent),
    ...eye(40, -300, 1, shape),
    ...eye(-50, -700, 1.2, ground),
    ...eye(0, -150, 0.62, accent),
    stroke('M-200 -420Q0 -360 200 -420', accent, 13),
    stroke('M-200 -610Q0 -580 200 -640', light, 9),
    circle(0, -50, 20, light),
  ];
  sheet.add(
    mirrored(sheet, 500, 600, 780, 12, wedge),
    circle(500, 600, 24, accent),
    path(
      'M0 1100H1000V1500H0Z',
      sheet.linear([
        [0, dark, 0],
        [0.24, dark, 0.96],
        [1, dark],
      ]),
    ),
  );
}
