import { circle, group, path, polygon, rect } from './kit/svg';
import { measure, write } from './kit/type';
import type { BrandId } from './pictures';

const face = 'josefinSemi';
const round = (v: number) => +v.toFixed(2);

interface MarkStyle {
  readonly x: number;
  readonly y: number;
  /** The outer radius. */
  readonly r: number;
  readonly ink: string;
  readonly light: string;
  /** The stroke of the c, in radii. */
  readonly weight?: number;
  /** Half the opening of the c, in degrees. */
  readonly gap?: number;
  /** How far the beam travels, in radii. */
  readonly reach?: number;
}

/** The candela mark: a lens shaped like a c, a lamp inside it, and the beam that leaves through the gap. */
export function mark({ x, y, r, ink, light, weight = 0.36, gap = 36, reach = 1.16 }: MarkStyle): string {
  const a = (gap * Math.PI) / 180;
  const middle = r * (1 - weight / 2);
  const [sx, sy] = [x + Math.cos(a) * middle, Math.sin(a) * middle];
  const lamp = r * 0.2;
  const lampX = x - r * 0.06;
  const end = x + r * reach;
  const spread = ((end - lampX) / middle) * Math.sin(a) * middle * 0.6;
  const lens = `M${round(sx)} ${round(y - sy)}A${round(middle)} ${round(middle)} 0 1 0 ${round(sx)} ${round(y + sy)}`;
  return [
    path(lens, 'none', { stroke: ink, 'stroke-width': round(r * weight) }),
    polygon(
      [
        [lampX, y - lamp * 0.5],
        [end, y - spread],
        [end, y + spread],
        [lampX, y + lamp * 0.5],
      ],
      light,
    ),
    circle(lampX, y, lamp, light),
  ].join('');
}

interface WordmarkStyle {
  /** The left edge. */
  readonly x?: number;
  /** The baseline. */
  readonly y?: number;
  /** The type size. */
  readonly size: number;
  readonly ink: string;
  readonly light: string;
}

export function wordmark({ x = 0, y = 0, size, ink, light }: WordmarkStyle): { svg: string; width: number } {
  const o = measure('o', { face, size });
  const r = (o.bottom - o.top) / 2;
  const centre = y + (o.top + o.bottom) / 2;
  const rest = { face, size, track: 0.015 } as const;
  const start = x + r * 2.6;
  const c = mark({ x: x + r, y: centre, r, ink, light, weight: 0.48, gap: 38, reach: 1.26 });
  return {
    svg: c + write('andela', { ...rest, x: start, y, fill: ink }),
    width: start - x + measure('andela', rest).width,
  };
}

const wrap = (w: number, h: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(w)} ${round(h)}" role="img" aria-label="candela">${body}</svg>\n`;

function wordmarkFile(ink: string, light: string, back?: string): string {
  const { svg, width } = wordmark({ x: 30, y: 168, size: 190, ink, light });
  return wrap(width + 60, 208, (back ? rect(0, 0, width + 60, 208, back) : '') + svg);
}

function iconFile(back: string, ink: string, light: string): string {
  const beam = polygon(
    [
      [222, 232],
      [512, 106],
      [512, 406],
      [222, 280],
    ],
    light,
  );
  const c = mark({ x: 232, y: 256, r: 150, ink, light, reach: 1, gap: 34 });
  const field = rect(0, 0, 512, 512, back, { rx: 112 });
  return wrap(512, 512, field + group([beam, c], { 'clip-path': 'inset(0 round 112px)' }));
}

const [night, cream, amber] = ['#15121c', '#fff6e3', '#ffb52e'];

/** The wordmark and the icon as whole SVG files, by name. */
export const brandFiles: Readonly<Record<BrandId, () => string>> = {
  wordmark: () => wordmarkFile(night, '#f5a623'),
  'wordmark-light': () => wordmarkFile(cream, amber),
  'wordmark-on-dark': () => wordmarkFile(cream, amber, night),
  'wordmark-one-colour': () => wordmarkFile(night, night),
  icon: () => iconFile(night, cream, amber),
  'icon-light': () => iconFile(amber, night, cream),
};
