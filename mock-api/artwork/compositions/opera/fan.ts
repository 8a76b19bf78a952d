import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, stroke } from '../../kit/svg';

// An open fan; between two of its ribs, a knife.
export function fan(_sheet: Sheet, film: Film) {
  const { shape, accent, light, dark, ground } = film.palette;
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const a = -78 + i * 13;
    const tone = nth([accent, mix(accent, dark, 0.2), light], i);
    return group(
      [
        path('M0 0L-22 -150L-62 -560Q0 -600 62 -560L22 -150Z', tone),
        path('M-50 -470Q0 -500 50 -470L46 -430Q0 -460 -46 -430Z', i % 3 === 2 ? ground : light),
        circle(0, -360, 17, nth([light, ground, accent], i)),
        stroke('M0 0V-560', dark, 6),
      ],
      { transform: `rotate(${a})` },
    );
  });
  return [
    circle(500, 560, 390, mix(shape, light, 0.1)),
    group(
      [
        ...leaves.slice(0, 8),
        group(
          [
            path('M-20 -150L0 -690L22 -150Z', '#f4f4f0'),
            path('M0 -690L22 -150H2Z', mix('#f4f4f0', dark, 0.3)),
            path('M-44 -150H46V-120H-44Z', dark),
          ],
          { transform: 'rotate(26)' },
        ),
        ...leaves.slice(8),
        circle(0, 0, 34, dark),
        circle(0, 0, 13, accent),
        stroke('M0 30Q60 110 10 170T40 270', accent, 8),
        path('M10 260L70 260L56 350L24 350Z', accent),
        ...[0, 1, 2, 3].map((i) => stroke(`M${18 + i * 14} 350V400`, accent, 4)),
      ],
      { transform: 'translate(480 860)' },
    ),
    ...[
      [300, 1010],
      [640, 1030],
      [720, 960],
    ].map(([x = 0, y = 0], i) =>
      path('M0 0C-30 -20 -30 -60 0 -70C30 -60 30 -20 0 0Z', ground, {
        transform: `translate(${x} ${y}) rotate(${i * 70 + 20})`,
      }),
    ),
  ];
}
