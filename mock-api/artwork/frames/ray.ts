import { lightOf, type Plate, ramp, shine } from '../kit/plate';

/** A cone of light in air that shows it, from a lamp towards a point. */
export type Ray = {
  readonly x: number;
  readonly y: number;
  readonly to: readonly [number, number];
  /** Half its width for each unit of its length. */
  readonly wide: number;
  /** After how far a third of it is left. */
  readonly reach: number;
  readonly colour: string;
  readonly strength: number;
};

/** What is seen with rays across it: brightest along their middle, their edges as soft as they are far from the lamp. */
export function throughAir(plate: Plate, rays: readonly Ray[]): Plate {
  const lit = rays.map(({ x, y, to: [toX, toY], colour, ...ray }) => {
    const away = Math.hypot(toX - x, toY - y);
    return { ...ray, x, y, light: lightOf(colour), ux: (toX - x) / away, uy: (toY - y) / away };
  });
  return (px, py, out) => {
    plate(px, py, out);
    for (const { x, y, ux, uy, wide, reach, light, strength } of lit) {
      const [dx, dy] = [px - x, py - y];
      const along = dx * ux + dy * uy;
      if (along <= 0) continue;
      const across = Math.abs(dy * ux - dx * uy) / (6 + along * wide);
      const edge = ramp(1.12, 0.74, across);
      if (edge > 0) shine(out, light, strength * edge * (1 - 0.3 * across) * Math.exp(-along / reach));
    }
  };
}
