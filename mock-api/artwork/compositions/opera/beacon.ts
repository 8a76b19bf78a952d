import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';

// A lighthouse in a bridal veil.
export function beacon(_sheet: Sheet, film: Film) {
  const { shape, accent, light, dark, ground } = film.palette;
  return [
    path('M500 330L-200 150V520Z', accent, { opacity: 0.55 }),
    path('M500 330L1200 150V520Z', accent, { opacity: 0.55 }),
    group(
      [
        path('M-70 -460H70L110 260H-110Z', light),
        path('M-84 -200H84L90 -90H-90ZM-98 20H98L104 130H-104Z', ground),
        rect(-84, -484, 168, 26, dark),
        rect(-56, -570, 112, 88, accent),
        path('M-76 -568Q0 -660 76 -568Z', dark),
        ...[-30, 0, 30].map((x) => rect(x - 3, -570, 6, 88, dark)),
        rect(-20, -390, 40, 60, dark, { rx: 20 }),
        rect(-22, -40, 44, 60, dark, { rx: 20 }),
        // the veil falls from the gallery into the sea
        path('M-80 -560C-190 -300 -240 0 -330 300H-120C-130 60 -110 -240 -56 -480Z', light, { opacity: 0.75 }),
        path('M80 -560C190 -300 240 0 330 300H120C130 60 110 -240 56 -480Z', light, { opacity: 0.75 }),
        ...[-60, -100, -140, 60, 100, 140].map((x) =>
          stroke(`M${x * 0.8} -480Q${x * 1.5} -120 ${x * 2} 290`, mix(light, shape, 0.45), 4),
        ),
        ...[-60, -30, 0, 30, 60].map((x, i) => circle(x, -590 - (i % 2) * 14, 17, i % 2 ? ground : '#ffffff')),
      ],
      { transform: 'translate(500 790) scale(0.98)' },
    ),
    ...Array.from({ length: 4 }, (_, i) =>
      path(
        `M-20 ${1010 + i * 44}q62 -40 124 0t124 0t124 0t124 0t124 0t124 0t124 0t124 0t124 0V1300H-20Z`,
        mix(shape, dark, 0.15 + i * 0.22),
      ),
    ),
    circle(500, 296, 190, accent, { opacity: 0.25 }),
  ];
}
