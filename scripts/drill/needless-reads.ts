import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { askSite } from '@/tests/support/ask-site';

/** So often is one page asked for, and so often at the most before it, a quarter of a second apart. */
const times = 20;

/**
 * Whether a replica asks Redis for what it holds, in a sentence; null where it serves a page again and again from its own
 * memory. Asked while nobody else asks anything.
 */
export async function findNeedlessReads(redisPort: number, sitePort: number, host: string): Promise<string | null> {
  const redis = await createClient({ url: `redis://127.0.0.1:${redisPort}` }).connect();
  const countHits = async () => Number(/keyspace_hits:(\d+)/.exec(await redis.info('stats'))?.[1]);
  const countHitsOf = async (questions: number) => {
    const before = await countHits();
    for (let question = 0; question < questions; question += 1) await askSite(host, '/', {}, sitePort);
    return (await countHits()) - before;
  };
  try {
    // It may be another replica's until then.
    const { status } = await askSite(host, '/', {}, sitePort);
    if (status !== 200) return `A replica answered its home page with ${status}.`;
    // A page that is old is looked for at the others until it is made anew.
    for (let tries = 0; tries < times && (await countHitsOf(1)) > 0; tries += 1) await pause(250);
    const hits = await countHitsOf(times);
    return hits < times ? null : `A page that a replica holds was read from Redis ${hits} times for ${times} visitors.`;
  } finally {
    await redis.close();
  }
}
