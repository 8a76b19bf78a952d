import { describe, expect, it, vi } from 'vitest';
import { havePagesDoWithout, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { processWide } from '../process/process-wide';
import { findRemembered, keepRemembered } from './remembered';

describe.runIf(hasRedis())('what another replica has told of a feed', () => {
  const redis = withRedis();

  it('is known while pages do without Redis, or what is called off would be gone without a word', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await keepRemembered('a feed', ['one']);
    processWide<Map<string, unknown>>('remembered', () => new Map()).clear();
    await havePagesDoWithout(redis());
    expect(await findRemembered('a feed')).toEqual(['one']);
    await keepRemembered('a feed', ['two']);
    processWide<Map<string, unknown>>('remembered', () => new Map()).clear();
    expect(await findRemembered('a feed')).toEqual(['two']);
  });
});
