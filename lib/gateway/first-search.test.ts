import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SiteId } from '@/lib/sites/sites';
import { gatewayWithCatalogue } from '@/tests/support/gateway';
import { showDetails, showItem, showList } from '@/tests/support/wire';

const { asked, upstream, get } = gatewayWithCatalogue();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const silentOnMovies = showList(
  showItem({ slug: 'film', isMovie: false }),
  showItem({ slug: 'opera', isMovie: false, type: 'opera' }),
);
const hits = ['film', 'opera'].map((slug) => ({ type: 'show', slug, title: slug, isMovie: false, poster: null }));
const answering = (shows: () => Response | Promise<Response>) =>
  upstream(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/api/shows') return shows();
    return Response.json(pathname.startsWith('/api/search/') ? hits : showDetails({ slug: 'film', isMovie: false }));
  });
/** Of each site once in this process, whose list has not been read before. */
const ask = async (site: SiteId, path: string) =>
  (await get(`/api/entities/${path}`, { host: `${site}.localhost`, face: 'entity' })).json();
const search = async (site: SiteId, path = 'search/full'): Promise<{ isMovie: boolean }[]> => ask(site, `${path}?q=a`);
const listsAsked = () => asked.filter(({ pathname }) => pathname === '/api/shows').length;

describe('where the catalogue calls nothing a movie', () => {
  it.each([
    ['search/full', 'nl'],
    ['search/quick', 'be'],
  ] as const)('the first %s of a process knows films like later ones', async (path, site) => {
    answering(() => Response.json(silentOnMovies));
    const said = [await search(site, path), await search(site, path)].map((found) =>
      found.map(({ isMovie }) => isMovie),
    );
    expect(said).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(listsAsked()).toBe(1);
  });

  it('a title that was asked for first is known as a film too', async () => {
    answering(() => Response.json(silentOnMovies));
    expect(await ask('fr', 'show/film')).toMatchObject({ isMovie: true });
  });

  it('a title that was asked for while the list was silent is asked for again soon', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    answering(() => new Response(null, { status: 503 }));
    expect(await ask('ch', 'show/film')).toMatchObject({ isMovie: false });
    answering(() => Response.json(silentOnMovies));
    vi.setSystemTime(Date.now() + 5_100);
    expect(await ask('ch', 'show/film')).toMatchObject({ isMovie: true });
  });

  it('a list that is silent keeps no search waiting for long, and not again at once', async () => {
    answering(() => new Promise(() => {}));
    const start = performance.now();
    expect(await search('tn')).toHaveLength(2);
    expect(performance.now() - start).toBeLessThan(2_000);
    const next = performance.now();
    for (let each = 0; each < 10; each += 1) expect(await search('tn')).toHaveLength(2);
    // Ten that waited would take seconds.
    expect(performance.now() - next).toBeLessThan(1_500);
    expect(listsAsked()).toBe(1);
  });
});

it('programs, who are sent the text as it is, wait for no list', async () => {
  answering(() => Response.json(silentOnMovies));
  expect(await (await get('/api/search/full?q=a', { host: 'sn.localhost' })).json()).toEqual(hits);
  expect(listsAsked()).toBe(0);
});
