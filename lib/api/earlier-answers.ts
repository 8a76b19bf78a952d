import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import type { Cache } from './endpoint';

/** `isTold`: the log has said that it stands in. */
export type EarlierAnswer = { packed: Uint8Array; at: number; restsUntil: number; isTold: boolean };

/** Bytes, packed: all lists of eight sites are some three millions, a title with its showtimes two thousand. */
const mostBytes = 24_000_000;
/** Milliseconds: the age at which an answer stands in no more, and for which a call that failed is not asked again while one does. */
const oldest = 24 * 3_600_000;
const breather = 5_000;

const kept = processWide(
  'earlier answers',
  () =>
    new LRUCache<string, EarlierAnswer>({
      maxSize: mostBytes,
      sizeCalculation: ({ packed }, url) => packed.byteLength + url.length + 200,
    }),
);

/** Keeps a good answer's text for the time when there is none. Returns whether an earlier one stood in until now. */
export function keepAnswer(url: string, cache: Cache, text: string): boolean {
  if (cache === 'never') return false;
  const held = kept.get(url);
  if (held && !held.isTold && Date.now() - held.at < cache.seconds * 1000) return false;
  // Copied, since what zlib gives is a few hundred bytes at the head of a block of its own, which would stay with them.
  const packed = new Uint8Array(deflateRawSync(text, { level: 1 }));
  kept.set(url, { packed, at: Date.now(), restsUntil: 0, isTold: false });
  return held?.isTold === true;
}

/** The last good answer to a call, a day old at the most. */
export function findEarlierAnswer(url: string): EarlierAnswer | undefined {
  const held = kept.get(url);
  return held && Date.now() - held.at < oldest ? held : undefined;
}

export const parsePacked = ({ packed }: EarlierAnswer): unknown => JSON.parse(inflateRawSync(packed).toString());

/** Leaves a call that failed alone for a moment. Returns whether it is the first failure since it was good. */
export function noteFailure(earlier: EarlierAnswer): boolean {
  const isFirst = !earlier.isTold;
  earlier.isTold = true;
  earlier.restsUntil = Date.now() + breather;
  return isFirst;
}

export const forgetEarlierAnswers = (): void => kept.clear();
