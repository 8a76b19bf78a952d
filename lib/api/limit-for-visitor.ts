import { findWait, noteReading } from '../process/request-scope';

/** Milliseconds: what a visitor may wait for the catalogue in all, of the five until a page; and what every call is given. */
const inAll = 3_500;
const least = 1_000;
/** What each page that is read at the same time takes of the one thread when the wait is over, the first of a process most. */
const share = 150;

/** How long to wait for an answer, of so many milliseconds at the most, on account of a visitor who has waited already. */
export const limitForVisitor = (milliseconds: number): number => limitWithin(milliseconds, inAll);

/**
 * The same for a page that is being read: the more of them are, the less each may wait. What a page cannot do without its
 * guard has heard before.
 */
export const limitForReader = (milliseconds: number): number =>
  limitWithin(milliseconds, inAll - share * noteReading());

function limitWithin(milliseconds: number, all: number): number {
  const waited = findWait();
  return waited === null ? milliseconds : Math.min(milliseconds, Math.max(least, Math.round(all - waited)));
}
