import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { env } from '../env/env';
import { processWide } from '../process/process-wide';
import { isWithin } from '../time/is-within';

/**
 * `packed`: a byte a character. An array of bytes has objects of its own beside them: a kilobyte more, thousands of times.
 * `failedAt`: when its call failed last; 0 where it has not since. `isTold`: the log has said that it stands in.
 */
export type EarlierAnswer = { packed: string; at: number; failedAt: number; isTold: boolean };

/**
 * Bytes, packed: all lists of eight sites are some three millions, a title with its showtimes two thousand. Where replicas
 * share a Redis, that has the others, for as long as it has the pages that they are part of.
 */
const mostBytes = { alone: 24_000_000, shared: 4_000_000 };
/** Milliseconds: the age at which an answer stands in no more, and for which a call that failed is not asked again while one does. */
export const oldest = 24 * 3_600_000;
const breather = 5_000;

const kept = () =>
  processWide(
    'earlier answers',
    () =>
      new LRUCache<string, EarlierAnswer>({
        maxSize: mostBytes[env().redisUrl ? 'shared' : 'alone'],
        sizeCalculation: ({ packed }, url) => packed.length + url.length + 200,
      }),
  );

/** The last good answer to a call that this process has at hand, a day old at the most. */
export function findOwnAnswer(url: string): EarlierAnswer | undefined {
  const held = kept().get(url);
  return held && Date.now() - held.at < oldest ? held : undefined;
}

/** Keeps a good answer, so many milliseconds old, in place of what was held. */
export function keepOwnAnswer(url: string, packed: string, age = 0): EarlierAnswer {
  const answer = { packed, at: Date.now() - age, failedAt: 0, isTold: false };
  kept().set(url, answer);
  return answer;
}

export const writePacked = (text: string): string => deflateRawSync(text, { level: 1 }).toString('latin1');

/** Throws where it is half an answer, or none. */
export const parsePacked = (packed: string): unknown =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'latin1')).toString());

/** Leaves a call that failed alone for a moment. Returns whether it is the first failure since it was good. */
export function noteFailure(earlier: EarlierAnswer): boolean {
  const isFirst = !earlier.isTold;
  earlier.isTold = true;
  earlier.failedAt = Date.now();
  return isFirst;
}

/** Whether its call failed a moment ago, and is left alone. */
export const isResting = ({ failedAt }: EarlierAnswer): boolean => isWithin(failedAt, failedAt + breather);

export const forgetOwnAnswers = (): void => kept().clear();
