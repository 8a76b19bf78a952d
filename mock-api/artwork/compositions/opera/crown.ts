import type { Film } from '../../film';
import { darken, mix } from '../../kit/colour';
import { hill } from '../../kit/shapes';
import type { Sheet } from '../../kit/sheet';
import { circle, group, type Point, path, rect } from '../../kit/svg';

// A crown going under: the sea is cut in strips of paper.
export function crown(sheet: Sheet, film: Film) {
  const { accent, light, dark, ground } = film.palette;
  const { random } = sheet;
  const parts = [circle(690, 300, 110, light)];
  parts.push(
    group(
      [
        path('M-190 120L-230 -110L-120 0L-70 -170L0 -20L70 -170L120 0L230 -110L190 120Z', accent),
        rect(-190, 110, 380, 64, darken(accent, 0.2)),
        ...[-230, -70, 70, 230].map((x, i) => circle(x, i % 3 ? -184 : -124, 22, light)),
        ...[-120, 0, 120].map((x) => circle(x, 142, 16, ground)),
      ],
      { transform: 'translate(480 560) rotate(-16) scale(1.12)' },
    ),
  );
  for (let i = 0; i < 7; i++) {
    const y = 700 + i * 60;
    const pts = Array.from(
      { length: 17 },
      (_, k): Point => [k * 130 - 1060, y + (k % 2 ? -34 : 26) * random.between(0.6, 1.2)],
    );
    parts.push(
      hill(
        pts.map(([x, yy]) => [x + (i % 2) * 60, yy + 8]),
        1000,
        1100,
        darken(dark, 0.3),
        { opacity: 0.4 },
      ),
      hill(
        pts.map(([x, yy]) => [x + (i % 2) * 60, yy]),
        1000,
        1100,
        i % 2 ? mix(ground, dark, 0.2 + i * 0.09) : mix(mix(ground, light, 0.26), dark, i * 0.1),
      ),
    );
  }
  return parts;
}
