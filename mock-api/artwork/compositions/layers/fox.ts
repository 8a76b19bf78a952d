import type { Film } from '../../film';
import { lighten } from '../../kit/colour';
import { circle, ellipse, group, path, polygon } from '../../kit/svg';

export function fox(film: Film, x: number, y: number, s: number) {
  const { accent, dark } = film.palette;
  return [
    circle(x, y - 100 * s, 200 * s, lighten(accent, 0.35)),
    group(
      [
        path('M-150 170Q-260 150 -270 30Q-270 -50 -200 -90Q-220 10 -130 60Z', '#d9622b'),
        path('M-270 30Q-270 -50 -200 -90Q-206 -40 -190 -6Q-230 0 -270 30Z', '#fff3e2'),
        path('M-130 170C-150 60 -100 -20 0 -30C90 -20 130 60 120 170Z', '#d9622b'),
        path('M-50 170Q-60 60 0 40Q60 60 50 170Z', '#fff3e2'),
        polygon(
          [
            [-110, -60],
            [-100, -220],
            [-30, -140],
            [30, -140],
            [100, -220],
            [110, -60],
            [0, 50],
          ],
          '#d9622b',
        ),
        polygon(
          [
            [-110, -60],
            [-46, -50],
            [0, 50],
          ],
          '#fff3e2',
        ),
        polygon(
          [
            [110, -60],
            [46, -50],
            [0, 50],
          ],
          '#fff3e2',
        ),
        polygon(
          [
            [-88, -160],
            [-84, -198],
            [-56, -156],
          ],
          dark,
        ),
        polygon(
          [
            [88, -160],
            [84, -198],
            [56, -156],
          ],
          dark,
        ),
        circle(0, 42, 15, dark),
        ellipse(-42, -62, 9, 14, dark),
        ellipse(42, -62, 9, 14, dark),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    ),
    path(`M${x - 700} ${y + 170 * s}Q${x} ${y + 130 * s} ${x + 700} ${y + 170 * s}V${y + 900}H${x - 700}Z`, dark),
  ];
}
