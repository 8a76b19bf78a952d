import type { Film } from '../../film';
import type { Sheet } from '../../kit/sheet';
import { circle, group, polygon } from '../../kit/svg';

export function lights(sheet: Sheet, film: Film, cx: number, cy: number, r: number) {
  const { ground, shape, accent, light } = film.palette;
  sheet.add(
    circle(
      cx,
      cy + 500,
      r,
      sheet.radial(
        [
          [0, light, 0.9],
          [0.12, accent, 0.7],
          [0.45, shape, 0.5],
          [1, ground, 0],
        ],
        cx,
        cy + 500,
        r,
      ),
    ),
  );
  const soft = sheet.blur(6);
  const beams = [];
  for (let i = 0; i < 13; i++) {
    const a = ((i - 6) * 13 + 90) * (Math.PI / 180);
    beams.push(
      polygon(
        [
          [cx, cy],
          [cx + Math.cos(a - 0.03) * r, cy + Math.sin(a - 0.03) * r],
          [cx + Math.cos(a + 0.03) * r, cy + Math.sin(a + 0.03) * r],
        ],
        i % 2 ? accent : light,
        { opacity: 0.34 },
      ),
    );
  }
  sheet.add(group(beams, { filter: soft, style: 'mix-blend-mode:screen' }));
}
