import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { http } from 'msw';
import { areTagsStale } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { isFlagOn } from '../guards/flags';
import { joinReplicas } from './join-replicas';

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

  it('takes for old what was made before a publication that it was not there for, and nothing made since', async () => {
    const before = Date.now();
    await publishElsewhere('help');
    await pause(2_500);
    const after = Date.now();
    const shelf = (globalThis as { candela?: Map<string, unknown> }).candela;
    shelf?.delete('make stale');
    joinReplicas();
    await vi.waitFor(() => expect(shelf?.get('published early')).toHaveProperty('size', 1), 3_000);
    // Next loads it with the first request.
    vi.resetModules();
    await import('@/cache-handler.mjs');
    expect(areTagsStale(['help'], before)).toBe(true);
    expect(areTagsStale(['help'], after)).toBe(false);
  });

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
