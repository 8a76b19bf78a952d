import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, polygon, stroke } from '../../kit/svg';
import { speed } from './speed';

export function blade(sheet: Sheet, film: Film, _w: number, _h: number, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const [cx, cy] = wide ? [1380, 430] : [520, 600];
  sheet.fill(ground);
  sheet.add(circle(cx, cy, 330, accent), speed(sheet, cx, cy, 900, 190, dark));
  const s = wide ? 0.78 : 1.06;
  // a girl mid-leap; the cut she makes divides the sheet
  sheet.add(
    group(
      [
        path('M-40 -60C-170 -90 -300 -40 -420 60C-300 20 -260 40 -230 80C-180 20 -100 0 -30 10Z', shape),
        path('M-50 -70Q-60 -180 30 -190Q110 -170 90 -60L70 60Q10 90 -50 60Z', dark),
        path('M-50 60Q10 90 70 60L120 180Q0 220 -110 170Z', shape),
        path('M-60 160L-190 230L-300 200L-296 176L-190 184L-20 150ZM60 160L130 280L90 420L60 414L76 290L10 170Z', dark),
        polygon(
          [
            [-300, 170],
            [-340, 160],
            [-350, 214],
            [-296, 206],
          ],
          accent === dark ? light : shape,
        ),
        polygon(
          [
            [92, 410],
            [58, 406],
            [50, 450],
            [110, 456],
          ],
          shape,
        ),
        ellipse(70, -232, 54, 62, '#f3d3b4'),
        path(
          'M120 -250C130 -330 20 -350 -10 -280C-60 -250 -130 -250 -220 -330C-190 -220 -110 -180 -20 -190C-4 -210 10 -240 30 -250L52 -224L74 -258L96 -230Z',
          dark,
        ),
        path('M82 -236l30 -6l-6 18l-18 2Z', dark),
        circle(102, -232, 4, light),
        path('M-20 -196Q40 -160 100 -180L90 -150Q30 -140 -20 -170Z', shape),
        stroke('M70 -140L190 -120L250 -190', dark, 34),
        stroke('M-30 -140L120 -90L250 -176', dark, 30),
        circle(256, -190, 22, '#f3d3b4'),
        polygon(
          [
            [230, -150],
            [246, -140],
            [294, -224],
            [276, -236],
          ],
          dark,
        ),
        polygon(
          [
            [270, -214],
            [304, -196],
            [620, -640],
          ],
          light,
        ),
        polygon(
          [
            [286, -206],
            [304, -196],
            [620, -640],
          ],
          mix(light, dark, 0.3),
        ),
      ],
      { transform: `translate(${cx - 30} ${cy + 40}) rotate(-8) scale(${s})` },
    ),
  );
  if (!wide)
    sheet.add(
      polygon(
        [
          [0, 1120],
          [1000, 930],
          [1000, 1500],
          [0, 1500],
        ],
        dark,
      ),
      polygon(
        [
          [0, 1096],
          [1000, 906],
          [1000, 922],
          [0, 1112],
        ],
        shape,
      ),
    );
  sheet.finish = { grain: 0.04, shift: 2, halftone: undefined, paper: 0.3 };
}
