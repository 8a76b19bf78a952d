import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, path, polygon, stroke } from '../../kit/svg';

// A rose whose stem is a dagger.
export function rose(_sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const parts = [circle(500, 420, 330, mix(film.palette.shape, light, 0.16))];
  for (let ringIndex = 0; ringIndex < 5; ringIndex++) {
    const n = 8 - ringIndex;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * Math.PI * 2 + ringIndex * 0.4;
      const r = 150 - ringIndex * 32;
      const [x, y] = [500 + Math.cos(a) * r, 400 + Math.sin(a) * r * 0.9];
      const size = 112 - ringIndex * 15;
      parts.push(
        circle(x, y, size, mix(ground, dark, 0.35 - ringIndex * 0.05)),
        circle(
          x + Math.cos(a) * -7,
          y + Math.sin(a) * -7 - 3,
          size - 7,
          mix(ground, lighten(ground, 0.25), ringIndex * 0.2),
        ),
      );
    }
  }
  parts.push(stroke('M500 400q-34 -22 -10 -46q40 -14 48 26q-6 50 -62 36q-44 -30 -16 -84', dark, 6));
  parts.push(
    path('M484 560H516V700H484Z', dark),
    path('M372 690Q500 660 628 690L622 728Q500 706 378 728Z', accent),
    circle(372, 708, 26, accent),
    circle(628, 708, 26, accent),
    polygon(
      [
        [464, 726],
        [536, 726],
        [500, 1048],
      ],
      light,
    ),
    polygon(
      [
        [500, 726],
        [536, 726],
        [500, 1048],
      ],
      mix(light, dark, 0.28),
    ),
  );
  parts.push(
    path('M500 620Q580 560 670 600Q610 670 500 650Z', dark),
    path('M500 590Q420 520 330 560Q390 640 500 620Z', dark),
  );
  for (const [x, y] of [
    [500, 1066],
    [520, 1010],
    [474, 980],
  ] as const)
    parts.push(path(`M${x} ${y - 26}Q${x + 18} ${y + 4} ${x} ${y + 14}Q${x - 18} ${y + 4} ${x} ${y - 26}Z`, ground));
  return parts;
}
