import type { ContentRating } from './show';

/** The age on a film, 0 for everyone, and the one it is meant for where the authority says another. */
export type RatedAges = readonly [from: number, suggested?: number];

const plain = /^-?\s*(\d{1,2})\s*\+?$/;
const both = /^(\d{1,2})\s*\(\s*(\d{1,2})\s*\)$/;
const eldest = 18;

/** Null where the authority has said nothing yet, or something that is no age. */
export function parseRatedAges(rating: Pick<ContentRating, 'ref' | 'forAll'> | null): RatedAges | null {
  if (!rating) return null;
  if (rating.forAll) return [0];
  const [, from, suggested] = plain.exec(rating.ref.trim()) ?? both.exec(rating.ref.trim()) ?? [];
  const age = Number(from);
  if (from === undefined || age > eldest) return null;
  return Number(suggested) > age ? [age, Number(suggested)] : [age];
}
