import { beforeEach, expect, it, vi } from 'vitest';
import type { GuardName } from '@/lib/routing/screen-facts';
import { startCatalogue } from '@/tests/support/catalogue';
import { forgetGuards, judgeItem } from './guards';

/** Next's own wants a running Next. */
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const { answeringOnly: answering } = startCatalogue();
beforeEach(() => {
  forgetGuards();
  vi.spyOn(console, 'warn').mockReturnValue();
});

const refusal = { id: 'r-1', name: 'Error', message: 'x' };

it.each<[GuardName, string]>([
  ['faqCategory', '/api/faq/category/a'],
  ['experience', '/api/gpxp/a'],
])('a refusal that came as a 200 says of no %s that it is not there', async (name, path) => {
  answering({ [path]: refusal });
  expect(await judgeItem('fr', 'fr', name, 'a')).toBe('unknown');
});

it.each([
  ['has no articles', []],
  ['has null for its articles', null],
])('a help category that %s is not there', async (_, articles) => {
  answering({ '/api/faq/category/a': { id: 1, title: 'Tickets', description: null, articles } });
  expect(await judgeItem('fr', 'fr', 'faqCategory', 'a')).toBe('missing');
});
