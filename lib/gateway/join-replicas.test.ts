import { createClient } from '@redis/client';
import { http } from 'msw';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { isFlagOn } from '../guards/flags';
import { joinReplicas } from './join-replicas';
import '@/cache-handler.mjs';

vi.mock('../replicas/build-id', () => ({ readBuildId: () => 'one' }));

const { catalogue } = startCatalogue();

describe.runIf(hasRedis())('a replica that has joined the others', () => {
  const redis = withRedis();

  /** Another replica is told; until this one listens it would hear nothing. */
  async function publishElsewhere(...tags: string[]) {
    const other = createClient({ url: redis().url });
    await other.connect();
    await other.xAdd('candela:published', '*', { from: 'another', tags: tags.join(',') });
    await other.close();
  }

  it('takes for old within a second what was published at another one: pages, and what it knows itself', async () => {
    let vod = false;
    catalogue.use(http.get('https://*/api/settings', () => Response.json({ features: { vod } }) as never));
    const begun = Date.now();
    joinReplicas();
    await vi.waitFor(async () => {
      await publishElsewhere('first');
      expect(areTagsStale(['first'], begun)).toBe(true);
    }, 5_000);
    expect(await isFlagOn('fr', 'vod')).toBe(false);
    vod = true;
    expect(await isFlagOn('fr', 'vod')).toBe(false);
    const before = Date.now();
    expect(areTagsStale(['settings'], before)).toBe(false);
    await publishElsewhere('settings', 'site:fr');
    await vi.waitFor(async () => {
      expect(areTagsStale(['settings'], before)).toBe(true);
      expect(areTagsStale(['site:fr'], before)).toBe(true);
      expect(areTagsStale(['news'], before)).toBe(false);
      expect(await isFlagOn('fr', 'vod')).toBe(true);
    }, 1_000);
  });
});
