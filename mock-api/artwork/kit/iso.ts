import { path, short } from './svg';

type Faces = readonly [top: string, left: string, right: string];

/** An isometric world: x runs to the lower right, y to the lower left, z upwards. */
export function isometric(ox: number, oy: number, unit: number) {
  const at = (x: number, y: number, z: number) =>
    `${short(ox + (x - y) * unit * 0.866)} ${short(oy + (x + y) * unit * 0.5 - z * unit)}`;
  const face = (points: readonly (readonly [number, number, number])[], fill: string) =>
    path(`M${points.map(([x, y, z]) => at(x, y, z)).join('L')}Z`, fill);
  return {
    face,
    /** A block with its near corner towards the viewer. */
    box: (x: number, y: number, z: number, w: number, d: number, h: number, [top, left, right]: Faces) =>
      face(
        [
          [x, y, z + h],
          [x + w, y, z + h],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        top,
      ) +
      face(
        [
          [x, y + d, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x, y + d, z + h],
        ],
        left,
      ) +
      face(
        [
          [x + w, y, z],
          [x + w, y + d, z],
          [x + w, y + d, z + h],
          [x + w, y, z + h],
        ],
        right,
      ),
    /** A panel on a wall that faces the lower left (constant y). */
    onLeft: (x: number, y: number, z: number, w: number, h: number, fill: string) =>
      face(
        [
          [x, y, z],
          [x + w, y, z],
          [x + w, y, z + h],
          [x, y, z + h],
        ],
        fill,
      ),
    /** A panel on a wall that faces the lower right (constant x). */
    onRight: (x: number, y: number, z: number, d: number, h: number, fill: string) =>
      face(
        [
          [x, y, z],
          [x, y + d, z],
          [x, y + d, z + h],
          [x, y, z + h],
        ],
        fill,
      ),
    at: (x: number, y: number, z: number): readonly [number, number] => [
      ox + (x - y) * unit * 0.866,
      oy + (x + y) * unit * 0.5 - z * unit,
    ],
  };
}
