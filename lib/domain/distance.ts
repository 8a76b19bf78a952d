import type { Gps } from './cinema';
import type { Settings } from './settings';

const minutesOfArc = 60;
const kilometresPerMinute = 1.853159616;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Kilometres as the crow flies: 60 × degrees × 1.853159616 (spec catalogue §9). */
export function kilometresBetween(from: Gps, to: Gps): number {
  const [here, there] = [radians(from.latitude), radians(to.latitude)];
  const cosine =
    Math.sin(here) * Math.sin(there) +
    Math.cos(here) * Math.cos(there) * Math.cos(radians(from.longitude - to.longitude));
  // Rounding can carry the cosine of a point with itself past 1, where the angle is not a number.
  return degrees(Math.acos(Math.min(1, Math.max(-1, cosine)))) * minutesOfArc * kilometresPerMinute;
}

/** The places within reach, nearest first; a place whose position is unknown is not among them. */
export function pickNearest<Item extends { gps: Gps | null }>(
  from: Gps | null,
  items: readonly Item[],
  { maxDistance, maxCinemas }: Pick<Settings['locator'], 'maxDistance' | 'maxCinemas'>,
): { item: Item; kilometres: number }[] {
  if (!from) return [];
  return items
    .flatMap((item) => (item.gps ? [{ item, kilometres: kilometresBetween(from, item.gps) }] : []))
    .filter(({ kilometres }) => kilometres <= maxDistance)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, maxCinemas);
}
