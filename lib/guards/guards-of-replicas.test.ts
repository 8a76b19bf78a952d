import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { showDetails } from '@/tests/support/wire';
import { hasEarlierAnswer } from '../api/earlier-answers';
import { forgetOwnAnswers } from '../api/own-answers';
import { processWide } from '../process/process-wide';
import { judgeItem } from './guards';
import { canBeMade } from './page-needs';

/** Next's own wants a running Next. */
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const { answering } = startCatalogue();
const forget = () => processWide('verdicts', () => new Map()).clear();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  forget();
});

const show = (slug: string) => judgeItem('fr', 'fr', 'show', slug);
const canShow = (slug: string) => canBeMade('fr', 'fr', { reads: [], finds: ['show'], readsOneOf: [] }, { slug });

describe.runIf(hasRedis())('in an outage, where replicas share a Redis', () => {
  withRedis();

  it('a show that another one heard of has its page, and one that none heard of has not', async () => {
    answering('/api/show/a', () => Response.json(showDetails({ slug: 'a' })));
    await show('a');
    await vi.waitFor(async () => {
      forgetOwnAnswers();
      expect(await hasEarlierAnswer('https://fr.api.test/api/show/a?language=fr')).toBe(true);
    });
    forget();
    for (const slug of ['a', 'b']) answering(`/api/show/${slug}`, () => Response.json({}, { status: 502 }));
    expect([await show('a'), await show('b')]).toEqual(['ok', 'unknown']);
    forgetOwnAnswers();
    expect([await canShow('a'), await canShow('b')]).toEqual([true, false]);
  });
});
