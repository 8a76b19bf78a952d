import type { SiteId } from '@/lib/sites/sites';
import type { Cinema } from './cinemas';
import { blend, markOf } from './seed';

/** What a house puts on again and again, and how many houses do. */
const strands = [
  { tags: ['cinekids'], odds: 0.8 },
  { tags: ['opera', 'ballet'], odds: 0.6 },
  { tags: ['muet', 'classics'], odds: 0.35 },
  { tags: ['calme'], odds: 0.3 },
];

/** The strands of a house, as tag slugs. */
export const strandsOf = (site: SiteId, cinema: Cinema): string[] =>
  strands
    .filter(({ odds }, index) => blend(cinema.mark, markOf(site, 'strand', index)) < odds)
    .flatMap(({ tags }) => tags);
