/**
 * Whether now is in a span, told in milliseconds since 1970. One that is yet to begin is over: the clock was set back, and what
 * was to hold for seconds would hold for as long as that.
 */
export function isWithin(since: number, until: number): boolean {
  const now = Date.now();
  return since <= now && now < until;
}
