import type { Gps } from './cinema';

/** Kilometres east and south of a middle; true to a few in a hundred within a country of ours. */
export type PlanePoint = { x: number; y: number };

const kilometresPerDegree = 111.19;

export const projectFrom =
  (middle: Gps) =>
  ({ latitude, longitude }: Gps): PlanePoint => ({
    x: (longitude - middle.longitude) * kilometresPerDegree * Math.cos((middle.latitude * Math.PI) / 180),
    y: (middle.latitude - latitude) * kilometresPerDegree,
  });

/** The middle of some positions; none of none. */
export function findMiddle(positions: readonly Gps[]): Gps | null {
  if (positions.length === 0) return null;
  const mean = (pick: (gps: Gps) => number) => positions.reduce((sum, gps) => sum + pick(gps), 0) / positions.length;
  return { latitude: mean((gps) => gps.latitude), longitude: mean((gps) => gps.longitude) };
}

/** West, north, east and south of what holds some points. */
export type PlaneBox = { west: number; north: number; east: number; south: number };

export const boxAround = (points: readonly PlanePoint[]): PlaneBox => ({
  west: Math.min(...points.map(({ x }) => x)),
  north: Math.min(...points.map(({ y }) => y)),
  east: Math.max(...points.map(({ x }) => x)),
  south: Math.max(...points.map(({ y }) => y)),
});

const rounds = 60;

/**
 * Points at least so far from each other: those that crowd are moved apart, by no more than they must. Of the same length
 * and order.
 */
export function spreadApart(points: readonly PlanePoint[], least: number): PlanePoint[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < rounds; round += 1) {
    let isStill = true;
    for (const [index, a] of moved.entries())
      for (const b of moved.slice(index + 1)) {
        const [x, y] = [b.x - a.x, b.y - a.y];
        const way = Math.hypot(x, y);
        if (way >= least) continue;
        isStill = false;
        // Two in the very same place part to the left and right.
        const [east, south] = way ? [x / way, y / way] : [1, 0];
        const push = (least - way) / 2 + least / 1000;
        a.x -= east * push;
        a.y -= south * push;
        b.x += east * push;
        b.y += south * push;
      }
    if (isStill) break;
  }
  return moved;
}
