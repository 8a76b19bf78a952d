import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { showDetails } from '@/tests/support/wire';
import { hasEarlierAnswer } from '../api/earlier-answers';
import { endpoints } from '../api/endpoints/table';
import { forgetOwnAnswers } from '../api/own-answers';
import { find } from '../api/read';
import { processWide } from '../process/process-wide';
import { askRedis } from '../replicas/redis';
import { tellReplicas } from '../replicas/tell-replicas';
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

  describe('a show that this one has not asked for, and that is said not to be there', () => {
    const notThere = () => answering('/api/show/a', () => Response.json({}, { status: 404 }));
    const url = 'https://fr.api.test/api/show/a?language=fr';
    /** Another replica was told of it, so many milliseconds ago. */
    async function tellElsewhere(age: number) {
      answering('/api/show/a', () => Response.json(showDetails({ slug: 'a' })));
      await show('a');
      const left = 24 * 3_600_000 - age;
      await vi.waitFor(async () =>
        expect(await askRedis((redis) => redis.pExpire(`candela:answer:${url}`, left))).toBe(1),
      );
      forget();
      forgetOwnAnswers();
      notThere();
    }

    it('has its page where another one heard of it, for minutes, since a fault may say so', async () => {
      await tellElsewhere(60_000);
      expect(await show('a')).toBe('ok');
      // And what its page reads is what was said before.
      forgetOwnAnswers();
      expect(await find('fr-FR', endpoints.show, { slug: 'a' })).not.toBeNull();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 310_000 });
      expect(await show('a')).toBe('missing');
      vi.useRealTimers();
    });

    it('has none where that was more than an hour ago', async () => {
      await tellElsewhere(3_700_000);
      expect(await show('a')).toBe('missing');
    });

    it.each([
      ['of titles', ['shows'], 'missing'],
      ['of its site', ['news', 'site:fr'], 'missing'],
      ['of another site', ['site:nl'], 'ok'],
    ])('has none after a publication %s', async (_, tags, verdict) => {
      await tellElsewhere(60_000);
      await askRedis((redis) => redis.del('candela:published'));
      await tellReplicas(tags);
      expect(await show('a')).toBe(verdict);
    });
  });
});
