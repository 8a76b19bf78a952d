import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { RequestScope } from '@/lib/process/request-scope';
import { startCounting } from '@/tests/support/metrics';
import { noteAnswered } from './note-answered';
import { watchMadePages } from './watch-made-pages';

const look = startCounting('the beginning');
const labelsOf = async (name: string) => (await look(name)).map(({ attributes }) => attributes);

const answer = (
  method: string,
  url: string,
  statusCode: number,
  screen?: string,
  headersSent = true,
  more: Partial<RequestScope> = {},
) =>
  noteAnswered(
    { id: 'request-one', arrived: 0, site: () => 'fr', ...(screen && { screen }), ...more },
    {
      req: { method, url, headers: { 'x-forwarded-proto': 'https' } },
      statusCode,
      headersSent,
    } as never as ServerResponse,
    12,
  );

it('counts answers by screen and status, and what is no screen by its area', async () => {
  answer('GET', '/films', 200, 'shows');
  answer('GET', '/_next/static/chunks/a.js', 200);
  answer('GET', '/api/entities/shows?language=fr', 200);
  answer('POST', '/api/client/4711', 429);
  answer('GET', '/films', 200, 'shows', false);
  for (let index = 0; index < 300; index += 1) answer(`M${index}`, `/invented/${index}?q=${index}`, 404);
  const labels = (await labelsOf('http.server.request.duration')).map((each) =>
    ['http.request.method', 'http.response.status_code', 'candela.screen'].map((name) => each[name]).join(' '),
  );
  expect(labels.toSorted()).toEqual([
    'GET 200 entities',
    'GET 200 file',
    'GET 200 shows',
    'GET 499 shows',
    'POST 429 client',
    '_OTHER 404 other',
  ]);
  expect(await labelsOf('candela.site.requests')).toContainEqual({ 'candela.site': 'fr', 'candela.outcome': '4xx' });
});

it('takes no probe for an answer of a site: it comes by an address that is no site’s', async () => {
  const before = await look('candela.site.requests');
  for (const url of ['/api/health/ready', '/api/health/live', '/api/health', '/api/health?a=1'])
    answer('GET', url, 503);
  expect(await look('candela.site.requests')).toEqual(before);
  expect(await labelsOf('http.server.request.duration')).toContainEqual(
    expect.objectContaining({ 'candela.screen': 'health', 'http.response.status_code': 503 }),
  );
});

it.each([
  ['/og/a-film.jpg', 503],
  ['/api/pictures/still/1x1/aGk', 504],
  ['/films/night-train', 503],
])('counts apart whom we sent away because too many asked at once: %s', async (url, status) => {
  const before = await look('candela.site.requests');
  answer('GET', url, status, undefined, true, { isTurnedAway: true });
  answer('GET', url, status);
  const after = await look('candela.site.requests');
  const more = (outcome: string) => {
    const [was, is] = [before, after].map((points) =>
      points.find(({ attributes }) => attributes['candela.outcome'] === outcome),
    );
    return Number(is?.value ?? 0) - Number(was?.value ?? 0);
  };
  expect([more('turned away'), more('5xx')]).toEqual([1, 1]);
});

it('counts nobody among those who was answered after all', async () => {
  const before = await look('candela.site.requests');
  answer('GET', '/', 200, 'home', true, { isTurnedAway: true });
  const apart = (points: typeof before) =>
    points.filter(({ attributes }) => attributes['candela.outcome'] === 'turned away');
  expect(apart(await look('candela.site.requests'))).toEqual(apart(before));
});

it('says by the names of others which page it was, how it was asked for, and that it failed', async () => {
  answer('GET', '/films/night-train', 503, 'movie');
  answer('GET', '/', 200, 'home');
  const labels = await labelsOf('http.server.request.duration');
  expect(labels).toContainEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 503,
    'http.route': '/[locale]/movie/[slug]',
    'url.scheme': 'https',
    'error.type': '503',
    'candela.screen': 'movie',
  });
  expect(labels).toContainEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'http.route': '/[locale]',
    'url.scheme': 'https',
    'candela.screen': 'home',
  });
});

it('counts what Next keeps, and how long a page took to be made, by its screen', async () => {
  watchMadePages();
  type Told = (...words: string[]) => void;
  const shelf = globalThis as unknown as { candela: Map<string, { asked: Told; given: Told }> };
  const pages = shelf.candela.get('watch pages');
  for (const key of ['/route-cache/APP_PAGE/ab/$/fr-FR/movie/night-train', '/route-cache/APP_PAGE/ab/$/fr-FR']) {
    pages?.asked(key, 'APP_PAGE', 'miss');
    pages?.asked(key, 'APP_PAGE', 'miss');
    pages?.given(key, 'APP_PAGE');
    pages?.asked(key, 'APP_PAGE', 'hit');
    pages?.given(key, 'APP_PAGE');
  }
  pages?.asked('f00', 'FETCH', 'stale');
  expect(await labelsOf('candela.page.make.duration')).toEqual([
    { 'candela.screen': 'movie', 'candela.page.reason': 'new' },
    { 'candela.screen': 'home', 'candela.page.reason': 'new' },
  ]);
  expect(await labelsOf('candela.cache.lookups')).toContainEqual({
    'candela.cache.name': 'calls',
    'candela.cache.result': 'stale',
  });
});
