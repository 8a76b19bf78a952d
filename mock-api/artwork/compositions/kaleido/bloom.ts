import type { Film } from '../../film';
import { lighten, mix } from '../../kit/colour';
import { nth } from '../../kit/list';
import type { Sheet } from '../../kit/sheet';
import { circle, ellipse, path, ring } from '../../kit/svg';

// A flower that keeps opening.
export function bloom(sheet: Sheet, film: Film) {
  const { ground, shape, accent, light, dark } = film.palette;
  sheet.fill(dark);
  const [cx, cy] = [500, 590];
  const tones = [ground, shape, accent, lighten(shape, 0.35), mix(ground, accent, 0.5), light];
  for (let layer = 8; layer >= 0; layer--) {
    const n = 8 + (layer % 3) * 4;
    const r = 90 + layer * 78;
    for (let i = 0; i < n; i++) {
      const turn = `translate(${cx} ${cy}) rotate(${((i + (layer % 2) * 0.5) * 360) / n})`;
      const w = (r * 2.1) / n;
      const petal = `M0 0C${-w * 1.7} ${-r * 0.5} ${-w} ${-r * 0.95} 0 ${-r}C${w} ${-r * 0.95} ${w * 1.7} ${-r * 0.5} 0 0Z`;
      sheet.add(
        path(petal, nth(tones, layer + (i % 2)), { transform: turn, stroke: dark, 'stroke-width': 5 }),
        path(petal, nth(tones, layer + 2), { transform: `${turn} translate(0 ${-r * 0.2}) scale(0.5 0.66)` }),
        ellipse(0, -r * 0.84, w * 0.2, w * 0.28, nth(tones, layer + 4), { transform: turn }),
      );
    }
  }
  sheet.add(
    circle(cx, cy, 52, dark),
    ...[40, 28, 16].map((r, i) => ring(cx, cy, r, nth(tones, i + 1), 7)),
    circle(cx, cy, 10, light),
  );
}
