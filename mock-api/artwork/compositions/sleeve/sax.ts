import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

// A saxophone out of rectangles, and the player who leans back behind it.
export function sax(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  sheet.add(
    ...Array.from({ length: 9 }, (_, i) =>
      rect(
        50 + i * 102,
        440 + ((i * 83) % 130),
        88,
        1260 - 440 - ((i * 83) % 130) - ((i * 47) % 120),
        nth([shape, mix(shape, ground, 0.5), accent, mix(accent, ground, 0.5), shape], i),
      ),
    ),
    group(
      [
        path('M-210 520C-220 240 -190 90 -60 50L60 60C150 110 180 300 170 520Z', dark),
        path('M-40 60C-60 0 -60 -30 -40 -60H50V70Z', mix(dark, '#8d5a3b', 0.75)),
        path(
          'M-90 -150C-100 -260 -30 -310 50 -290C130 -270 150 -190 120 -110C100 -50 50 -20 0 -30C-60 -40 -84 -90 -90 -150Z',
          mix(dark, '#8d5a3b', 0.85),
        ),
        path(
          'M-100 -170C-110 -290 -20 -340 70 -320C140 -300 160 -220 130 -170C110 -230 60 -260 0 -250C-50 -240 -80 -210 -100 -170Z',
          dark,
        ),
        path('M-120 -240Q0 -390 150 -270L180 -250Q20 -270 -120 -240Z', accent),
        path('M20 -160H110V-130Q60 -110 20 -130Z', '#0c0a0d'),
        stroke('M-60 -120L-34 -84', dark, 6),
        stroke('M-150 140Q-210 260 -120 340L20 320', dark, 70),
        stroke('M120 140Q210 240 150 330L60 380', dark, 66),
        // the horn
        stroke('M96 -70Q170 -80 176 0L150 400Q146 480 70 480T-40 420L-60 330', '#e2b04a', 46),
        path('M-10 360L-110 350L-160 210Q-100 180 -20 200L20 350Z', '#e2b04a'),
        ellipse(-90, 204, 74, 26, mix('#e2b04a', dark, 0.5), { transform: 'rotate(-6 -90 204)' }),
        ...[40, 110, 180, 250, 320].map((y) =>
          circle(172 - y * 0.06, y, 15, light, { stroke: dark, 'stroke-width': 4 }),
        ),
        circle(22, 322, 36, mix(dark, '#8d5a3b', 0.85)),
        circle(72, 388, 36, mix(dark, '#8d5a3b', 0.85)),
      ],
      { transform: 'translate(520 800) rotate(-8) scale(1.06)' },
    ),
    rect(0, 1270, 1000, 230, ground),
  );
}
