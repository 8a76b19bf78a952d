import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

// A ghost at the garden fence, who would like to borrow some sugar.
export function ghost(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  sheet.fill(
    sheet.linear([
      [0, darken(ground, 0.35)],
      [0.7, lighten(ground, 0.15)],
    ]),
  );
  const house = (x: number, w: number, tall: number, lit: string) => [
    rect(x, 900 - tall, w, tall + 220, mix(ground, dark, 0.5)),
    path(`M${x - 30} ${902 - tall}L${x + w / 2} ${780 - tall}L${x + w + 30} ${902 - tall}Z`, mix(ground, dark, 0.68)),
    rect(x + w * 0.2, 950 - tall, 60, 76, lit, { rx: 6 }),
    rect(x + w * 0.62, 950 - tall, 60, 76, '#2b2447', { rx: 6 }),
  ];
  sheet.add(
    ...Array.from({ length: 50 }, () =>
      circle(random.between(0, 1000), random.between(330, 800), random.between(1, 3.4), light, {
        opacity: random.between(0.3, 0.9),
      }),
    ),
    circle(800, 520, 100, '#fff3c9'),
    circle(
      800,
      520,
      240,
      sheet.radial(
        [
          [0, '#fff3c9', 0.4],
          [1, '#fff3c9', 0],
        ],
        800,
        520,
        240,
      ),
    ),
    ...house(-40, 280, 160, '#ffcf6b'),
    ...house(740, 300, 100, '#ffcf6b'),
    rect(0, 1110, 1000, 400, mix(shape, dark, 0.5)),
    circle(
      500,
      820,
      430,
      sheet.radial(
        [
          [0, '#ffffff', 0.3],
          [1, '#ffffff', 0],
        ],
        500,
        820,
        430,
      ),
    ),
    group(
      [
        path(
          'M-230 360C-250 100 -260 -330 0 -340C260 -330 250 100 230 360Q190 300 150 350Q110 400 70 350Q30 300 0 350Q-40 400 -80 350Q-120 300 -150 350Q-190 400 -230 360Z',
          sheet.radial(
            [
              [0, '#ffffff'],
              [0.6, '#eef0ff'],
              [1, '#b9bfe6'],
            ],
            -80,
            -160,
            640,
          ),
        ),
        path('M-230 60Q-330 20 -320 -60Q-290 -90 -250 -40L-210 0Z', '#e3e6fb'),
        path('M226 60Q310 40 330 110Q310 150 260 130L206 110Z', '#d3d8f4'),
        ...[-80, 80].map(
          (x) =>
            ellipse(x, -110, 40, 56, '#241c3d') +
            circle(x - 10, -132, 15, '#ffffff') +
            circle(x + 12, -86, 7, '#ffffff'),
        ),
        path('M-46 0Q0 60 46 0Q40 70 0 74Q-40 70 -46 0Z', '#241c3d'),
        path('M-24 52Q0 36 24 52Q14 72 0 72Q-14 72 -24 52Z', '#ff8a9a'),
        circle(-140, -20, 34, '#ffb0c0', { opacity: 0.6 }),
        circle(140, -20, 34, '#ffb0c0', { opacity: 0.6 }),
        // an empty cup
        group(
          [
            path('M-50 -40H50L40 50H-40Z', accent),
            ellipse(0, -40, 50, 14, darken(accent, 0.3)),
            path('M48 -20Q90 -20 84 14Q76 40 42 30', 'none', { stroke: accent, 'stroke-width': 14 }),
          ],
          { transform: 'translate(-340 -100)' },
        ),
      ],
      { transform: 'translate(520 800) rotate(3)' },
    ),
    ...Array.from({ length: 12 }, (_, i) =>
      path(
        `M${i * 92 - 30} 1320V1130L${i * 92 + 6} 1086L${i * 92 + 42} 1130V1320Z`,
        sheet.linear([
          [0, lighten(shape, 0.4)],
          [1, shape],
        ]),
      ),
    ),
    line(-10, 1180, 1010, 1180, lighten(shape, 0.25), 22),
    line(-10, 1270, 1010, 1270, lighten(shape, 0.25), 22),
    rect(0, 1310, 1000, 190, mix(shape, dark, 0.6)),
  );
}
