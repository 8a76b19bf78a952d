import type { Random } from '../../kit/random';
import { group, type Shapes, short, stroke } from '../../kit/svg';

/** Scribbled fill of a box, for use under a clip: strokes that go to and fro and miss some of it. */
export function wax(
  random: Random,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  tone: string,
  clip: string,
  step = 15,
  width = 13,
  turn = 0,
): string {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2;
  let d = '';
  for (let y = -reach, i = 0; y < reach; y += step, i++) {
    const [a, b] = [-reach + random.between(-10, 10), reach + random.between(-10, 10)];
    d += `${i ? 'L' : 'M'}${short(cx + (i % 2 ? b : a))} ${short(cy + y + random.between(-5, 5))}L${short(cx + (i % 2 ? a : b))} ${short(cy + y + step * 0.5 + random.between(-5, 5))}`;
  }
  return group(stroke(d, tone, width, { transform: `rotate(${turn} ${cx} ${cy})`, opacity: 0.9 }), {
    'clip-path': clip,
  });
}

/** An outline drawn twice by an unsteady hand. */
export const crayonLine = (d: string, tone: string, width = 10): Shapes => [
  stroke(d, tone, width),
  stroke(d, tone, width * 0.5, { transform: 'translate(4 3)', opacity: 0.7 }),
];
