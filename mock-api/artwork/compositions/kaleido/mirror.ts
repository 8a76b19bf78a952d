import type { Sheet } from '../../kit/sheet';
import { group, path, type Shapes } from '../../kit/svg';

/** A wedge of drawing, repeated and mirrored around a point; the wedge points upwards from the origin. */
export function mirrored(sheet: Sheet, cx: number, cy: number, r: number, folds: number, wedge: Shapes): string {
  const half = Math.PI / folds;
  const [x, y] = [Math.sin(half) * r * 1.02, -Math.cos(half) * r * 1.02];
  const clip = sheet.clip(
    path(`M0 0L${(-x).toFixed(1)} ${y.toFixed(1)}L0 ${(-r * 1.05).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}Z`),
  );
  const turns = Array.from({ length: folds }, (_, i) =>
    group(group(wedge, { 'clip-path': clip }), {
      transform: `translate(${cx} ${cy}) rotate(${((i * 360) / folds).toFixed(2)})${i % 2 ? ' scale(-1 1)' : ''}`,
    }),
  );
  return turns.join('');
}
