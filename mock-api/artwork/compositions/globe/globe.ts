import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, rect, stroke } from '../../kit/svg';

export function globe(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const inside = sheet.clip(circle(0, 0, 370));
  const house = (x: number, y: number, s: number, tone: string) =>
    group(
      [
        rect(-50, -80, 100, 90, tone),
        polygon(
          [
            [-64, -78],
            [0, -140],
            [64, -78],
          ],
          light,
        ),
        rect(-16, -40, 32, 50, accent),
        rect(-40, -64, 22, 24, '#ffd98a'),
        rect(18, -64, 22, 24, '#ffd98a'),
      ],
      { transform: `translate(${x} ${y}) scale(${s})` },
    );
  return [
    ellipse(0, 470, 400, 40, darken(ground, 0.18)),
    circle(0, 0, 388, mix(light, shape, 0.35)),
    circle(
      0,
      0,
      370,
      sheet.linear([
        [0, darken(shape, 0.35)],
        [0.7, shape],
        [1, mix(shape, light, 0.5)],
      ]),
    ),
    group(
      [
        circle(130, -170, 66, light),
        path('M-400 160Q-200 60 0 130T400 110V400H-400Z', mix(light, shape, 0.25)),
        house(-190, 150, 0.8, dark),
        house(-90, 130, 1.05, accent),
        house(210, 150, 0.9, dark),
        rect(60, -60, 56, 210, dark),
        polygon(
          [
            [50, -58],
            [88, -150],
            [126, -58],
          ],
          light,
        ),
        circle(88, -10, 18, '#ffd98a'),
        ...(
          [
            [-280, 170],
            [290, 170],
            [150, 190],
          ] as const
        ).map(([x, y]) =>
          polygon(
            [
              [x - 44, y],
              [x, y - 130],
              [x + 44, y],
            ],
            darken(shape, 0.4),
          ),
        ),
        path('M-400 230Q-100 150 100 220T400 200V400H-400Z', light),
        // a person knocks on the glass from the inside
        group(
          [
            path('M-30 150Q-36 20 0 10Q36 20 30 150Z', accent),
            circle(0, -22, 30, '#f0c7a2'),
            path('M-32 -20Q-36 -66 0 -66Q36 -66 32 -20Q10 -44 -32 -20Z', dark),
            stroke('M-18 40Q-60 20 -60 -50M18 40Q60 20 60 -50', accent, 18),
            circle(-60, -62, 12, '#f0c7a2'),
            circle(60, -62, 12, '#f0c7a2'),
            rect(-24, 146, 18, 50, dark),
            rect(6, 146, 18, 50, dark),
          ],
          { transform: 'translate(-20 150) scale(0.95)' },
        ),
        ...Array.from({ length: 130 }, () =>
          circle(random.between(-370, 370), random.between(-370, 340), random.next() ** 2 * 9 + 2, '#ffffff', {
            opacity: 0.9,
          }),
        ),
      ],
      { 'clip-path': inside },
    ),
    path('M-310 -120A332 332 0 0 1 -150 -296', 'none', {
      stroke: '#ffffff',
      'stroke-width': 26,
      'stroke-linecap': 'round',
      opacity: 0.8,
    }),
    circle(-330, -60, 13, '#ffffff', { opacity: 0.8 }),
    path('M-290 290H290L340 470H-340Z', dark),
    path('M-290 290H290L300 326H-300Z', accent),
    rect(-120, 376, 240, 50, light, { rx: 4 }),
    line(-96, 401, 96, 401, dark, 4),
  ];
}
