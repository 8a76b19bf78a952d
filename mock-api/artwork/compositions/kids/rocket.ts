import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import { dots, toyEye } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';
import { jumpingTitle } from './jumping-title';

export function rocket(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide)
    sheet.fill(
      sheet.linear([
        [0, dark],
        [0.6, ground],
        [1, mix(ground, accent, 0.5)],
      ]),
    );
  if (!wide) {
    sheet.add(...dots(sheet.random, 80, [0, 0, 1000, 1200], [2, 7], light));
    for (const [x, y, r, c] of [
      [140, 640, 70, accent],
      [880, 560, 46, shape],
      [850, 950, 100, '#f2b632'],
    ] as const)
      sheet.add(
        circle(x, y, r, c),
        circle(x - r * 0.2, y - r * 0.2, r * 0.6, lighten(c, 0.15)),
        ellipse(x, y, r * 1.7, r * 0.32, 'none', {
          stroke: light,
          'stroke-width': 8,
          transform: `rotate(-18 ${x} ${y})`,
        }),
      );
  }
  // the rocket is a milk carton, flown by a cat
  const smoke = [
    [500, 1290, 130],
    [360, 1320, 110],
    [640, 1330, 120],
    [230, 1360, 110],
    [780, 1370, 120],
    [500, 1380, 150],
    [100, 1400, 110],
    [910, 1400, 110],
  ] as const;
  sheet.add(
    polygon(
      [
        [420, 1090],
        [580, 1090],
        [540, 1260],
        [500, 1340],
        [460, 1260],
      ],
      '#ffd23f',
    ),
    polygon(
      [
        [450, 1090],
        [550, 1090],
        [500, 1250],
      ],
      '#ff7a3c',
    ),
    ...smoke.map(([x, y, r]) => circle(x, y, r, '#ffffff')),
    ...smoke.map(([x, y, r]) => circle(x - r * 0.2, y + r * 0.25, r * 0.6, mix('#ffffff', ground, 0.14))),
  );
  sheet.add(
    group(
      [
        polygon(
          [
            [-150, -40],
            [-260, 190],
            [-150, 160],
          ],
          accent,
        ),
        polygon(
          [
            [150, -40],
            [260, 190],
            [150, 160],
          ],
          accent,
        ),
        rect(-160, -420, 320, 600, '#ffffff', { rx: 10 }),
        rect(60, -420, 100, 600, mix('#ffffff', ground, 0.15)),
        polygon(
          [
            [-160, -420],
            [0, -560],
            [160, -420],
          ],
          shape,
        ),
        rect(-110, -640, 220, 84, shape, { rx: 8 }),
        rect(-160, 60, 320, 120, shape),
        write('MILK', { face: 'baloo', size: 96, x: 0, y: 152, anchor: 'middle', fill: '#ffffff' }),
        circle(0, -180, 128, dark),
        circle(0, -180, 112, mix(ground, light, 0.6)),
        circle(0, -160, 78, '#f28c3a'),
        polygon(
          [
            [-72, -190],
            [-66, -270],
            [-20, -226],
          ],
          '#f28c3a',
        ),
        polygon(
          [
            [72, -190],
            [66, -270],
            [20, -226],
          ],
          '#f28c3a',
        ),
        toyEye(-30, -172, 20, dark),
        toyEye(30, -172, 20, dark),
        path('M-10 -144H10L0 -132Z', dark),
        stroke('M-70 -140L-110 -150M-70 -128L-110 -124M70 -140L110 -150M70 -128L110 -124', dark, 5),
        path('M-112 -180A112 112 0 0 1 -60 -276', 'none', {
          stroke: '#ffffff',
          'stroke-width': 14,
          'stroke-linecap': 'round',
        }),
      ],
      { transform: 'translate(500 920) rotate(7)' },
    ),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'lilita',
      y: 40,
      height: 300,
      colours: ['#ffffff', '#ffd23f', accent],
      outline: dark,
    });
}
