import type { Sheet } from '../../kit/sheet';
import { circle, group, line, path, polygon, stroke } from '../../kit/svg';

export function gear(cx: number, cy: number, r: number, teeth: number, fill: string, dark: string) {
  let d = '';
  for (let i = 0; i < teeth; i++) {
    const step = (Math.PI * 2) / teeth;
    const p = (k: number, rr: number) => {
      const a = (i + k) * step;
      return `${(cx + Math.cos(a) * rr).toFixed(1)} ${(cy + Math.sin(a) * rr).toFixed(1)}`;
    };
    d += `${i ? 'L' : 'M'}${p(0, r * 0.88)}L${p(0.14, r)}L${p(0.42, r)}L${p(0.56, r * 0.88)}`;
  }
  const spokes = Array.from({ length: 6 }, (_, i) =>
    line(cx, cy, cx + Math.cos(i * 1.047) * r * 0.74, cy + Math.sin(i * 1.047) * r * 0.74, fill, r * 0.11),
  );
  return [
    path(`${d}Z`, fill, { stroke: dark, 'stroke-width': 5 }),
    circle(cx, cy, r * 0.7, dark),
    ...spokes,
    circle(cx, cy, r * 0.24, fill, { stroke: dark, 'stroke-width': 5 }),
    circle(cx, cy, r * 0.09, dark),
  ].join('');
}

// Crayon shade: many short strokes that follow a direction and thin out.
export function crayon(
  sheet: Sheet,
  {
    x,
    y,
    w,
    h,
    colour,
    count,
    angle = -35,
    opacity = 0.5,
    clip,
  }: {
    x: number;
    y: number;
    w: number;
    h: number;
    colour: string;
    count: number;
    angle?: number;
    opacity?: number;
    clip?: string;
  },
) {
  const { random } = sheet;
  let d = '';
  for (let i = 0; i < count; i++) {
    const t = random.next() ** 1.7;
    const px = x + random.next() * w;
    const py = y + t * h;
    const l = random.between(6, 22);
    const a = (angle * Math.PI) / 180;
    d += `M${px.toFixed(0)} ${py.toFixed(0)}l${(Math.cos(a) * l).toFixed(0)} ${(Math.sin(a) * l).toFixed(0)}`;
  }
  sheet.add(group(stroke(d, colour, 2.2, { opacity }), { 'clip-path': clip }));
}

export const star = (x: number, y: number, r: number, fill: string, points = 5) =>
  polygon(
    Array.from({ length: points * 2 }, (_, i) => {
      const a = (i / (points * 2)) * Math.PI * 2 - Math.PI / 2;
      const k = i % 2 ? r * 0.42 : r;
      return [x + Math.cos(a) * k, y + Math.sin(a) * k];
    }),
    fill,
  );
