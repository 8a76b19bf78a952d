import { last, nth } from './list';
import type { Random } from './random';
import { type Attributes, circle, type Point, path, polygon, stroke } from './svg';

export function star(x: number, y: number, r: number, fill: string, points = 5, inner = 0.42, turn = 0): string {
  const corner = (_: unknown, i: number): Point => {
    const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2 + turn;
    const k = i % 2 ? r * inner : r;
    return [x + Math.cos(a) * k, y + Math.sin(a) * k];
  };
  return polygon(Array.from({ length: points * 2 }, corner), fill);
}

export function rays(cx: number, cy: number, r: number, count: number, colours: readonly string[], turn = 0): string[] {
  const edge = (i: number): Point => {
    const a = (i / count) * Math.PI * 2 + turn;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * r];
  };
  return Array.from({ length: count }, (_, i) => polygon([[cx, cy], edge(i), edge(i + 1)], nth(colours, i)));
}

interface Crayon {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly colour: string;
  readonly count: number;
  readonly angle?: number;
  readonly opacity?: number;
  readonly width?: number;
  readonly power?: number;
  readonly clip?: string;
}

/** Crayon shade: many short strokes that follow one direction and thin out downwards. */
export function crayon(random: Random, style: Crayon): string {
  const { x, y, w, h, colour, count, angle = -35, opacity = 0.4, width = 2.2, power = 1.7, clip } = style;
  const a = (angle * Math.PI) / 180;
  const one = () => {
    const l = random.between(6, 22);
    const from = `${(x + random.next() * w).toFixed(0)} ${(y + random.next() ** power * h).toFixed(0)}`;
    return `M${from}l${(Math.cos(a) * l).toFixed(0)} ${(Math.sin(a) * l).toFixed(0)}`;
  };
  return stroke(Array.from({ length: count }, one).join(''), colour, width, { opacity, 'clip-path': clip });
}

/** Dots scattered over the box x0, y0, x1, y1; small ones are more frequent. */
export function dots(
  random: Random,
  count: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  [r0, r1]: readonly [number, number],
  fill: string,
  opacity: readonly [number, number] = [0.3, 1],
): string[] {
  const one = () => {
    const [x, y] = [random.between(x0, x1), random.between(y0, y1)];
    const r = random.between(0, 1) ** 3 * (r1 - r0) + r0;
    return circle(x, y, r, fill, { opacity: random.between(...opacity) });
  };
  return Array.from({ length: count }, one);
}

/** A paper-cut hill or wave from left to right, closed at the bottom. */
export function hill(points: readonly Point[], w: number, h: number, fill: string, more?: Attributes): string {
  const [sx, sy] = nth(points, 0);
  const x0 = Math.min(-20, sx);
  const curves = points.slice(1).map(([x, y], i) => {
    const [px, py] = nth(points, i);
    const m = (px + x) / 2;
    return `C${m} ${py} ${m} ${y} ${x} ${y}`;
  });
  const end = `L${w + 20} ${last(points)[1]}L${w + 20} ${h + 20}Z`;
  return path(`M${x0} ${h + 20}L${x0} ${sy}L${sx} ${sy}${curves.join('')}${end}`, fill, more);
}

/** The eye of a children's book, with its two lights. */
export const toyEye = (x: number, y: number, r: number, dark: string, look = 0.25, up = 0.1) =>
  [
    circle(x, y, r, '#ffffff'),
    circle(x + r * look, y + r * up, r * 0.58, dark),
    circle(x + r * (look + 0.2), y + r * (up - 0.25), r * 0.18, '#ffffff'),
  ].join('');
