import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { dots } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon } from '../../kit/svg';
import { jumpingTitle } from './jumping-title';

export function owl(sheet: Sheet, film: Film, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  if (!wide)
    sheet.fill(
      sheet.linear([
        [0, dark],
        [1, ground],
      ]),
    );
  if (!wide)
    sheet.add(
      ...dots(sheet.random, 90, [0, 0, 1000, 1100], [2, 7], light),
      circle(500, 760, 420, accent),
      circle(
        500,
        760,
        420,
        sheet.radial(
          [
            [0.7, light, 0],
            [1, light, 0.5],
          ],
          500,
          760,
          420,
        ),
      ),
    );
  const body = 'M250 1240C190 900 240 560 500 540C760 560 810 900 750 1240Z';
  sheet.add(path('M262 640L240 470L380 560ZM738 640L760 470L620 560Z', shape), path(body, shape));
  for (let r = 0; r < 6; r++)
    for (let i = 0; i < 6; i++)
      sheet.add(
        path('M-34 -20Q0 66 34 -20Z', mix(light, shape, 0.2 + r * 0.12), {
          transform: `translate(${340 + i * 64 + (r % 2) * 32 - 16} ${900 + r * 60})`,
        }),
      );
  sheet.add(
    path(
      'M250 1240C170 1100 180 880 250 760C310 900 330 1100 300 1240ZM750 1240C830 1100 820 880 750 760C690 900 670 1100 700 1240Z',
      darken(shape, 0.22),
    ),
    circle(400, 700, 128, light),
    circle(600, 700, 128, light),
    circle(410, 706, 88, dark),
    circle(590, 706, 88, dark),
    circle(410, 706, 88, 'none', { stroke: accent, 'stroke-width': 18 }),
    circle(590, 706, 88, 'none', { stroke: accent, 'stroke-width': 18 }),
    circle(440, 676, 26, '#ffffff'),
    circle(620, 676, 26, '#ffffff'),
    path('M460 780Q500 760 540 780L500 860Z', '#f28c28'),
  );
  // in one hand a torch, on the branch the others listen
  sheet.add(
    path('M-20 1230Q300 1190 520 1224T1020 1200V1290Q700 1250 500 1280T-20 1300Z', '#4a2f27'),
    ...[420, 460, 540, 580].map((x) => ellipse(x, 1232, 16, 30, '#f28c28')),
    ...(
      [
        [110, 1196, '#e8765a'],
        [200, 1188, '#7fb069'],
        [840, 1190, '#7cc8ea'],
        [920, 1184, '#e8765a'],
      ] as const
    ).map(([x, y, c]) =>
      group(
        [
          circle(0, -46, 46, c),
          circle(-14, -56, 9, dark),
          circle(14, -56, 9, dark),
          polygon(
            [
              [-8, -42],
              [8, -42],
              [0, -28],
            ],
            '#f7b801',
          ),
          path('M-40 -40Q-60 -20 -30 0Z', darken(c, 0.2)),
        ],
        { transform: `translate(${x} ${y})` },
      ),
    ),
  );
  if (!wide)
    jumpingTitle(sheet, film, {
      face: 'baloo',
      y: 50,
      height: 330,
      colours: [light, accent],
      outline: dark,
      outlineWidth: 26,
    });
}
