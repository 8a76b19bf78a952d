import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import { star } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, stroke } from '../../kit/svg';
import { write } from '../../kit/type';
import { perforated } from './perforated';

const scenes: readonly ((ink: string, pale: string, pop: string) => string)[] = [
  (ink, pale, pop) =>
    path('M-70 20C-40 -50 40 -60 80 -20L110 -34L100 0Q70 50 0 50Q-20 90 -80 90Q-40 60 -70 20Z', ink) +
    circle(72, -14, 6, pale) +
    path('M-40 10Q10 -20 40 20Q0 40 -40 10Z', pop) +
    path('M-100 100H100', 'none', { stroke: pale, 'stroke-width': 5 }),
  (ink, pale, pop) =>
    path('M-110 80L-30 -60L0 -10L30 -50L110 80Z', ink) +
    path('M-30 -60L-8 -22L-30 -10L-52 -24ZM30 -50L48 -20L28 -12L10 -20Z', pale) +
    circle(80, -60, 24, pop),
  (ink, pale, pop) =>
    path('M0 -100Q40 -50 40 10V50H-40V10Q-40 -50 0 -100Z', ink) +
    circle(0, -20, 16, pale) +
    path('M-40 20L-70 70H-40ZM40 20L70 70H40Z', pop) +
    path('M-20 54L0 100L20 54Z', pop),
  (ink, pale, pop) =>
    circle(0, -20, 50, ink) +
    path('M-84 90Q-80 36 0 34Q80 36 84 90Z', ink) +
    path('M-54 -30Q-60 -90 0 -88Q60 -90 54 -30Q30 -64 0 -62Q-30 -64 -54 -30Z', pop) +
    circle(-16, -16, 5, pale) +
    circle(16, -16, 5, pale),
  (ink, pale, pop) =>
    path('M-100 40H100L70 84H-70Z', ink) +
    path('M-6 36V-90L84 26ZM-16 30V-60L-80 30Z', pop) +
    stroke('M-110 100q20 -14 40 0t40 0t40 0t40 0t40 0', pale, 6),
  (ink, pale, pop) => star(0, 0, 90, ink, 12, 0.7) + circle(0, 0, 44, pop) + star(0, 0, 30, pale, 6, 0.5),
];

// An album page; the country has been taken away, its birds are still there.
export function bird(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(ground);
  for (let i = 0; i < 6; i++) {
    const [x, y] = [80 + (i % 2) * 430, 70 + Math.floor(i / 2) * 360];
    const tone = nth(
      [shape, accent, mix(shape, dark, 0.35), lighten(shape, 0.35), mix(accent, dark, 0.2), '#c9a04a'],
      i,
    );
    const missing = i === 3;
    if (missing) {
      sheet.add(
        rect(x + 10, y + 10, 390, 300, 'none', {
          stroke: mix(ground, dark, 0.4),
          'stroke-width': 3,
          'stroke-dasharray': '12 12',
        }),
        rect(x + 150, y + 130, 110, 60, mix(ground, light, 0.6)),
      );
      continue;
    }
    sheet.add(
      group(
        [
          rect(-196, -146, 400, 310, '#000000', { opacity: 0.16 }),
          perforated(-205, -160, 410, 320, light, ground, 10),
          rect(-180, -135, 360, 270, tone),
          group(nth(scenes, i)(light, mix(tone, dark, 0.5), nth([accent, light, '#e8c15a'], i + 1)), {
            transform: 'translate(0 4) scale(1.04)',
          }),
          write(nth(['5', '10', '1', '25', '40', '2'], i), {
            face: 'josefinBold',
            size: 40,
            x: -160,
            y: -92,
            fill: light,
          }),
        ],
        { transform: `translate(${x + 205} ${y + 160}) rotate(${nth([-2, 1.5, 2, 0, -1.4, 3], i)})` },
      ),
    );
  }
}
