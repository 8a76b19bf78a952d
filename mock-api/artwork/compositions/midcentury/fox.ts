import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect } from '../../kit/svg';

// A fox who could not decide, and now wears them all.
export function fox(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const band = (x: number, y: number, w: number, tone: string) => rect(x - w / 2, y, w, 18, tone);
  const hats = [
    // bowler, boater, beret, top hat, fez, sailor, crown
    path('M-120 0Q-116 -120 0 -124Q116 -120 120 0Z', dark) +
      rect(-170, -6, 340, 22, dark, { rx: 11 }) +
      band(0, -26, 236, accent),
    rect(-100, -78, 200, 78, '#f2d28a') + rect(-150, -8, 300, 20, '#f2d28a', { rx: 8 }) + band(0, -30, 200, shape),
    path('M-130 0Q-150 -70 0 -76Q150 -80 124 0Z', accent) + circle(0, -80, 12, accent),
    rect(-80, -150, 160, 150, shape) + rect(-124, -10, 248, 20, shape, { rx: 8 }) + band(0, -40, 160, light),
    path('M-70 0L-54 -100H54L70 0Z', '#c8372d') + line(0, -100, 70, -60, dark, 5) + circle(72, -50, 10, dark),
    path('M-90 0Q-90 -60 0 -60Q90 -60 90 0Z', light) +
      rect(-96, -16, 192, 28, lighten(shape, 0.3)) +
      circle(0, -62, 11, dark),
    path('M-60 0L-74 -76L-34 -34L0 -92L34 -34L74 -76L60 0Z', '#f0b42e'),
  ];
  let up = 0;
  const tall = [110, 72, 72, 142, 96, 58, 90];
  const tower = hats.map((hat, i) => {
    const y = -up;
    up += tall[i] ?? 0;
    return group(hat, { transform: `translate(${Math.sin(i * 1.3) * 12} ${y}) rotate(${Math.sin(i * 2.2) * 5})` });
  });
  sheet.add(
    ...Array.from({ length: 34 }, (_, i) =>
      line(20 + i * 30, 1160 + (i % 3) * 12, 26 + i * 30, 1116 - (i % 4) * 12, mix(ground, shape, 0.5), 4),
    ),
    rect(0, 1164, 1000, 400, mix(ground, shape, 0.25)),
    // tail
    path('M420 1150C260 1170 120 1060 130 880C140 760 230 720 260 660C300 780 400 840 410 960Z', accent),
    path('M130 880C140 760 230 720 260 660C290 740 320 790 290 850C250 920 170 930 130 880Z', light),
    ...Array.from({ length: 7 }, (_, i) =>
      line(200 + i * 22, 960 + i * 12, 186 + i * 24, 1010 + i * 14, mix(accent, dark, 0.35), 4),
    ),
    polygon(
      [
        [660, 760],
        [860, 1170],
        [400, 1170],
      ],
      accent,
    ),
    polygon(
      [
        [660, 760],
        [720, 1170],
        [590, 1170],
      ],
      light,
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      line(
        640 + (i % 3) * 20,
        920 + Math.floor(i / 3) * 70,
        640 + (i % 3) * 20,
        950 + Math.floor(i / 3) * 70,
        mix(light, accent, 0.5),
        4,
      ),
    ),
    rect(560, 1100, 44, 70, dark),
    rect(710, 1100, 44, 70, dark),
    polygon(
      [
        [440, 640],
        [880, 640],
        [660, 910],
      ],
      accent,
    ),
    polygon(
      [
        [440, 640],
        [600, 640],
        [660, 910],
      ],
      light,
    ),
    polygon(
      [
        [880, 640],
        [720, 640],
        [660, 910],
      ],
      light,
    ),
    polygon(
      [
        [450, 650],
        [470, 500],
        [590, 640],
      ],
      accent,
    ),
    polygon(
      [
        [870, 650],
        [850, 500],
        [730, 640],
      ],
      accent,
    ),
    polygon(
      [
        [474, 630],
        [484, 548],
        [550, 638],
      ],
      dark,
    ),
    polygon(
      [
        [846, 630],
        [836, 548],
        [770, 638],
      ],
      dark,
    ),
    ellipse(586, 716, 17, 24, dark),
    ellipse(734, 716, 17, 24, dark),
    circle(592, 708, 6, '#ffffff'),
    circle(740, 708, 6, '#ffffff'),
    circle(660, 896, 24, dark),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map((i) => line(660 + side * 50, 850 + i * 12, 660 + side * 150, 826 + i * 26, dark, 3)),
    ),
    group(tower, { transform: 'translate(660 622) scale(0.92)' }),
  );
}
