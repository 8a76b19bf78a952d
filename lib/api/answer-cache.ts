import { LRUCache } from 'lru-cache';
import { cutBytesFree } from '../process/cut-bytes-free';
import { processWide } from '../process/process-wide';
import { shareUntilPublished } from '../process/publications';
import { noteLookup } from '../telemetry/metrics';
import { isWithin } from '../time/is-within';
import type { Cache } from './endpoint';

/** `seconds`: where an answer is to be kept for less than its row says; `retryAfter`: for which a refusal asks who is refused to wait. */
export type LoadedAnswer = {
  status: number;
  text: string;
  seconds?: number | undefined;
  retryAfter?: number | undefined;
};
/** `until`: in milliseconds since 1970, when it is asked for again; none, or a time that is over, where it is not kept. */
export type CachedAnswer = Pick<LoadedAnswer, 'status' | 'seconds' | 'retryAfter'> & {
  body: Buffer<ArrayBuffer>;
  isStale: boolean;
  until?: number;
};
type CacheEntry = CachedAnswer & { tags: readonly string[]; since: number; until: number };

/** Bytes, not entries: one list weighs as much as a thousand empty days. */
const mostBytes = 48_000_000;
/** Milliseconds: the age at which even a stale answer goes, how long an absence holds, and how long a stale answer serves before the next try. */
const oldest = 24 * 3_600_000;
const absence = 8_000;
const breather = 5_000;

const answers = processWide(
  'answers',
  () =>
    new LRUCache<string, CacheEntry>({
      maxSize: mostBytes,
      ttl: oldest,
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + 200,
    }),
);
const shareLoad = shareUntilPublished<CachedAnswer>();

/**
 * The answer to a question, asked of the catalogue once at a time and remembered as long as its row says.
 * When `load` throws, the last good answer serves; without one what `findStandIn` gives, and without that the error goes on.
 */
export async function answerThroughCache(
  key: string,
  cache: Cache,
  tags: readonly string[],
  load: () => Promise<LoadedAnswer>,
  findStandIn: (error: unknown) => Promise<LoadedAnswer | null> = async () => null,
): Promise<CachedAnswer> {
  const last = answers.get(key);
  const isFresh = last !== undefined && isWithin(last.since, last.until);
  if (cache !== 'never') noteLookup('answers', isFresh ? 'hit' : 'miss');
  if (isFresh) return last;
  const ask = async (isNew: () => boolean): Promise<CachedAnswer> => {
    try {
      const { status, text, seconds, retryAfter } = await load();
      const hold = pickHold({ status, seconds }, cache);
      const since = Date.now();
      const until = hold && isNew() ? since + hold : 0;
      const served = { status, seconds, retryAfter, body: Buffer.from(text), isStale: false, until };
      // Node hands out small buffers of a common one, which each that is kept would hold.
      if (hold) answers.set(key, cutBytesFree({ ...served, tags, since }));
      return served;
    } catch (error) {
      if (last?.status !== 200) return keepStandIn(await findStandIn(error), error);
      last.isStale = true;
      last.since = Date.now();
      last.until = last.since + breather;
      return last;
    }
  };
  /** For those who ask in the next moment as well; then it is looked for again, since it ages elsewhere. */
  const keepStandIn = (answer: LoadedAnswer | null, error: unknown): CachedAnswer => {
    if (!answer) throw error;
    const since = Date.now();
    const until = since + breather;
    const served = { status: answer.status, body: Buffer.from(answer.text), isStale: true, until };
    if (cache !== 'never') answers.set(key, cutBytesFree({ ...served, tags, since }), { ttl: breather });
    return served;
  };
  return shareLoad(key, ask, tags);
}

const pickHold = ({ status, seconds }: Pick<LoadedAnswer, 'status' | 'seconds'>, cache: Cache): number => {
  if (cache === 'never') return 0;
  if (status === 200) return (seconds ?? cache.seconds) * 1000;
  return [404, 410].includes(status) ? absence : 0;
};

/** Has the catalogue asked again for what carries one of these tags. The old answers stay for an outage. */
export function expireAnswers(tags: readonly string[]): void {
  for (const answer of answers.values()) if (answer.tags.some((tag) => tags.includes(tag))) answer.until = 0;
}
