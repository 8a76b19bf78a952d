import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect } from '../../kit/svg';

// Everything in it is harmless, apart from one thing.
export function suitcase(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(
    sheet.linear([
      [0, dark],
      [0.5, ground],
      [1, dark],
    ]),
  );
  const glass = (d: string, tone: string, opacity = 0.34, x = 0, y = 0, turn = 0, s = 1) =>
    path(d, tone, {
      opacity,
      stroke: tone,
      'stroke-width': 5,
      'stroke-opacity': 0.9,
      style: 'mix-blend-mode:screen',
      transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    });
  const shoe = 'M-90 40V-30Q-40 -20 -20 -40L60 10Q110 16 110 40Z';
  const bottle = 'M-30 120V-20Q-30 -50 -12 -60V-110H12V-60Q30 -50 30 -20V120Z';
  const pistol = 'M-150 -60H140V-10H20Q10 30 -20 30H-40L-70 130H-140L-108 0H-150Z';
  const duck =
    'M-80 40Q-110 -20 -70 -20Q-30 -10 -20 -30Q-50 -60 -30 -90Q10 -120 40 -86L76 -78L44 -58Q40 -30 60 -10Q90 50 20 60H-40Q-70 60 -80 40Z';
  const camera = 'M-100 -50H-40L-24 -80H24L40 -50H100V70H-100Z';
  const shirt = 'M-140 -80L-60 -120Q0 -90 60 -120L140 -80L110 -20L80 -36V130H-80V-36L-110 -20Z';
  const brush = 'M-120 -10H60V-30H120V20H60V10H-120Z';
  sheet.add(
    ...Array.from({ length: 30 }, (_, i) => rect(0, 40 + i * 50, 1000, 2, shape, { opacity: 0.14 })),
    glass('M110 470Q110 430 150 430H850Q890 430 890 470V1090Q890 1130 850 1130H150Q110 1130 110 1090Z', shape, 0.26),
    path('M380 430V360Q380 330 410 330H590Q620 330 620 360V430', 'none', {
      stroke: shape,
      'stroke-width': 24,
      style: 'mix-blend-mode:screen',
    }),
    glass('M130 774H870V786H130Z', shape, 0.6),
    ...[190, 810].map((x) =>
      group([circle(x, 1144, 34, shape, { opacity: 0.5 }), circle(x, 1144, 14, light, { opacity: 0.7 })]),
    ),
    glass(shirt, shape, 0.3, 320, 620, -8, 1.15),
    glass(shirt, light, 0.16, 360, 640, 10, 1.05),
    glass(bottle, light, 0.3, 800, 640, 12, 1.1),
    glass(brush, light, 0.3, 600, 520, -16),
    glass(camera, light, 0.36, 600, 670, 6, 1.05),
    circle(600, 680, 40, light, { opacity: 0.5 }),
    circle(600, 680, 22, dark, { opacity: 0.7 }),
    glass(shoe, shape, 0.4, 270, 990, -10, 1.2),
    glass(shoe, shape, 0.4, 330, 900, 14, 1.2),
    glass(duck, '#ffe27a', 0.44, 520, 1010, 0, 1.15),
    circle(526, 930, 7, dark),
    group([
      glass(pistol, accent, 0.85, 700, 920, -16, 1.15),
      path(pistol, 'none', {
        stroke: light,
        'stroke-width': 3,
        transform: 'translate(700 920) rotate(-16) scale(1.15)',
      }),
    ]),
    rect(500, 780, 380, 300, 'none', { stroke: accent, 'stroke-width': 5, 'stroke-dasharray': '40 22' }),
  );
}
