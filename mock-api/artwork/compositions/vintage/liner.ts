import type { Film } from '../../film';
import { darken, lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect, stroke } from '../../kit/svg';

// A bow as high as a cathedral, seen from a very small boat.
export function liner(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, ground],
      [0.8, mix(ground, light, 0.75)],
    ]),
  );
  sheet.add(
    ...Array.from({ length: 9 }, (_, i) =>
      path(`M500 340L${-200 + i * 180} -60H${-110 + i * 180}Z`, light, { opacity: 0.22 }),
    ),
    // funnels and smoke
    ...[330, 500, 670].map((x, i) =>
      group([
        path(`M${x - 52} 360L${x - 40} ${150 - (i === 1 ? 40 : 0)}H${x + 40}L${x + 52} 360Z`, accent),
        path(`M${x - 44} ${200 - (i === 1 ? 40 : 0)}H${x + 44}L${x + 40} ${150 - (i === 1 ? 40 : 0)}H${x - 40}Z`, dark),
        stroke(
          `M${x} ${140 - (i === 1 ? 40 : 0)}Q${x - 130} 60 ${x - 240} 90T${x - 500} 20`,
          mix(dark, ground, 0.6),
          34,
          { opacity: 0.5 },
        ),
      ]),
    ),
    path('M180 400H820L790 330H210Z', light),
    ...Array.from({ length: 14 }, (_, i) => rect(236 + i * 39, 352, 24, 24, mix(shape, dark, 0.3))),
    path('M120 470H880L840 396H160Z', lighten(light, 0.3)),
    ...Array.from({ length: 17 }, (_, i) => rect(176 + i * 39, 420, 22, 26, mix(shape, dark, 0.3))),
    path('M60 460C140 560 220 900 500 1130C780 900 860 560 940 460Q720 510 500 512Q280 510 60 460Z', dark),
    path('M500 512Q280 510 60 460C140 560 220 900 500 1130Z', mix(dark, shape, 0.42)),
    path('M500 512Q280 510 60 460L80 500Q280 548 500 552ZM500 512Q720 510 940 460L920 500Q720 548 500 552Z', light),
    stroke('M500 520V1130', lighten(dark, 0.2), 8),
    ...[0, 1, 2, 3, 4].flatMap((i) => [
      circle(400 - i * 62, 640 - i * 18, 12, '#ffe9a8'),
      circle(600 + i * 62, 640 - i * 18, 12, '#ffe9a8'),
    ]),
    path(
      'M350 760L300 720M350 760V820M350 820Q310 820 306 784M350 820Q390 820 394 784M650 760L700 720M650 760V820M650 820Q610 820 606 784M650 820Q690 820 694 784',
      'none',
      { stroke: light, 'stroke-width': 8 },
    ),
    path('M-20 1100Q250 1040 500 1120Q750 1040 1020 1100V1300H-20Z', shape),
    path(
      'M500 1130C420 1080 340 1070 260 1130C340 1110 420 1130 500 1180C580 1130 660 1110 740 1130C660 1070 580 1080 500 1130Z',
      '#ffffff',
    ),
    ...[0, 1, 2].map((i) => stroke(`M${-20} ${1140 + i * 26}q125 -20 250 0t250 0t250 0t300 0`, lighten(shape, 0.3), 6)),
    group(
      [
        path('M-50 0H50L36 24H-36Z', accent),
        line(0, 0, 0, -70, dark, 5),
        path('M4 -68L50 -8H4Z', '#ffffff'),
        ellipse(0, 26, 60, 6, dark, { opacity: 0.4 }),
      ],
      { transform: 'translate(180 1120)' },
    ),
    rect(0, 1170, 1000, 10, darken(accent, 0.1)),
  );
}
