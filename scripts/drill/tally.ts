import type { Outcome } from './ask';

/** What became of some questions. */
export type Tally = {
  name: string;
  asked: number;
  lost: Map<string, number>;
  /** By why it was lost, the first addresses of it. */
  lostAddresses: Map<string, string[]>;
  statuses: Map<number, number>;
  /** Answers that the edge had, old ones that it has made anew included, and those that it could have had. */
  fromEdge: number;
  couldBeFromEdge: number;
  /** Milliseconds, of all and of what the edge had. */
  times: number[];
  edgeTimes: number[];
};

export const startTally = (name: string): Tally => ({
  ...{ name, asked: 0, lost: new Map(), lostAddresses: new Map(), statuses: new Map() },
  ...{ fromEdge: 0, couldBeFromEdge: 0, times: [], edgeTimes: [] },
});

function count<Key>(map: Map<Key, number>, key: Key): void {
  map.set(key, (map.get(key) ?? 0) + 1);
}

/** Of each reason, so that a report names where to look and does not run on. */
const mostAddresses = 5;

const had = new Set(['HIT', 'STALE', 'UPDATING']);
const lacked = new Set(['MISS', 'EXPIRED', 'REVALIDATED']);

export function noteOutcome(tally: Tally, { address, status, lost, cache, milliseconds }: Outcome): void {
  tally.asked += 1;
  count(tally.statuses, status);
  if (lost) {
    count(tally.lost, lost);
    const addresses = tally.lostAddresses.get(lost) ?? [];
    if (addresses.length < mostAddresses) tally.lostAddresses.set(lost, [...addresses, address]);
  }
  tally.times.push(milliseconds);
  if (had.has(cache)) {
    tally.fromEdge += 1;
    tally.edgeTimes.push(milliseconds);
  }
  // What is not there, or leads elsewhere, is asked of a site each time (decision 42).
  if (had.has(cache) || (lacked.has(cache) && status === 200)) tally.couldBeFromEdge += 1;
}

/** Milliseconds; 0 of nothing. */
export const percentile = (times: readonly number[], part: number): number =>
  Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0);

/** To a hundredth. */
export const percent = (some: number, all: number): number => Math.round((some / Math.max(all, 1)) * 10_000) / 100;

export const sumOf = (map: ReadonlyMap<unknown, number>): number =>
  [...map.values()].reduce((sum, value) => sum + value, 0);

export const inWords = (map: ReadonlyMap<unknown, number>): string =>
  [...map].map(([what, times]) => `${times} × ${what}`).join(', ');

/** A line for each reason: what was asked for in vain. */
export const listLost = ({ lostAddresses }: Tally): string[] =>
  [...lostAddresses].map(([why, addresses]) => `  lost, ${why}: ${addresses.join(' ')}`);
