import type { CinemaSummary } from '@/lib/domain/cinema';
import { findMiddle, projectFrom, spreadApart } from '@/lib/domain/map-projection';
import { nameInTown } from '@/lib/sites/short-names';

/** In hundredths of the width and of the height. */
export type TownPoint = { slug: string; name: string; short: string; number: number; left: number; top: number };
/** `rings` are hundredths of the width from the middle; `step` is the kilometres between two. */
export type TownPlan = { points: readonly TownPoint[]; rings: readonly number[]; step: number };

/** One cinema needs no map. */
const fewest = 2;
/** Kilometres between two rings, of which three or so are seen. */
const steps = [0.25, 0.5, 1, 2, 5, 10, 20];
const ringsSeen = 3;
/** How much of the drawing the farthest cinema is from its middle, and two are from each other at least. */
const reach = 40;
const leastApart = 15;

/** The cinemas of a town by their places, numbered as they are listed; null where fewer than two have one. */
export function drawTown(cinemas: readonly CinemaSummary[]): TownPlan | null {
  const placed = cinemas.flatMap((cinema, index) => {
    const { slug, name, gps } = cinema;
    return gps ? [{ slug, name, short: nameInTown(cinema), gps, number: index + 1 }] : [];
  });
  const middle = findMiddle(placed.map(({ gps }) => gps));
  if (!middle || placed.length < fewest) return null;
  const points = placed.map(({ gps }) => projectFrom(middle)(gps));
  const farthest = Math.max(...points.map(({ x, y }) => Math.hypot(x, y)), steps[0]!);
  const scale = reach / farthest;
  const step = steps.find((kilometres) => farthest / kilometres <= ringsSeen) ?? steps.at(-1)!;
  const spread = spreadApart(
    points.map(({ x, y }) => ({ x: 50 + x * scale, y: 50 + y * scale })),
    leastApart,
  );
  return {
    points: placed.map(({ slug, name, short, number }, index) => ({
      ...{ slug, name, short, number },
      left: round(spread[index]!.x),
      top: round(spread[index]!.y),
    })),
    rings: Array.from({ length: Math.ceil(50 / (step * scale)) }, (_, index) => round((index + 1) * step * scale)),
    step,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
