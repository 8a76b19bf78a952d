import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';
import type { Cache } from './endpoint';

/**
 * `packed`: a byte a character. An array of bytes has objects of its own beside them: a kilobyte more, thousands of times.
 * `isTold`: the log has said that it stands in.
 */
export type EarlierAnswer = { packed: string; at: number; restsUntil: number; isTold: boolean };

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
      sizeCalculation: ({ packed }, url) => packed.length + url.length + 200,
    }),
);

/** Keeps a good answer's text for the time when there is none. Returns whether an earlier one stood in until now. */
export function keepAnswer(url: string, cache: Cache, text: string): boolean {
  if (cache === 'never') return false;
  const held = kept.get(url);
  if (held && !held.isTold && Date.now() - held.at < cache.seconds * 1000) return false;
  const packed = deflateRawSync(text, { level: 1 }).toString('latin1');
  kept.set(url, { packed, at: Date.now(), restsUntil: 0, isTold: false });
  return held?.isTold === true;
}

/** The last good answer to a call, a day old at the most. */
export function findEarlierAnswer(url: string): EarlierAnswer | undefined {
  const held = kept.get(url);
  return held && Date.now() - held.at < oldest ? held : undefined;
}

export const parsePacked = ({ packed }: EarlierAnswer): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'latin1')).toString());

/** Leaves a call that failed alone for a moment. Returns whether it is the first failure since it was good. */
export function noteFailure(earlier: EarlierAnswer): boolean {
  const isFirst = !earlier.isTold;
  earlier.isTold = true;
  earlier.restsUntil = Date.now() + breather;
  return isFirst;
}

export const forgetEarlierAnswers = (): void => kept.clear();
