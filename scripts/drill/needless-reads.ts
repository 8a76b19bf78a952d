import { createClient } from '@redis/client';
import { askSite } from '@/tests/support/ask-site';

/** So often is one page asked for. */
const times = 20;

/**
 * Whether a replica asks Redis for what it holds, in a sentence; null where it serves a page again and again from its own
 * memory. Asked while nobody else asks anything.
 */
export async function findNeedlessReads(redisPort: number, sitePort: number, host: string): Promise<string | null> {
  const redis = await createClient({ url: `redis://127.0.0.1:${redisPort}` }).connect();
  const countHits = async () => Number(/keyspace_hits:(\d+)/.exec(await redis.info('stats'))?.[1]);
  try {
    // It may be another replica's until then.
    const { status } = await askSite(host, '/', {}, sitePort);
    if (status !== 200) return `A replica answered its home page with ${status}.`;
    const before = await countHits();
    for (let time = 0; time < times; time += 1) await askSite(host, '/', {}, sitePort);
    const hits = (await countHits()) - before;
    return hits < times ? null : `A page that a replica holds was read from Redis ${hits} times for ${times} visitors.`;
  } finally {
    await redis.close();
  }
}
