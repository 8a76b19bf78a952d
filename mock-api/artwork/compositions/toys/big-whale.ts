import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { circle, group, path, stroke } from '../../kit/svg';
import { cheek, eye } from './pieces';

export function bigWhale(film: Film) {
  const { shape, accent, light, dark } = film.palette;
  return [
    path(
      'M20 330C10 90 190 -20 420 0C600 18 690 130 740 190C770 150 760 80 720 40C800 40 840 90 850 130C880 90 940 60 990 80C960 130 940 200 860 230C830 330 760 400 640 420H120C60 410 24 390 20 330Z',
      shape,
    ),
    path('M20 330C24 390 60 410 120 420H640C600 360 470 330 330 330C200 330 90 350 20 330Z', light),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      stroke(
        `M${110 + i * 76} ${352 - Math.abs(i - 2) * 3}Q${130 + i * 76} 390 ${120 + i * 76} 418`,
        mix(light, shape, 0.3),
        6,
      ),
    ),
    ...eye(196, 238, 34, dark, -0.25),
    stroke('M60 320Q130 350 200 318', dark, 11),
    cheek(258, 300, 34, accent),
    path('M420 330Q470 440 580 430Q560 360 500 320Z', darken(shape, 0.18)),
    stroke('M330 -6Q330 -90 260 -110M330 -6Q340 -110 410 -120M330 -6V-80', '#ffffff', 17),
    ...(
      [
        [256, -124],
        [420, -134],
        [330, -112],
      ] as const
    ).map(([x, y]) => circle(x, y, 15, '#ffffff')),
    // a gull, a bicycle bell of a boat, a girl on top
    group(
      [
        path('M-30 0Q-26 -84 0 -86Q26 -84 30 0Z', accent),
        circle(0, -108, 30, '#f6c79f'),
        path('M-32 -104Q-36 -148 0 -146Q36 -148 32 -104Q0 -132 -32 -104Z', '#5a2d1d'),
        circle(-10, -106, 4.5, dark),
        circle(12, -106, 4.5, dark),
        stroke('M-8 -94Q2 -86 10 -94', dark, 4),
        stroke('M20 -56L62 -96', accent, 15),
      ],
      { transform: 'translate(520 26)' },
    ),
  ];
}
