import { circle, group, rect } from '../../kit/svg';

/** A sheet of paper with the small bites of perforation around it, on a ground. */
export function perforated(
  x: number,
  y: number,
  w: number,
  h: number,
  paper: string,
  ground: string,
  bite = 17,
): string {
  const [nx, ny] = [Math.round(w / (bite * 2.5)), Math.round(h / (bite * 2.5))];
  const bites = [
    ...Array.from({ length: nx + 1 }, (_, i) => [x + (i / nx) * w, y] as const),
    ...Array.from({ length: nx + 1 }, (_, i) => [x + (i / nx) * w, y + h] as const),
    ...Array.from({ length: ny + 1 }, (_, i) => [x, y + (i / ny) * h] as const),
    ...Array.from({ length: ny + 1 }, (_, i) => [x + w, y + (i / ny) * h] as const),
  ];
  return group([rect(x, y, w, h, paper), ...bites.map(([cx, cy]) => circle(cx, cy, bite, ground))]);
}
