import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, rect } from '../../kit/svg';

// A trio from above: a lake of lacquer, a bass, a drum.
export function piano(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  const lid = 'M-330 -220H330V20C330 120 240 130 200 220C150 340 40 380 -80 380C-240 380 -330 260 -330 120Z';
  sheet.add(
    ...Array.from({ length: 22 }, (_, i) => line(0, 420 + i * 52, 1000, 380 + i * 52, mix(ground, dark, 0.2), 3)),
    group(
      [
        path(lid, '#000000', { opacity: 0.3, transform: 'translate(24 36)' }),
        path(lid, dark),
        path(
          'M-300 -110H300V10C300 90 220 110 180 200C140 300 40 350 -80 350C-220 350 -300 250 -300 120Z',
          mix(dark, accent, 0.6),
        ),
        ...Array.from({ length: 21 }, (_, i) =>
          line(-280 + i * 28, -100, -270 + i * 22, 330 - Math.max(0, i - 8) * 22, '#e8c27a', 2),
        ),
        path('M-300 40Q0 -40 300 0V30Q0 0 -300 80Z', '#c9983f'),
        rect(-330, -270, 660, 60, dark),
        rect(-318, -262, 636, 44, light),
        ...Array.from({ length: 30 }, (_, i) =>
          line(-318 + i * 21.2, -262, -318 + i * 21.2, -218, mix(light, dark, 0.4), 2),
        ),
        ...Array.from({ length: 29 }, (_, i) =>
          i % 7 === 2 || i % 7 === 6 ? '' : rect(-304 + i * 21.2, -246, 12, 28, dark),
        ),
        ellipse(0, -360, 120, 54, shape),
        circle(0, -366, 44, '#3a2620'),
        path('M-110 -340L-130 -260L-96 -250L-70 -330ZM110 -340L130 -260L96 -250L70 -330Z', shape),
      ],
      { transform: 'translate(420 760) rotate(-14) scale(0.92)' },
    ),
    group(
      [
        ellipse(10, 16, 120, 120, '#000000', { opacity: 0.3 }),
        circle(0, 0, 118, accent),
        circle(0, 0, 100, light),
        circle(150, -90, 84, '#d9a441'),
        circle(150, -90, 62, lighten('#d9a441', 0.25)),
        circle(150, -90, 10, dark),
        circle(-140, -70, 70, accent),
        circle(-140, -70, 58, light),
        circle(150, 90, 78, accent),
        circle(150, 90, 64, light),
        circle(0, 190, 54, '#3a2620'),
        line(-20, 150, -60, 20, '#e8c27a', 8),
        line(20, 150, 80, 0, '#e8c27a', 8),
      ],
      { transform: 'translate(780 1120) scale(0.9)' },
    ),
    group(
      [
        path(
          'M-60 -40C-120 20 -90 90 -60 110C-110 150 -120 250 0 260C120 250 110 150 60 110C90 90 120 20 60 -40Z',
          '#9a5a2e',
        ),
        rect(-13, -270, 26, 360, dark),
        ...[-6, -2, 2, 6].map((x) => line(x, -260, x * 2, 200, light, 1.6)),
        circle(0, -280, 24, dark),
        ellipse(70, -80, 44, 34, '#8d5a3b'),
      ],
      { transform: 'translate(170 1130) rotate(-28) scale(0.8)' },
    ),
    rect(0, 1330, 1000, 170, ground),
  );
}
