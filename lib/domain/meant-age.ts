import { parseRatedAges } from './rated-ages';
import type { ShowSummary } from './show';

/** In the languages of the sites: "From age 6", "Dès 6 ans", "Ab 6 Jahren", "Vanaf 6 jaar". */
const written = /\bages?\s*(\d{1,2})\b|\b(\d{1,2})\s*\+?\s*(?:ans?|years?|jahren?|jaar)\b/i;
/** Older than that, it is an anniversary. */
const eldest = 17;

/** The age that words on a poster say; undefined where they say none. */
export function parseWrittenAge(words: string | null): number | undefined {
  const [, before, after] = written.exec(words ?? '') ?? [];
  const age = Number(before ?? after);
  return age <= eldest ? age : undefined;
}

/**
 * From what age a title is meant: what its editors say, else what the authority suggests, and never below the age that
 * it is released for. Null where nobody has said anything.
 */
export function findMeantAge({ meantFrom, rating }: Pick<ShowSummary, 'meantFrom' | 'rating'>): number | null {
  const rated = parseRatedAges(rating);
  const [from = 0, suggested = from] = rated ?? [];
  if (meantFrom !== undefined) return Math.max(meantFrom, from);
  return rated && suggested;
}
