import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { askRedis } from '../replicas/redis';
import { findEarlierAnswer, hasEarlierAnswer, keepAnswer } from './earlier-answers';
import { findOwnAnswer, forgetOwnAnswers, keepOwnAnswer, parsePacked, writePacked } from './own-answers';

const aMinute = { seconds: 60, tags: [] };
const findText = async (url: string) => {
  const found = await findEarlierAnswer(url);
  return found && parsePacked(found.packed);
};

it('gives back what was answered, in whatever script', async () => {
  const answer = { slug: 'asteria', title: 'L’Été de Zoë – 夏 · صيف 🎬', synopsis: 'œ'.repeat(3_000) };
  keepAnswer('/api/show/asteria', aMinute, JSON.stringify(answer));
  expect(await findText('/api/show/asteria')).toEqual(answer);
});

it('takes less memory for an answer than its text', () => {
  const text = JSON.stringify({ synopsis: 'A ship leaves a harbour. '.repeat(100) });
  keepAnswer('/api/show/harbour', aMinute, text);
  expect(findOwnAnswer('/api/show/harbour')?.packed.length).toBeLessThan(text.length / 10);
});

describe.runIf(hasRedis())('where replicas share a Redis', () => {
  const redis = withRedis();
  beforeEach(() => {
    // How much a process keeps is told when it first does.
    (globalThis as { candela?: Map<string, unknown> }).candela?.delete('earlier answers');
  });
  /** What is left of it once the process that kept it is another one. */
  const keepElsewhere = async (url: string, answer: unknown) => {
    keepAnswer(url, aMinute, JSON.stringify(answer));
    forgetOwnAnswers();
    await vi.waitFor(async () => expect(await hasEarlierAnswer(url)).toBe(true));
  };

  it('what another one was answered is found, as old as it is', async () => {
    await keepElsewhere('/api/show/beacon', { title: 'Zoë' });
    await askRedis((client) => client.pExpire('candela:answer:/api/show/beacon', 24 * 3_600_000 - 60_000));
    expect(await findText('/api/show/beacon')).toEqual({ title: 'Zoë' });
    const { at = 0 } = findOwnAnswer('/api/show/beacon') ?? {};
    expect(Math.round((Date.now() - at) / 1_000)).toBe(60);
  });

  it('what another one was answered since stands in for what it was told itself, and nothing older', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await keepElsewhere('/api/show/dune', { title: 'of three' });
    keepAnswer('/api/show/own', aMinute, JSON.stringify({ title: 'own' }));
    vi.setSystemTime(Date.now() + 60_000);
    await askRedis((client) => client.pExpire('candela:answer:/api/show/own', 23 * 3_600_000));
    expect(await findText('/api/show/own')).toEqual({ title: 'own' });
    keepOwnAnswer('/api/show/dune', writePacked(JSON.stringify({ title: 'of two' })), 3_600_000);
    expect(await findText('/api/show/dune')).toEqual({ title: 'of three' });
    vi.useRealTimers();
  });

  it('what nobody was answered is not there', async () => {
    expect([await hasEarlierAnswer('/api/show/nobody'), await findText('/api/show/nobody')]).toEqual([
      false,
      undefined,
    ]);
  });

  it.each(['', 'garbage', '\u0000\u0000half'])('what is not theirs stands in for nothing: %j', async (text) => {
    await askRedis((client) => client.set('candela:answer:/odd', text, { expiration: { type: 'EX', value: 60 } }));
    expect(await findEarlierAnswer('/odd')).toBeUndefined();
  });

  it('a process has at hand what is asked for again and again, and of all else only the latest', async () => {
    keepAnswer('/api/shows', aMinute, '["the list"]');
    for (let title = 0; title < 5_000; title += 1) {
      keepAnswer(`/api/show/${title}`, aMinute, JSON.stringify(randomBytes(800).toString('hex')));
      if (title % 100 !== 0) continue;
      findOwnAnswer('/api/shows');
      // More than two thousand at a time Redis is not told.
      await askRedis((client) => client.ping());
    }
    const atHand = ['/api/shows', '/api/show/0', '/api/show/4999'].map((url) => findOwnAnswer(url) !== undefined);
    expect(atHand).toEqual([true, false, true]);
    expect(await findText('/api/show/0')).toMatch(/^[0-9a-f]{1600}$/);
  });

  it('a Redis that is gone leaves each its own', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await redis().end();
    keepAnswer('/api/show/alone', aMinute, '1');
    expect([await findText('/api/show/alone'), await findText('/api/show/beacon')]).toEqual([1, undefined]);
    await redis().restart();
  });
});
