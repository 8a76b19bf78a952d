import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, polygon, rect } from '../../kit/svg';
import { speed } from './speed';

export function machine(sheet: Sheet, film: Film, _w: number, _h: number, wide: boolean) {
  const { ground, shape, accent, light, dark } = film.palette;
  const cx = wide ? 1400 : 500;
  const cy = wide ? 420 : 640;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [1, ground],
    ]),
  );
  sheet.add(speed(sheet, cx, cy, 1000, 120, mix(ground, shape, 0.35)));
  const s = wide ? 0.82 : 1.12;
  const half = (m: number) => [
    polygon(
      [
        [0, -380],
        [m * 150, -350],
        [m * 250, -180],
        [m * 270, 60],
        [m * 180, 240],
        [m * 70, 330],
        [0, 350],
      ],
      m < 0 ? light : mix(light, dark, 0.22),
    ),
    polygon(
      [
        [m * 20, -60],
        [m * 230, -120],
        [m * 216, -20],
        [m * 40, 40],
      ],
      dark,
    ),
    polygon(
      [
        [m * 60, -46],
        [m * 214, -92],
        [m * 206, -40],
        [m * 66, 6],
      ],
      accent,
    ),
    polygon(
      [
        [m * 150, -350],
        [m * 420, -620],
        [m * 250, -180],
      ],
      m < 0 ? shape : darken(shape, 0.25),
    ),
    polygon(
      [
        [m * 60, 130],
        [m * 180, 90],
        [m * 140, 220],
        [m * 60, 250],
      ],
      m < 0 ? mix(light, dark, 0.16) : mix(light, dark, 0.4),
    ),
    ...[0, 1, 2].map((i) =>
      polygon(
        [
          [m * 80, 150 + i * 30],
          [m * 150, 130 + i * 30],
          [m * 148, 140 + i * 30],
          [m * 80, 160 + i * 30],
        ],
        dark,
      ),
    ),
    polygon(
      [
        [m * 180, 240],
        [m * 520, 420],
        [m * 560, 700],
        [0, 700],
        [0, 350],
        [m * 70, 330],
      ],
      m < 0 ? shape : darken(shape, 0.3),
    ),
    polygon(
      [
        [m * 300, 400],
        [m * 500, 470],
        [m * 500, 560],
        [m * 320, 500],
      ],
      dark,
    ),
  ];
  sheet.add(
    group(
      [
        ...half(-1),
        ...half(1),
        polygon(
          [
            [-46, -370],
            [46, -370],
            [26, -190],
            [-26, -190],
          ],
          shape,
        ),
        polygon(
          [
            [0, -50],
            [30, 60],
            [0, 110],
            [-30, 60],
          ],
          mix(light, dark, 0.4),
        ),
        rect(-50, 270, 100, 24, dark),
        polygon(
          [
            [-60, 350],
            [60, 350],
            [0, 470],
          ],
          accent,
        ),
      ],
      { transform: `translate(${cx} ${cy}) rotate(-5) scale(${s})` },
    ),
  );
  for (const m of [-1, 1])
    sheet.add(
      circle(
        cx + m * 150 * s,
        cy - 60,
        190,
        sheet.radial(
          [
            [0, accent, 0.55],
            [1, accent, 0],
          ],
          cx + m * 150 * s,
          cy - 60,
          190,
        ),
      ),
    );
  // a child stands in the hand of the machine
  if (!wide)
    sheet.add(
      rect(
        0,
        1000,
        1000,
        500,
        sheet.linear([
          [0, dark, 0],
          [0.3, dark, 0.96],
          [1, dark],
        ]),
      ),
      group(
        [
          path('M-12 0L-10 -50H10L12 0Z', light),
          path('M-22 -40Q-18 -96 0 -98Q18 -96 22 -40Z', accent),
          circle(0, -114, 18, light),
        ],
        { transform: 'translate(500 1050)' },
      ),
    );
  sheet.finish = { grain: 0.05, shift: 3, paper: 0.2 };
}
