import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { waitForRedis, withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { doOnce } from './once';
import { askRedis } from './redis';
import { findShared, isMadeSomewhere, type Kept, keepShared } from './shared-pages';

const page = {
  value: {
    kind: 'APP_PAGE',
    html: '<p>é',
    rscData: Buffer.from([1, 2]),
    segmentData: new Map([['/a', Buffer.from('b')]]),
  },
};

describe.runIf(hasRedis())('replicas with a Redis', () => {
  const redis = withRedis();

  it('find what another one has made, with its age, and only of their own build', async () => {
    await keepShared('one', '/films', page);
    expect(await findShared('one', '/films')).toMatchObject({ value: { ...page.value, segmentData: expect.any(Map) } });
    const found = await findShared('one', '/films');
    expect(Math.abs((found?.lastModified ?? 0) - Date.now())).toBeLessThan(1_000);
    expect(await findShared('two', '/films')).toBeNull();
    expect([await isMadeSomewhere('one', '/films'), await isMadeSomewhere('two', '/films')]).toEqual([true, false]);
  });

  it('hold no more of what Redis sent than the bytes of a page', async () => {
    const rscData = Buffer.alloc(9_000, 'r');
    await keepShared('one', '/large', {
      value: { ...page.value, html: 'h'.repeat(300_000), rscData } as Kept['value'],
    });
    const found = (await findShared('one', '/large'))?.value as typeof page.value;
    expect(found.rscData).toEqual(rscData);
    expect(found.rscData.buffer.byteLength).toBeLessThan(10_000);
    expect(found.segmentData.get('/a')?.toString()).toBe('b');
    expect(found.segmentData.get('/a')?.buffer.byteLength).toBeLessThan(10_000);
  });

  it('tell an age by the time it has left, whatever their clocks say', async () => {
    await keepShared('one', '/age', page);
    await askRedis((client) => client.pExpire('candela:one:kept:/age', 24 * 3_600_000 - 60_000));
    const found = await findShared('one', '/age');
    expect(Math.round((Date.now() - (found?.lastModified ?? 0)) / 1_000)).toBe(60);
  });

  it.each([-60_000, 60_000])('find it as old as it is where a clock differs by %i ms', async (ahead) => {
    await keepShared('one', '/clocks', page);
    await askRedis((client) => client.pExpire('candela:one:kept:/clocks', 24 * 3_600_000 - 5_000));
    const now = Date.now() + ahead;
    vi.spyOn(Date, 'now').mockReturnValue(now);
    const found = await findShared('one', '/clocks');
    expect(Math.round((now - (found?.lastModified ?? 0)) / 1_000)).toBe(5);
  });

  it('find what was asked for before a publication as old as the question', async () => {
    await keepShared('one', '/asked before', page, 7_000);
    const found = await findShared('one', '/asked before');
    expect(Math.round((Date.now() - (found?.lastModified ?? 0)) / 1_000)).toBe(7);
  });

  it.each([0, 300])('take none for younger than what was published while it was on its way for %i ms', async (wait) => {
    const made = Date.now();
    if (wait) await askRedis((client) => client.sendCommand(['CLIENT', 'PAUSE', `${wait}`, 'WRITE']));
    await keepShared('one', `/slow ${wait}`, page);
    const { lastModified = Number.POSITIVE_INFINITY } = (await findShared('one', `/slow ${wait}`)) ?? {};
    expect(lastModified).toBeLessThanOrEqual(made);
    expect(lastModified).toBeGreaterThan(made - 200);
  });

  it('take no list for a page', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await keepShared('one', '/films', page);
    await askRedis((client) => client.lPush('candela:one:kept:/list', 'a'));
    expect(await findShared('one', '/list')).toBeNull();
    expect(await findShared('one', '/films')).not.toBeNull();
  });

  it.each(['', 'garbage', '\u0000\u0000\u0000\u0000half'])('take nothing of what is not theirs: %j', async (text) => {
    await askRedis((client) => client.set('candela:one:kept:/odd', text, { expiration: { type: 'EX', value: 60 } }));
    expect(await findShared('one', '/odd')).toBeNull();
  });

  it('wait for a frozen one no longer than 50 ms, once a second, and say so once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    redis().freeze();
    const begun = performance.now();
    for (let index = 0; index < 20; index += 1) expect(await findShared('one', '/films')).toBeNull();
    const took = performance.now() - begun;
    expect(warn).not.toHaveBeenCalled();
    await pause(1_050);
    await findShared('one', '/films');
    await findShared('one', '/films');
    redis().thaw();
    expect(took).toBeGreaterThan(45);
    // Twenty waits would take 1,000; a busy machine adds to the one.
    expect(took).toBeLessThan(700);
    expect(warn).toHaveBeenCalledOnce();
    await pause(1_100);
    expect(await findShared('one', '/films')).not.toBeNull();
  });

  it('do without one that is gone, and use it again when it is back', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await redis().end();
    expect(await findShared('one', '/films')).toBeNull();
    expect(await doOnce('alone', async () => 'own')).toBe('own');
    await redis().restart();
    await waitForRedis(6_000);
    await keepShared('one', '/films', page);
    expect(await findShared('one', '/films')).not.toBeNull();
  }, 15_000);
});
