import { paintStarts } from '@/lib/visitor/place/paint-starts';
import { paintWays } from '@/lib/visitor/place/paint-ways';
import { carryLinks } from './carry-links';

let stops: readonly (() => void)[] = [];

/** What the visitor's place does to pages that know nothing of it. Loaded after they are awake. */
export function followPlace(): void {
  for (const stop of stops) stop();
  stops = [carryLinks(), paintStarts(), paintWays()];
}
