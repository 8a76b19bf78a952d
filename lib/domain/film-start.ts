import { hasBreak } from './breaks';
import type { Showing } from './showing';

type Span = {
  /** Milliseconds since 1970: when the showing begins, and when its cinema says that it ends. */
  begins: number;
  ends: number;
  /** Of the film; null where nobody knows. */
  minutes: number | null;
};

/** More before a film than this is no programme of trailers but another duration, or something else in the evening. */
const mostBefore = 45;
const minute = 60_000;

/**
 * When the film itself begins, in milliseconds since 1970: from the end of the showing and the film's own length. Null
 * where the two do not say: a break between, no length, or a difference that cannot be trailers.
 */
export function estimateFilmStart({ begins, ends, minutes }: Span, { tags }: Pick<Showing, 'tags'>): number | null {
  if (!minutes || hasBreak(tags)) return null;
  const before = (ends - begins) / minute - minutes;
  return before >= 0 && before <= mostBefore ? begins + before * minute : null;
}
