import type { Film } from '../../film';
import { darken } from '../../kit/colour';
import { circle, group, path, polygon, rect, ring } from '../../kit/svg';

// A key stands upright: its bow is a moon with a door, its bit is a town.
export function keyCity(film: Film) {
  const { shape, light, dark } = film.palette;
  const parts = [
    circle(500, 380, 260, shape, { opacity: 0.12 }),
    ring(500, 380, 176, shape, 58),
    circle(500, 380, 126, dark),
    path('M452 500V390Q452 330 500 330Q548 330 548 390V500Z', light),
    circle(536, 430, 6, dark),
    polygon(
      [
        [466, 498],
        [534, 498],
        [590, 500],
        [410, 500],
      ],
      light,
      { opacity: 0.3 },
    ),
    rect(468, 556, 64, 640, shape),
    rect(448, 560, 104, 30, shape),
    rect(452, 640, 96, 20, shape),
    polygon(
      [
        [468, 1196],
        [532, 1196],
        [500, 1240],
      ],
      shape,
    ),
    rect(512, 590, 10, 600, darken(shape, 0.25)),
    // the town on the bit
    ...(
      [
        [532, 960, 90, 40],
        [532, 1010, 190, 50],
        [532, 1066, 130, 44],
        [532, 1116, 230, 56],
      ] as const
    ).map(([x, y, l, t]) => rect(x, y, l, t, shape)),
    polygon(
      [
        [622, 960],
        [664, 980],
        [622, 1000],
      ],
      shape,
    ),
    polygon(
      [
        [722, 1010],
        [780, 1035],
        [722, 1060],
      ],
      shape,
    ),
    polygon(
      [
        [662, 1066],
        [706, 1088],
        [662, 1110],
      ],
      shape,
    ),
    polygon(
      [
        [762, 1116],
        [830, 1144],
        [762, 1172],
      ],
      shape,
    ),
    ...(
      [
        [560, 974],
        [594, 974],
        [560, 1028],
        [600, 1028],
        [640, 1028],
        [680, 1028],
        [560, 1082],
        [604, 1082],
        [560, 1136],
        [606, 1136],
        [652, 1136],
        [698, 1136],
      ] as const
    ).map(([x, y]) => rect(x, y, 15, 15, dark)),
  ];
  parts.push(
    group(
      [
        path('M-14 0L-10 -40H10L14 0Z', dark),
        path('M-22 -30Q-18 -84 0 -86Q18 -84 22 -30Z', '#d8533a'),
        circle(0, -98, 14, dark),
      ],
      { transform: 'translate(478 500) scale(0.6)' },
    ),
  );
  return parts;
}
