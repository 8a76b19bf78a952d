import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { rays } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, line, path, polygon, rect, stroke } from '../../kit/svg';

// The machine-woman's face is the front of the city.
export function metropolis(_sheet: Sheet, film: Film) {
  const { shape, accent, light, dark } = film.palette;
  const parts = [...rays(500, 520, 1200, 36, [mix(film.palette.ground, light, 0.16), film.palette.ground])];
  for (const [x, w, y] of [
    [60, 110, 560],
    [180, 90, 420],
    [280, 70, 640],
    [650, 80, 600],
    [740, 100, 380],
    [850, 120, 540],
  ] as const) {
    parts.push(
      rect(x, y, w, 700, dark),
      polygon(
        [
          [x, y],
          [x + w / 2, y - 70],
          [x + w, y],
        ],
        dark,
      ),
      rect(x + w, y + 10, 14, 700, shape),
    );
    for (let k = 0; k < 9; k++)
      for (let c = 0; c < 3; c++)
        if ((k * 3 + c) % 4) parts.push(rect(x + 12 + c * (w / 3.4), y + 40 + k * 52, w / 7, 26, accent));
  }
  parts.push(
    path(
      'M310 1200C310 1010 410 980 420 900C330 830 300 700 310 560C320 380 400 270 500 270C600 270 680 380 690 560C700 700 670 830 580 900C590 980 690 1010 690 1200Z',
      shape,
    ),
    path(
      'M500 270C600 270 680 380 690 560C700 700 670 830 580 900C590 980 690 1010 690 1200H500Z',
      darken(shape, 0.35),
    ),
  );
  parts.push(
    path('M345 560Q420 500 480 560L472 600Q410 630 350 600Z', dark),
    path('M655 560Q580 500 520 560L528 600Q590 630 650 600Z', dark),
    circle(415, 574, 20, light),
    circle(585, 574, 20, light),
    polygon(
      [
        [486, 580],
        [514, 580],
        [524, 720],
        [476, 720],
      ],
      mix(shape, light, 0.5),
    ),
    rect(440, 780, 120, 16, dark),
    rect(456, 806, 88, 8, dark),
  );
  for (let i = 0; i < 9; i++) {
    const x = 380 + i * 30;
    parts.push(line(x, 440 - Math.sin((i / 8) * Math.PI) * 60, x, 330 - Math.sin((i / 8) * Math.PI) * 150, accent, 10));
  }
  parts.push(
    stroke('M330 480Q500 380 670 480', accent, 14),
    ...[0, 1, 2, 3].map((i) =>
      stroke(
        `M${360 - i * 16} ${960 + i * 60}Q500 ${1030 + i * 60} ${640 + i * 16} ${960 + i * 60}`,
        i % 2 ? accent : dark,
        12,
      ),
    ),
  );
  return parts;
}
