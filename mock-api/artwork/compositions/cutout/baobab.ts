import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, stroke } from '../../kit/svg';
import { frond, sheetOf } from './snip';

// One tree, the sun caught in it, a village in its shade.
export function baobab(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(ground);
  const branch = (d: string, width: number) => stroke(d, dark, width);
  const crowns = [
    [170, 560],
    [300, 440],
    [460, 380],
    [620, 400],
    [760, 470],
    [860, 580],
    [240, 650],
    [700, 600],
    [520, 520],
  ] as const;
  sheet.add(
    circle(560, 620, 270, accent),
    ...crowns.map(([x, y], i) =>
      frond(x, y, 1.1, i * 47, nth([shape, mix(shape, dark, 0.35), mix(shape, light, 0.35)], i)),
    ),
    path(
      'M380 1240C420 1080 400 900 390 780C440 800 470 830 500 830C540 830 580 800 640 770C610 900 600 1080 640 1240Z',
      dark,
    ),
    path(
      'M400 1240C440 1090 430 960 424 850C440 870 460 884 470 890C462 1000 470 1120 460 1240Z',
      mix(dark, accent, 0.3),
    ),
    branch('M410 820C360 740 290 700 210 670', 46),
    branch('M440 830C400 700 350 600 310 520', 40),
    branch('M500 840C490 700 480 600 470 470', 44),
    branch('M560 830C600 700 610 620 630 500', 42),
    branch('M610 810C680 720 720 640 770 560', 40),
    branch('M620 820C700 770 780 730 860 680', 42),
    ...crowns.map(([x, y], i) =>
      frond(x + 60, y + 50, 0.62, i * 83 + 20, nth([mix(shape, light, 0.35), shape, light], i)),
    ),
    sheetOf(random, -30, 1220, 1060, 300, mix(accent, dark, 0.45)),
    ...[
      [150, 1210, 0.9],
      [280, 1230, 0.7],
      [800, 1216, 1],
      [920, 1236, 0.7],
    ].map(([x = 0, y = 0, s = 1]) =>
      group(
        [
          path('M-60 0V-70H60V0Z', mix(light, accent, 0.35)),
          path('M-84 -64L0 -150L84 -64Z', mix(dark, accent, 0.35)),
          path('M-16 0V-44H16V0Z', dark),
        ],
        { transform: `translate(${x} ${y}) scale(${s})` },
      ),
    ),
    ...[
      [360, 1270, shape],
      [690, 1280, light],
      [730, 1290, accent],
    ].map(([x, y, tone]) =>
      group([path('M-22 0L-14 -60Q0 -70 14 -60L22 0Z', String(tone)), circle(0, -80, 15, dark)], {
        transform: `translate(${x} ${y})`,
      }),
    ),
  );
}
