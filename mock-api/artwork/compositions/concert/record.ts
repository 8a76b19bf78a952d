import type { Film } from '../../film';
import { mix } from '../../kit/colour';
import type { Sheet } from '../../kit/sheet';
import { circle, group, path, rect, ring } from '../../kit/svg';

// A record that is also a sunset over the sea.
export function record(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const { ground, shape, accent, light, dark } = film.palette;
  const parts = [circle(cx, cy, r, dark)];
  for (let i = 0; i < 30; i++)
    parts.push(ring(cx, cy, r * (0.4 + i * 0.0195), mix(dark, light, i % 4 ? 0.14 : 0.3), 1.8));
  parts.push(
    circle(cx, cy, r * 0.36, accent),
    group(
      [
        rect(cx - r, cy, r * 2, r, shape),
        ...Array.from({ length: 9 }, (_, i) =>
          rect(
            cx - r * (0.36 - i * 0.02) + ((i * 37) % 40) - 20,
            cy + 14 + i * r * 0.1,
            r * (0.72 - i * 0.05),
            r * 0.034,
            i % 2 ? light : accent,
            { rx: 8 },
          ),
        ),
      ],
      { 'clip-path': sheet.clip(path(`M${cx - r} ${cy}A${r} ${r} 0 0 0 ${cx + r} ${cy}Z`)) },
    ),
    circle(cx, cy, 13, ground),
  );
  return parts;
}
