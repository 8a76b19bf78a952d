import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';

// A gentleman in evening dress, as tall as the city.
export function fantomas(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  const { random } = sheet;
  const roofs = Array.from({ length: 13 }, (_, i) => {
    const [x, y] = [i * 84 - 30, 960 + ((i * 61) % 90)];
    return [
      path(
        `M${x} 1200V${y}L${x + 20} ${y - 50}H${x + 80}L${x + 100} ${y}V1200Z`,
        mix(shape, dark, 0.2 + (i % 3) * 0.16),
      ),
      rect(x + 60, y - 100, 16, 56, mix(shape, dark, 0.5)),
      rect(x + 24, y + 20, 20, 30, random.chance(0.5) ? accent : dark),
      rect(x + 60, y + 20, 20, 30, random.chance(0.4) ? accent : dark),
    ];
  }).flat();
  return [
    rect(
      0,
      0,
      1000,
      1200,
      sheet.linear([
        [0, ground],
        [1, mix(ground, light, 0.6)],
      ]),
    ),
    circle(250, 300, 110, light),
    ...Array.from({ length: 6 }, (_, i) =>
      stroke(`M${-40} ${240 + i * 90}q160 -40 320 0t320 0t400 -20`, mix(ground, light, 0.35), 14, { opacity: 0.5 }),
    ),
    path('M520 1200L540 560Q560 420 580 380H600Q610 440 640 560L660 1200Z', mix(shape, ground, 0.55), {
      opacity: 0.6,
      transform: 'translate(-330 0) scale(0.8 1)',
    }),
    group(
      [
        path('M-300 700C-320 300 -260 40 -110 -30H110C260 40 320 300 300 700Z', dark),
        path('M-60 -30L0 300L60 -30L20 40H-20Z', light),
        path('M-50 -24L0 20L50 -24L56 24L0 50L-56 24Z', dark),
        path('M-110 -30L-160 220L-10 420L-70 100ZM110 -30L160 220L10 420L70 100Z', mix(dark, shape, 0.35)),
        circle(-96, 170, 17, accent),
        path(
          'M-100 -120C-110 -250 110 -250 100 -120C96 -40 50 0 0 0C-50 0 -96 -40 -100 -120Z',
          mix(light, accent, 0.12),
        ),
        path('M-108 -130Q0 -190 108 -130Q116 -80 70 -76Q30 -80 0 -110Q-30 -80 -70 -76Q-116 -80 -108 -130Z', '#08070a'),
        path('M-66 -116Q-40 -134 -20 -112Q-44 -98 -66 -116ZM66 -116Q40 -134 20 -112Q44 -98 66 -116Z', light),
        circle(-42, -114, 7, '#08070a'),
        circle(44, -114, 7, '#08070a'),
        stroke('M-26 -46Q0 -34 30 -52', mix(dark, accent, 0.4), 7),
        path('M-124 -200H124V-176H-124ZM-94 -200L-86 -400H86L94 -200Z', '#08070a'),
        rect(-92, -240, 184, 34, accent),
        // the dagger, held like a cigar
        path('M150 300C220 260 260 200 250 120L210 110C200 170 170 220 120 250Z', dark),
        circle(232, 96, 40, light),
        path('M200 80Q232 60 264 84L258 120Q230 110 204 122Z', light),
        path('M222 60L238 -150L254 60Z', mix(light, shape, 0.3)),
        rect(200, 54, 78, 15, accent),
      ],
      { transform: 'translate(520 520)' },
    ),
    ...roofs,
  ];
}
