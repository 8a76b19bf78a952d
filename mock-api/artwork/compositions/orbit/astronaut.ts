import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';

export function astronaut(sheet: Sheet, film: Film, x: number, y: number, s: number) {
  const { ground, shape, light } = film.palette;
  sheet.add(
    group(
      [
        path('M-16 30C-90 60 -120 160 -40 250S60 330 10 430', 'none', {
          stroke: light,
          'stroke-width': 2,
          opacity: 0.65,
        }),
        rect(-20, -14, 40, 46, light, { rx: 12 }),
        circle(0, -30, 22, light),
        path('M-14 -34Q0 -50 15 -34V-26Q0 -14 -14 -26Z', shape),
        path(
          'M-18 -6L-46 14L-40 24L-16 12M18 -6L44 -22L50 -12L18 14M-14 28L-26 66L-12 70L0 34M6 30L22 64L34 58L18 26',
          light,
        ),
        rect(-26, -16, 10, 38, mix(light, ground, 0.35), { rx: 4 }),
      ],
      { transform: `translate(${x} ${y}) scale(${s}) rotate(18)` },
    ),
  );
}
