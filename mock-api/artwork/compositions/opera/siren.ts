import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, stroke } from '../../kit/svg';

// A tail that is also a treble clef, in a sea of staves.
export function siren(_sheet: Sheet, film: Film) {
  const { shape, accent, light, dark, ground } = film.palette;
  const staves = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 5 }, (_, i) =>
      stroke(
        `M60 ${640 + row * 110 + i * 15}q110 -50 220 0t220 0t220 0t220 0`,
        mix(shape, light, 0.34 - row * 0.05),
        3,
      ),
    ),
  ).flat();
  return [
    circle(650, 330, 120, light),
    ...staves,
    group(
      [
        stroke(
          'M30 -330C160 -330 170 -160 40 -110C-120 -50 -160 120 -30 190C110 250 190 100 80 40C-10 0 -70 90 -10 130',
          accent,
          56,
        ),
        stroke('M30 -330C160 -330 170 -160 40 -110C-120 -50 -160 120 -30 190', mix(accent, light, 0.45), 10, {
          'stroke-dasharray': '2 30',
        }),
        path(
          'M-10 120C60 140 40 260 130 320C60 330 10 310 -14 280C-40 320 -100 330 -160 300C-80 260 -80 150 -10 120Z',
          accent,
        ),
        path('M-40 -300C-90 -330 -90 -420 -50 -480H50C80 -420 90 -340 60 -300Q10 -270 -40 -300Z', light),
        stroke('M-44 -460Q-130 -420 -160 -320M48 -460Q130 -450 180 -540', light, 26),
        circle(0, -540, 56, light),
        path(
          'M-56 -530C-80 -640 90 -640 62 -530C110 -480 150 -400 110 -300C100 -400 60 -440 40 -500Q10 -580 -20 -560Q-50 -470 -110 -420C-90 -480 -70 -500 -56 -530Z',
          dark,
        ),
        circle(20, -536, 5, dark),
        stroke('M-6 -512q10 6 18 0', ground, 5),
      ],
      { transform: 'translate(480 760) scale(0.98)' },
    ),
  ];
}
