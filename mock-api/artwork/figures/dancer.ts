import { circle, ellipse, type Point, polygon } from '../kit/svg';
import type { Pose } from './pose';

const limb = (x: number, y: number, a: number, l: number): Point => [
  x + Math.sin((a * Math.PI) / 180) * l,
  y + Math.cos((a * Math.PI) / 180) * l,
];

export function body(pose: Pose, x: number, y: number, s: number, fill: string, skirt: boolean) {
  const shoulder = limb(x, y, 180 + pose.lean * -1, 150 * s);
  const head = limb(...shoulder, 180 - pose.lean * 1.1, 62 * s);
  const bun = limb(...head, 180 - pose.lean * 1.1 + 40, 34 * s);
  const parts = [];
  const taper = (a: Point, b: Point, w0: number, w1: number) => {
    const n = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / n, (b[0] - a[0]) / n];
    return (
      polygon(
        [
          [a[0] + nx * w0, a[1] + ny * w0],
          [b[0] + nx * w1, b[1] + ny * w1],
          [b[0] - nx * w1, b[1] - ny * w1],
          [a[0] - nx * w0, a[1] - ny * w0],
        ],
        fill,
      ) +
      circle(...a, w0, fill) +
      circle(...b, w1, fill)
    );
  };
  for (const [a, b] of pose.legs) {
    const knee = limb(x, y, a, 165 * s);
    const foot = limb(...knee, b, 165 * s);
    const toe = limb(...foot, b, 44 * s);
    parts.push(taper([x, y], knee, 25 * s, 15 * s), taper(knee, foot, 15 * s, 8 * s), taper(foot, toe, 8 * s, 3 * s));
  }
  for (const [a, b] of pose.arms) {
    const elbow = limb(...shoulder, a, 100 * s);
    const hand = limb(...elbow, b, 100 * s);
    parts.push(taper(shoulder, elbow, 11 * s, 8 * s), taper(elbow, hand, 8 * s, 4 * s));
  }
  parts.push(
    taper([x, y], limb(x, y, 180 - pose.lean, 60 * s), 27 * s, 19 * s),
    taper(limb(x, y, 180 - pose.lean, 60 * s), shoulder, 19 * s, 30 * s),
    taper(shoulder, head, 12 * s, 10 * s),
    ellipse(...head, 26 * s, 31 * s, fill, { transform: `rotate(${pose.lean} ${head[0]} ${head[1]})` }),
    circle(...bun, 14 * s, fill),
  );
  if (skirt)
    parts.push(ellipse(x, y - 14 * s, 132 * s, 22 * s, fill, { transform: `rotate(${pose.lean * 0.9} ${x} ${y})` }));
  return parts.join('');
}
