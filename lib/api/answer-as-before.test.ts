import { HttpResponse } from 'msw';
import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { withRedis } from '@/tests/support/redis';
import { hasRedis } from '@/tests/support/redis-server';
import { showDetails, showItem } from '@/tests/support/wire';
import { doNotingGaps } from './brief-life';
import { forgetCachedReads } from './cached-reads';
import { hasEarlierAnswer } from './earlier-answers';
import { endpoints } from './endpoints/table';
import { forgetOwnAnswers } from './own-answers';
import { find, read } from './read';
import { readOr } from './read-or';

/** Next's own wants a running Next. */
vi.mock('next/dist/server/app-render/work-async-storage.external', async () => ({
  workAsyncStorage: new (await import('node:async_hooks')).AsyncLocalStorage(),
}));

const { alerts, footer, settings, shows, show } = endpoints;
const { answering } = startCatalogue();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => forgetCachedReads());

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const whole = () => Response.json({ shows: [showItem({ slug: 'a' })] });
const down = () => new Response(null, { status: 500 });
const warnings = () => vi.spyOn(console, 'warn').mockReturnValue();
const lines = (spy: { mock: { calls: unknown[][] } }) => spy.mock.calls.map(([line]) => JSON.parse(String(line)));
const titles = async () => (await read('fr-FR', shows, {})).map(({ slug }) => slug);

it.each([
  ['500', down],
  ['429', () => new Response(null, { status: 429 })],
  ['refused', () => HttpResponse.error()],
  ['HTML', () => new Response('<html>')],
  ['half a JSON', () => new Response('{"shows":[{"slug":"a"')],
  ['another type', () => Response.json('nothing like it')],
  ['nothing at all', () => new Response('')],
  ['an empty list', () => Response.json({ shows: [] })],
  ['not found', () => new Response(null, { status: 404 })],
])('what was there a minute ago stays when the call answers %s', async (_, fault) => {
  warnings();
  answering('/api/shows', whole);
  expect(await titles()).toEqual(['a']);
  pass(61);
  answering('/api/shows', fault);
  expect(await titles()).toEqual(['a']);
  expect(await readOr('fr-FR', shows, {}, [])).toHaveLength(1);
});

it.each([
  ['/api/settings', settings, { captchaKey: 'a' }],
  ['/api/footer', footer, { shows: [{ slug: 'a', title: 'A' }] }],
])('what %s said stays when all that it says is {}', async (path, endpoint, good) => {
  warnings();
  answering(path, () => Response.json(good));
  const said = await read('fr-FR', endpoint, {});
  for (const seconds of [301, 301]) {
    pass(seconds);
    answering(path, () => Response.json({}));
    expect(await read('fr-FR', endpoint, {})).toEqual(said);
  }
  expect(said).toMatchObject(good);
});

it.each([
  ['its site', ['site:fr'], null],
  ['its kind', ['shows'], null],
  ['another site', ['site:nl'], 'a'],
  ['another kind', ['alerts'], 'a'],
])('a title that is not there after a publication of %s', async (_, tags, slug) => {
  warnings();
  answering('/api/show/a', () => Response.json(showDetails({ slug: 'a' })));
  await find('fr-FR', show, { slug: 'a' });
  answering('/api/show/a', () => new Response(null, { status: 404 }));
  forgetCachedReads(tags);
  expect((await find('fr-FR', show, { slug: 'a' }))?.slug ?? null).toBe(slug);
});

it('is said once with the age of what is shown, and once more when the call answers again', async () => {
  const warn = warnings();
  const info = vi.spyOn(console, 'info').mockReturnValue();
  answering('/api/shows', whole);
  await titles();
  pass(400);
  answering('/api/shows', down);
  for (let page = 0; page < 3; page += 1) {
    await titles();
    pass(20);
  }
  expect(lines(warn)).toEqual([
    expect.objectContaining({ event: 'answered as before', endpoint: '/api/shows', site: 'fr', seconds: 400 }),
  ]);
  answering('/api/shows', whole);
  await titles();
  await titles();
  expect(lines(info)).toEqual([expect.objectContaining({ event: 'answered again', endpoint: '/api/shows' })]);
});

it('is not asked for again at once', async () => {
  warnings();
  answering('/api/shows', whole);
  await titles();
  const asked = answering('/api/shows', down);
  await titles();
  await titles();
  expect(asked).toHaveBeenCalledOnce();
  pass(6);
  await titles();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('has whatever is made of it made again soon', async () => {
  warnings();
  answering('/api/shows', whole);
  expect((await doNotingGaps(titles)).gap).toBeNull();
  answering('/api/shows', down);
  expect((await doNotingGaps(titles)).gap).toBe('earlier');
});

it('is no longer shown when it is a day old', async () => {
  warnings();
  answering('/api/shows', whole);
  await titles();
  pass(23 * 3_600);
  answering('/api/shows', down);
  expect(await titles()).toEqual(['a']);
  pass(2 * 3_600);
  await expect(titles()).rejects.toThrow('500');
});

it('is believed to be gone when the catalogue says so, and to be missing when it says so for minutes', async () => {
  warnings();
  const there = () => Response.json(showDetails({ slug: 'a' }));
  answering('/api/show/a', there);
  await find('fr-FR', show, { slug: 'a' });
  answering('/api/show/a', () => new Response(null, { status: 410 }));
  expect(await find('fr-FR', show, { slug: 'a' })).toBeNull();
  answering('/api/show/a', () => new Response(null, { status: 404 }));
  expect(await find('fr-FR', show, { slug: 'a' })).not.toBeNull();
  forgetCachedReads();
  pass(6);
  expect(await find('fr-FR', show, { slug: 'a' })).toBeNull();
});

it('lets what editors take down go: a list of alerts may become empty from one minute to the next', async () => {
  answering('/api/alerts', () => Response.json([{ title: 'Closed', messageContent: '<p>Today</p>' }]));
  expect(await read('fr-FR', alerts, {})).toHaveLength(1);
  answering('/api/alerts', () => Response.json([]));
  expect(await read('fr-FR', alerts, {})).toEqual([]);
});

it('does not stand in where Next is told to make a page past all that is kept', async () => {
  warnings();
  answering('/api/shows', whole);
  await titles();
  answering('/api/shows', down);
  const store = { isOnDemandRevalidate: true } as never;
  await expect(workAsyncStorage.run(store, titles)).rejects.toThrow('500');
});

describe.runIf(hasRedis())('where replicas share a Redis', () => {
  withRedis();

  it('what another one was told stands in, and is not asked for again at once', async () => {
    warnings();
    answering('/api/shows', whole);
    await titles();
    forgetOwnAnswers();
    await vi.waitFor(async () =>
      expect(await hasEarlierAnswer('https://fr.api.test/api/shows?language=fr')).toBe(true),
    );
    const asked = answering('/api/shows', down);
    expect([await titles(), await titles()]).toEqual([['a'], ['a']]);
    expect(asked).toHaveBeenCalledOnce();
  });
});
