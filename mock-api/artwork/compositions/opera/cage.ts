import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, group, line, path, polygon, ring, stroke } from '../../kit/svg';

// A cage whose bars are the strings of a harp; the bird has just left.
export function cage(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [circle(500, 560, 360, mix(film.palette.shape, light, 0.12))];
  for (let i = -5; i <= 5; i++)
    parts.push(stroke(`M500 250C${500 + i * 50} 290 ${500 + i * 54} 420 ${500 + i * 52} 860`, accent, i % 5 ? 5 : 11));
  parts.push(
    ellipse(500, 860, 270, 34, dark),
    ellipse(500, 852, 270, 30, accent),
    ellipse(500, 560, 266, 26, 'none', { stroke: accent, 'stroke-width': 9 }),
    ring(500, 222, 30, accent, 10),
    line(500, 120, 500, 196, accent, 6),
    stroke('M420 700H580M440 700V610M560 700V610', dark, 6),
  );
  parts.push(
    group(
      [
        path('M-150 -10Q-60 -120 60 -60L150 -160Q150 -40 70 20Q20 70 -60 56L-170 90L-110 30Z', light),
        path('M-40 -30Q10 -180 120 -230Q110 -100 40 10Z', mix(light, dark, 0.14)),
        circle(96, -84, 8, dark),
        polygon(
          [
            [140, -150],
            [196, -166],
            [150, -120],
          ],
          ground,
        ),
      ],
      { transform: 'translate(690 400) rotate(-14) scale(1.05)' },
    ),
  );
  for (const [x, y, t] of [
    [360, 980, 20],
    [520, 1010, -30],
    [640, 960, 60],
  ] as const)
    parts.push(path('M0 -46Q18 0 0 50Q-18 0 0 -46Z', light, { transform: `translate(${x} ${y}) rotate(${t})` }));
  return parts;
}
