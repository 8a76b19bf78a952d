import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, path, rect, stroke } from '../../kit/svg';

// Wings over a small town.
export function faust(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const wing =
    'M0 -40C-120 -220 -330 -330 -560 -280C-500 -230 -520 -190 -560 -130C-470 -150 -440 -110 -450 -40C-370 -90 -330 -60 -320 20C-250 -50 -200 -30 -180 60C-130 0 -60 20 0 120Z';
  const roof = (x: number, y: number, w: number, h: number) => [
    rect(x, y, w, h, dark),
    path(`M${x - 8} ${y + 4}L${x + w / 2} ${y - w * 0.8}L${x + w + 8} ${y + 4}Z`, mix(dark, shape, 0.35)),
    rect(x + w * 0.35, y + 20, w * 0.24, 24, random.chance(0.6) ? accent : dark),
  ];
  return [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear([
        [0, dark],
        [0.6, ground],
        [1, accent],
      ]),
    ),
    circle(
      500,
      420,
      420,
      sheet.radial(
        [
          [0, light, 0.9],
          [0.4, accent, 0.5],
          [1, accent, 0],
        ],
        500,
        420,
        420,
      ),
    ),
    ...Array.from({ length: 30 }, () => {
      const [x, y] = [random.between(0, 1000), random.between(500, 1000)];
      return ellipse(x, y, random.between(60, 170), random.between(16, 40), mix(ground, dark, 0.4), { opacity: 0.3 });
    }),
    group(
      [
        path(wing, '#0c0a0e'),
        path(wing, '#0c0a0e', { transform: 'scale(-1 1)' }),
        path('M-130 500C-150 260 -140 40 -70 -80H70C140 40 150 260 130 500Z', '#0c0a0e'),
        path('M-70 -60C-90 -180 -70 -250 0 -260C70 -250 90 -180 70 -60Z', '#0c0a0e'),
        path(
          'M-62 -200C-110 -270 -110 -340 -70 -390C-80 -320 -60 -270 -20 -244ZM62 -200C110 -270 110 -340 70 -390C80 -320 60 -270 20 -244Z',
          '#0c0a0e',
        ),
        path('M-46 -180L-10 -160L-44 -146ZM46 -180L10 -160L44 -146Z', accent),
        stroke('M-30 -100Q0 -80 30 -100', accent, 6),
        path(
          'M-120 60C-260 160 -300 300 -260 420L-300 480L-250 450L-240 500L-214 446L-180 486L-200 430C-210 320 -160 220 -90 160ZM120 60C260 160 300 300 260 420L300 480L250 450L240 500L214 446L180 486L200 430C210 320 160 220 90 160Z',
          '#0c0a0e',
        ),
      ],
      { transform: 'translate(500 480)' },
    ),
    ...Array.from({ length: 15 }, (_, i) => roof(-20 + i * 70, 1010 + ((i * 53) % 70), 62, 220)).flat(),
    rect(460, 900, 70, 320, dark),
    path('M452 904L495 760L538 904Z', mix(dark, shape, 0.35)),
    path('M0 1150Q500 1090 1000 1150V1200H0Z', dark),
  ];
}
