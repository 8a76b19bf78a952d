import { paintStarts } from '@/lib/visitor/place/paint-starts';
import { paintWays } from '@/lib/visitor/place/paint-ways';
import { carryLinks } from './parts/carry-links';

/** What the visitor's place does to pages that know nothing of it, for as long as the visit lasts. */
export function followPlace(): void {
  carryLinks();
  paintStarts();
  paintWays();
}
