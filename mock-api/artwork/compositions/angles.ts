// Crime on the diagonal: a getaway cut from paper, after the constructivists.

import type { Film } from '../film';
import { credits } from '../kit/billing';
import { darken } from '../kit/colour';
import { nth } from '../kit/list';
import type { Sheet } from '../kit/sheet';
import { stack } from '../kit/stack';
import { circle, group, path, polygon, rect, stroke } from '../kit/svg';
import { linesOf } from '../kit/title';
import { sizeToWidth, write } from '../kit/type';

export function poster(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(accent);
  sheet.add(
    polygon(
      [
        [0, 0],
        [1000, 0],
        [1000, 420],
        [0, 960],
      ],
      shape,
    ),
    polygon(
      [
        [0, 960],
        [1000, 420],
        [1000, 600],
        [0, 1140],
      ],
      ground,
    ),
  );
  sheet.add(group(gang(film), { transform: 'translate(64 914) rotate(-28.4) scale(0.74)' }));
  const tilt = { transform: 'rotate(-28.4 0 900)' };
  sheet.add(
    group(
      [
        write(nth(linesOf(film), 0).toUpperCase(), {
          face: 'gothic',
          size: sizeToWidth(nth(linesOf(film), 0).toUpperCase(), 'gothic', 660),
          x: 256,
          y: 574,
          fill: light,
        }),
      ],
      tilt,
    ),
  );
  sheet.add(
    group(
      [write(nth(linesOf(film), 1).toUpperCase(), { face: 'gothic', size: 520, x: 150, y: 1480, fill: dark })],
      tilt,
    ),
  );
  sheet.add(write(film.tagline, { face: 'oswald', size: 40, x: 944, y: 1330, anchor: 'end', fill: dark }));
  sheet.add(
    stack(
      film.cast.map((c) => c.toUpperCase()),
      { face: 'oswald', size: 30, x: 944, y: 60, anchor: 'end', leading: 1.35, fill: light },
    ).svg,
  );
  sheet.add(credits(film, { x: 944, y: 1400, width: 560, fill: dark, size: 23, anchor: 'end', rows: 3 }));
  sheet.finish = { grain: 0.05, paper: 0.7, shift: 2, specks: 0.1 };
}
export function backdrop(sheet: Sheet, film: Film) {
  const { ground, shape, accent } = film.palette;
  sheet.fill(shape);
  sheet.add(
    polygon(
      [
        [0, 900],
        [0, 760],
        [2000, 340],
        [2000, 900],
      ],
      accent,
    ),
    polygon(
      [
        [0, 760],
        [2000, 340],
        [2000, 480],
        [0, 900],
      ],
      ground,
    ),
  );
  sheet.add(group(gang(film), { transform: 'translate(940 556) rotate(-11.9) scale(0.9)' }));
  sheet.finish = { grain: 0.05, paper: 0.6, shift: 1 };
}

// Six people carry one sofa up the slope.
function gang(film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const runner = (x: number, s: number, kick: number) =>
    group(
      [
        stroke(`M0 -90L${28 + kick} -40L${6 + kick} 0M0 -90L-30 -50L-${52 - kick} -14`, dark, 24),
        path('M-26 -84Q-34 -190 6 -196Q40 -190 26 -84Z', dark),
        stroke('M4 -184L20 -250', dark, 18),
        circle(16, -222, 24, light),
        path('M-8 -226Q-8 -256 20 -256Q44 -252 42 -230L62 -226Z', dark),
        path('M-4 -226H40V-214H0Z', dark),
      ],
      { transform: `translate(${x} 0) scale(${s})` },
    );
  return [
    ...[90, 230, 370, 520, 660, 800].map((x, i) => runner(x, 0.86 + (i % 3) * 0.05, (i % 2) * 22)),
    path(
      'M40 -214Q30 -330 110 -340Q150 -420 260 -414H690Q800 -420 830 -340Q910 -330 900 -214Z',
      shape === accent ? ground : '#7b2d8b',
    ),
    path('M110 -340Q150 -420 260 -414H690Q800 -420 830 -340V-276H110Z', darken('#7b2d8b', 0.18)),
    rect(120, -290, 340, 62, '#9a45ab', { rx: 26 }),
    rect(470, -290, 340, 62, '#9a45ab', { rx: 26 }),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => circle(190 + i * 94, -352, 8, accent)),
    circle(474, -440, 30, light),
    path('M440 -444Q440 -490 476 -490Q512 -486 506 -446Z', dark),
    path('M420 -330Q426 -416 474 -416Q524 -414 530 -330Z', dark),
    stroke('M520 -390L590 -450', dark, 17),
    circle(596, -456, 13, light),
  ];
}
