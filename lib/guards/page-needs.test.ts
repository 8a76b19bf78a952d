import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { showItem } from '@/tests/support/wire';
import { forgetCachedReads, noteCachedRead } from '../api/cached-reads';
import { keepAnswer } from '../api/earlier-answers';
import { endpoints } from '../api/endpoints/table';
import { read } from '../api/read';
import { processWide } from '../process/process-wide';
import { canBeMade, type PageNeeds } from './page-needs';

/** Next's own wants a running Next. */
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const { answering } = startCatalogue();
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  processWide('failed needs', () => new Map()).clear();
  forgetCachedReads();
});

const can = (needs: Partial<PageNeeds>, values = {}) =>
  canBeMade('fr', 'fr', { reads: [], finds: [], readsOneOf: [], ...needs }, values);
const list = () => Response.json({ shows: [showItem()] });
const refused = (status: number) => () => new Response(null, { status });

it('a page without needs can always be made', async () => {
  expect(await can({})).toBe(true);
});

it.each([
  ['the list', list, true],
  ['an empty list', () => Response.json({ shows: [] }), true],
  ['an error', refused(500), false],
  ['nothing there', refused(404), false],
  ['HTML', () => new Response('<html>'), false],
  ['half a list', () => new Response('[{"slug":'), false],
  ['something else', () => Response.json({ items: 42 }), false],
  ['a broken connection', () => HttpResponse.error(), false],
] as const)('a page that reads a list and gets %s', async (_, answer, verdict) => {
  answering('/api/shows', answer);
  expect(await can({ reads: ['shows'] })).toBe(verdict);
});

it('no page that lists cinemas is made of none, though nobody has ever heard of one', async () => {
  answering('/api/cinemas', () => Response.json([]));
  expect(await can({ reads: ['cinemas'] })).toBe(false);
});

it.each([
  [404, true],
  [410, true],
  [503, false],
])('a page that finds, or does not, and gets a %i', async (status, verdict) => {
  answering('/api/master-template/page/cvd', refused(status));
  expect(await can({ finds: ['masterTemplatePage'] }, { slug: 'cvd' })).toBe(verdict);
});

it('all of its needs count', async () => {
  answering('/api/shows', list);
  answering('/api/cinemas', refused(500));
  expect(await can({ reads: ['shows', 'cinemas'] })).toBe(false);
});

it('a page that shows whatever it can takes one answer of several', async () => {
  answering('/api/shows', refused(500));
  answering('/api/news', refused(500));
  expect(await can({ readsOneOf: ['shows', 'news'] })).toBe(false);
  processWide('failed needs', () => new Map()).clear();
  answering('/api/news', () => Response.json({ news: [], types: [] }));
  expect(await can({ readsOneOf: ['shows', 'news'] })).toBe(true);
});

it('a page is made of what was heard before it, though the call fails by then', async () => {
  answering('/api/shows', list);
  expect(await can({ reads: ['shows'] })).toBe(true);
  answering('/api/shows', refused(500));
  expect(await read('fr-FR', endpoints.shows, {})).toHaveLength(1);
});

it('what was read within a day serves in an outage, but not where the catalogue says that it is gone', async () => {
  const url = 'https://fr.api.test/api/shows?language=fr';
  keepAnswer(url, { seconds: 300, tags: [] }, JSON.stringify({ shows: [showItem()] }));
  answering('/api/shows', refused(500));
  expect(await can({ reads: ['shows'] })).toBe(true);
  answering('/api/shows', refused(410));
  expect(await can({ reads: ['shows'] })).toBe(false);
});

it('what was read a while ago serves as long as it is fresh, and until a publication', async () => {
  answering('/api/shows', refused(500));
  noteCachedRead('https://fr.api.test/api/shows?language=fr', { site: 'fr', cache: { seconds: 300, tags: [] } }, []);
  expect(await can({ reads: ['shows'] })).toBe(true);
  forgetCachedReads();
  expect(await can({ reads: ['shows'] })).toBe(false);
});

it('a failure is not asked for again at once, nor by all who come together', async () => {
  const asked = answering('/api/shows', refused(500));
  await Promise.all(Array.from({ length: 20 }, () => can({ reads: ['shows'] })));
  await can({ reads: ['shows'] });
  expect(asked).toHaveBeenCalledOnce();
});

it('says in the log what is wrong with an answer', async () => {
  answering('/api/shows', () => Response.json({ items: 42 }));
  await can({ reads: ['shows'] });
  expect(vi.mocked(console.warn).mock.calls.join()).toContain('/api/shows broke its contract');
});
