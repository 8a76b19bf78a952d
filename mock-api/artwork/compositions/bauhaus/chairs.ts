import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, rect, stroke } from '../../kit/svg';

// Six chairs; five belong together.
export function chairs(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const tube = (tone: string, seat: string) => [
    stroke('M-80 -230V-20Q-80 0 -60 0H60Q80 0 80 20V150Q80 170 60 170H-60', tone, 15),
    path('M-92 -230H-60L-50 -90H-82Z', seat),
    path('M-80 -14H70V14H-80Z', seat),
  ];
  const wood = [
    line(-70, -240, -70, 170, '#b9773f', 20),
    line(70, 0, 70, 170, '#b9773f', 20),
    line(-70, 80, 70, 80, '#8d5a2f', 12),
    rect(-90, -14, 180, 26, '#d99a5b'),
    ...[-220, -160, -100].map((y) => rect(-84, y, 28, 30, '#d99a5b')),
    path('M-70 -240Q-40 -260 -54 -290Q-90 -300 -92 -260Z', '#b9773f'),
  ];
  sheet.add(
    path('M0 1180L1000 980V1500H0Z', mix(ground, dark, 0.25)),
    circle(220, 330, 160, accent),
    rect(420, 420, 520, 20, light, { opacity: 0.5 }),
    path('M0 640L360 470V1100L0 1240Z', shape, { opacity: 0.5 }),
    ...(
      [
        [300, 640, 0.82],
        [520, 600, 0.82],
        [740, 560, 0.82],
        [230, 1010, 1.1],
        [820, 900, 1.1],
      ] as const
    ).map(([x, y, s]) => group(tube(light, shape), { transform: `translate(${x} ${y}) scale(${s}) rotate(-4)` })),
    group([path('M-90 176L-420 260L-400 290L80 190Z', dark, { opacity: 0.35 }), ...wood], {
      transform: 'translate(520 960) rotate(7) scale(1.24)',
    }),
    ...[0, 1, 2, 3, 4, 5].map((i) => circle(90 + i * 44, 1280, 15, i === 3 ? accent : light)),
  );
}
