import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { doNotingGaps, keepBriefly } from './brief-life';
import { endpoints } from './endpoints/table';
import { read } from './read';
import { findOr, readOr, readPartOr } from './read-or';
import { readSettingsOrDefaults } from './read-settings';

/** Next shares a read within a render; a test is no render. */
vi.mock('react', async (importActual) => ({
  ...(await importActual<typeof import('react')>()),
  cache: (make: (...input: unknown[]) => unknown) => {
    const made = new Map<unknown, unknown>();
    return (...input: unknown[]) => {
      const url = input.at(-1);
      if (!made.has(url)) made.set(url, make(...input));
      return made.get(url);
    };
  },
}));
vi.mock('./brief-life', async (importActual) => {
  const actual = await importActual<typeof import('./brief-life')>();
  return { ...actual, keepBriefly: vi.fn(actual.keepBriefly) };
});

const { alerts, shows, show, cinemas, cities, versions } = endpoints;
const { catalogue } = startCatalogue();
beforeEach(() => {
  vi.mocked(keepBriefly).mockClear();
});

const refuse = (path: string, status: number) =>
  catalogue.use(http.get(`https://be.api.test${path}`, () => new HttpResponse('"no"', { status })));
const lines = (warn: { mock: { calls: unknown[][] } }) => warn.mock.calls.map(([line]) => JSON.parse(String(line)));
const listen = () => vi.spyOn(console, 'warn').mockReturnValue();

it('says once what is missing, where and why, however many components asked', async () => {
  const warn = listen();
  refuse('/api/alerts', 503);
  const answers = await Promise.all([readOr('fr-BE', alerts, {}, []), readOr('fr-BE', alerts, {}, null)]);
  expect(answers).toEqual([[], null]);
  expect(lines(warn)).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'done without',
      endpoint: '/api/alerts',
      site: 'be',
      reason: '503 from https://be.api.test/api/alerts',
    }),
  ]);
  expect(keepBriefly).toHaveBeenCalledOnce();
});

it('says it once for a part that takes several reads, whichever of them was heard of before', async () => {
  const warn = listen();
  refuse('/api/cinemas', 503);
  const board = async () => (await read('fr-BE', cinemas, {})).length;
  expect(await readOr('fr-BE', cinemas, {}, [])).toEqual([]);
  expect(await readPartOr('fr-BE', 'board', board(), null)).toBeNull();
  expect(lines(warn)).toEqual([expect.objectContaining({ endpoint: '/api/cinemas' })]);
});

it('names a part that failed', async () => {
  const warn = listen();
  catalogue.use(http.get('https://be.api.test/api/shows', () => HttpResponse.json('nonsense')));
  expect(await readPartOr('fr-BE', 'listing', read('fr-BE', shows, {}), null)).toBeNull();
  expect(lines(warn).at(-1)).toMatchObject({ part: 'listing', reason: expect.stringMatching(/broke its contract/) });
});

it('takes what is not there for an answer: the page without it is right and lives as long as any', async () => {
  const warn = listen();
  refuse('/api/show/a', 404);
  expect(await findOr('fr-BE', show, { slug: 'a' }, 'failed')).toBeNull();
  expect(warn).not.toHaveBeenCalled();
  refuse('/api/cities', 410);
  expect(await readOr('fr-BE', cities, {}, [])).toEqual([]);
  expect(lines(warn)).toEqual([expect.objectContaining({ endpoint: '/api/cities' })]);
  expect(keepBriefly).not.toHaveBeenCalled();
});

it('doubts for ten seconds that a whole list is not found, which a fault may say', async () => {
  listen();
  refuse('/api/tags', 404);
  const { made, gap } = await doNotingGaps(() => readOr('fr-BE', endpoints.tags, {}, []));
  expect([made, gap]).toEqual([[], 'earlier']);
});

it('tells what failed from what is not there', async () => {
  listen();
  refuse('/api/show/b', 503);
  expect(await findOr('fr-BE', show, { slug: 'b' }, 'failed')).toBe('failed');
});

it('notes that a composed answer lacks a part', async () => {
  listen();
  refuse('/api/versions', 503);
  const { made, gap } = await doNotingGaps(() => readOr('fr-BE', versions, {}, []));
  expect([made, gap]).toEqual([[], 'lacking']);
  expect((await doNotingGaps(async () => 'all')).gap).toBeNull();
});

it('leaves to Next the errors Next steers by', async () => {
  const steering = Object.assign(new Error('dynamic'), { digest: 'DYNAMIC_SERVER_USAGE' });
  await expect(readPartOr('fr-BE', 'board', Promise.reject(steering), null)).rejects.toBe(steering);
});

it('takes a site for a usual one while its settings are unknown, and says that they are', async () => {
  listen();
  refuse('/api/settings', 503);
  const { isKnown, features, agentforce, search } = await readSettingsOrDefaults('fr-BE');
  expect({ isKnown, agentforce, search }).toEqual({
    isKnown: false,
    agentforce: null,
    search: { minLength: 2, debounce: 300 },
  });
  expect(Object.entries(features).flatMap(([flag, isOn]) => (isOn ? [flag] : []))).toEqual(['filters']);
});
