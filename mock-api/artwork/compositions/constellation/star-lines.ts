import { circle, line, path, short } from '../../kit/svg';

type Joint = readonly [x: number, y: number];

const spark = (x: number, y: number, r: number, fill: string) =>
  path(
    `M${short(x)} ${short(y - r)}Q${short(x)} ${short(y)} ${short(x + r)} ${short(y)}Q${short(x)} ${short(y)} ${short(x)} ${short(y + r)}Q${short(x)} ${short(y)} ${short(x - r)} ${short(y)}Q${short(x)} ${short(y)} ${short(x)} ${short(y - r)}Z`,
    fill,
  );

/** Runs of stars, joined by thin lines; the first of each run is the brightest. */
export function starLines(runs: readonly (readonly Joint[])[], tone: string, bright: string, size = 1): string[] {
  return runs.flatMap((run) => {
    const between = run.slice(1).map(([x, y], i) => {
      const [px, py] = run[i] ?? [x, y];
      return line(px, py, x, y, tone, 2.4 * size, { opacity: 0.75 });
    });
    const stars = run.map(([x, y], i) =>
      i % 3 === 0 ? spark(x, y, (i ? 22 : 34) * size, bright) : circle(x, y, (5 + (i % 2) * 3) * size, bright),
    );
    return [...between, ...stars];
  });
}
