import { findWait } from '../process/request-scope';

/** Milliseconds: what a visitor may wait for the catalogue in all, of the five until a page; and what every call is given. */
const inAll = 3_500;
const least = 1_000;

/** How long to wait for an answer, of so many milliseconds at the most, on account of a visitor who has waited already. */
export const limitForVisitor = (milliseconds: number): number =>
  Math.min(milliseconds, Math.max(least, Math.round(inAll - (findWait() ?? 0))));
