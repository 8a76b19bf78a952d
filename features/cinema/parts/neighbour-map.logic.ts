import type { CinemaSummary } from '@/lib/domain/cinema';
import { projectFrom, spreadApart } from '@/lib/domain/map-projection';
import type { NearCinema } from '@/lib/domain/nearby';
import { withoutBrand } from '@/lib/sites/brand';
import { nameInTown } from '@/lib/sites/short-names';

/** In hundredths of the width and of the height. */
export type NeighbourPoint = { slug: string; name: string; left: number; top: number; isLeft: boolean };
/** `rings` are in units of the drawing, which is `neighbourBox` large; `step` is the kilometres between two. */
export type NeighbourPlan = { points: readonly NeighbourPoint[]; rings: readonly number[]; step: number };

export const neighbourBox = { width: 240, height: 100 };

/** Neighbours that are drawn, and how far off they may be. */
const most = 4;
const farthestKilometres = 25;
const steps = [0.5, 1, 2, 5, 10];
const ringsSeen = 3;
/** How far from the middle the farthest neighbour stands, and two names from each other at least. */
const reach = { x: 44, y: 36 };
const leastApart = 20;
/** How far to the side of the pin a name begins, so that none lies under it. */
const besidePin = 22;
/** Hundredths of the height that a line of words takes. */
const line = 13;

/** A cinema in the middle of its neighbours; null where a place is unknown or nobody is near. */
export function drawNeighbours(
  { gps, citySlug }: Pick<CinemaSummary, 'gps' | 'citySlug'>,
  near: readonly NearCinema[],
): NeighbourPlan | null {
  const placed = near
    .filter(({ kilometres }) => kilometres !== null && kilometres <= farthestKilometres)
    .slice(0, most)
    .flatMap(({ cinema }) => (cinema.gps ? [{ cinema, gps: cinema.gps }] : []));
  if (!gps || placed.length === 0) return null;
  const points = placed.map((each) => projectFrom(gps)(each.gps));
  const scale = Math.min(
    ...points.map(({ x, y }) => Math.min(reach.x / Math.max(Math.abs(x), 0.1), reach.y / Math.max(Math.abs(y), 0.1))),
  );
  const seen = neighbourBox.height / 2 / scale;
  const step = steps.find((kilometres) => seen / kilometres <= ringsSeen) ?? steps.at(-1)!;
  const [pin, ...spread] = spreadApart(
    [{ x: 0, y: 0 }, ...points.map(({ x, y }) => ({ x: x * scale, y: y * scale }))],
    leastApart,
  );
  return {
    points: partLines(
      placed.map(({ cinema }, index) => {
        const x = beside(spread[index]!.x - pin!.x);
        return {
          slug: cinema.slug,
          name: cinema.citySlug === citySlug ? nameInTown(cinema) : withoutBrand(cinema.name),
          left: round(50 + (x / neighbourBox.width) * 100),
          top: round(50 + ((spread[index]!.y - pin!.y) / neighbourBox.height) * 100),
          isLeft: x < 0,
        };
      }),
    ),
    rings: Array.from({ length: Math.ceil(neighbourBox.width / 2 / (step * scale)) }, (_, index) =>
      round((index + 1) * step * scale),
    ),
    step,
  };
}

const beside = (x: number) => (x < 0 ? Math.min(x, -besidePin) : Math.max(x, besidePin));

/** Names of one side one below the other, the middle one where it is. */
function partLines(points: readonly NeighbourPoint[]): NeighbourPoint[] {
  const sides = Map.groupBy(points, ({ isLeft }) => isLeft);
  return [...sides.values()].flatMap((side) => {
    const sorted = side.toSorted((a, b) => a.top - b.top);
    const tops: number[] = [];
    for (const { top } of sorted) tops.push(Math.max(top, (tops.at(-1) ?? -line) + line));
    const over = Math.max(0, (tops.at(-1) ?? 0) - (100 - line));
    return sorted.map((point, index) => ({ ...point, top: round(tops[index]! - over) }));
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
