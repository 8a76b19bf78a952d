import { last } from './list';

export type Point = readonly [x: number, y: number];
/** One piece of SVG, or a tree of them. */
export type Shapes = string | readonly Shapes[];
export type Attributes = Readonly<Record<string, string | number | undefined>>;

export const short = (v: number) => +v.toFixed(1);

const attributes = (all: Attributes = {}) =>
  Object.entries(all)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? short(v) : v}"`)
    .join('');

export const flatten = (shapes: Shapes): string => (typeof shapes === 'string' ? shapes : shapes.map(flatten).join(''));

export const rect = (x: number, y: number, width: number, height: number, fill?: string, more?: Attributes) =>
  `<rect${attributes({ x, y, width, height, fill, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill?: string, more?: Attributes) =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill?: string, more?: Attributes) =>
  `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`;

export const path = (d: string, fill?: string, more?: Attributes) => `<path${attributes({ d, fill, ...more })}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  width: number,
  more?: Attributes,
) => `<line${attributes({ x1, y1, x2, y2, stroke: colour, 'stroke-width': width, ...more })}/>`;

export const stroke = (d: string, colour: string, width: number, more?: Attributes) =>
  path(d, 'none', {
    stroke: colour,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const ring = (cx: number, cy: number, r: number, colour: string, width: number, more?: Attributes) =>
  circle(cx, cy, r, 'none', { stroke: colour, 'stroke-width': width, ...more });

/** The path data of straight lines through the points. */
const polyline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

export const polygon = (points: readonly Point[], fill?: string, more?: Attributes) =>
  path(`${polyline(points)}Z`, fill, more);

export const group = (content: Shapes, more?: Attributes) => `<g${attributes(more)}>${flatten(content)}</g>`;

/** The path data of a smooth curve through the points (Catmull-Rom turned into Beziers). */
export function curve(points: readonly Point[], closed = false): string {
  const [first] = points;
  if (!first) return '';
  const end = last(points);
  const at = (i: number): Point => points[closed ? (i + points.length) % points.length : i] ?? (i < 0 ? first : end);
  let d = `M${short(first[0])} ${short(first[1])}`;
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++) {
    const [[ax, ay], [bx, by], [cx, cy], [ex, ey]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const from = `${short(bx + (cx - ax) / 6)} ${short(by + (cy - ay) / 6)}`;
    const to = `${short(cx - (ex - bx) / 6)} ${short(cy - (ey - by) / 6)}`;
    d += `C${from} ${to} ${short(cx)} ${short(cy)}`;
  }
  return closed ? `${d}Z` : d;
}
