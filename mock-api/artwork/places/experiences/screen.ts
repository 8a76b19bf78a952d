import type { Sheet } from '../../kit/sheet';
import { circle, group, type Point, polygon, type Shapes } from '../../kit/svg';

export function screen(sheet: Sheet, points: readonly Point[], picture: Shapes, glow: string) {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const r = (Math.max(...xs) - Math.min(...xs)) * 0.85;
  sheet.add(
    circle(
      cx,
      cy,
      r,
      sheet.radial(
        [
          [0, glow, 0.55],
          [0.6, glow, 0.16],
          [1, glow, 0],
        ],
        cx,
        cy,
        r,
      ),
    ),
  );
  sheet.add(group(picture, { 'clip-path': sheet.clip(polygon(points)) }));
}
