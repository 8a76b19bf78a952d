import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails, showItem, showList } from '@/tests/support/wire';
import { notePublication } from '../process/publications';
import { isReadAnew, makeOfFreshReads } from './anew';
import { forgetCachedReads } from './cached-reads';
import { endpointUrl } from './endpoint-url';
import { endpoints } from './endpoints/table';
import { ApiError, TimeoutError } from './errors';
import { find, read } from './read';

const { shows, show, settings, search } = endpoints;
const { catalogue } = startCatalogue();
beforeEach(() => forgetCachedReads());

const list = () => HttpResponse.json(showList(showItem()));

describe('the address of a call', () => {
  it("is the site's own, in the visitor's language", () => {
    expect(endpointUrl('nl-BE', search, { q: 'a&b=c/é' })).toBe(
      'https://be.api.test/api/search/full?language=nl&q=a%26b%3Dc%2F%C3%A9',
    );
  });

  it('has no language for the settings', () => {
    expect(endpointUrl('fr-FR', settings, {})).toBe('https://fr.api.test/api/settings');
  });

  it('cannot be led elsewhere by a slug', () => {
    expect(endpointUrl('fr-FR', show, { slug: '../../x?y#z' })).toBe(
      'https://fr.api.test/api/show/..%2F..%2Fx%3Fy%23z?language=fr',
    );
  });
});

it('sends nothing but the question', async () => {
  const seen: string[] = [];
  catalogue.use(
    http.get('https://fr.api.test/api/shows', ({ request }) => {
      seen.push(...request.headers.keys());
      return list();
    }),
  );
  await read('fr-FR', shows, {});
  expect(seen.filter((name) => /cookie|forwarded|authorization|real-ip|referer/.test(name))).toEqual([]);
});

it('asks Next to keep the answer as the row says, by tag and site', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  catalogue.use(http.get('https://be.api.test/api/shows', () => list()));
  await read('nl-BE', shows, {});
  expect(asked.mock.calls[0]?.[1]?.next).toEqual({ revalidate: 300, tags: ['shows', 'site:be'] });
});

it('takes an old answer that is kept, where a fresh one is wanted and cannot be had', async () => {
  const old = Response.json(showList(showItem({ slug: 'old' })));
  const asked = vi.fn(async () => {
    if (isReadAnew()) throw new TypeError('fetch failed');
    return old.clone();
  });
  vi.stubGlobal('fetch', asked);
  const list = await makeOfFreshReads(() => read('nl-NL', shows, {}));
  expect(list.map(({ slug }) => slug)).toEqual(['old']);
});

describe('what was read a moment ago', () => {
  const count = (answer = list) => {
    const asked = vi.fn(answer);
    catalogue.use(http.get('*/api/shows', asked));
    return () => asked.mock.calls.length;
  };
  const readShows = () => read('fr-FR', shows, {});
  const readFresh = (late?: number) => makeOfFreshReads(readShows, late);

  it('is not asked for again by the next answer that is made', async () => {
    const asked = count();
    expect(await readFresh(1_000)).toBe(await readFresh(1_000));
    expect(asked()).toBe(1);
  });

  it('is, by one that has to be made of something fresher, and by a page, of which Next notes what it reads', async () => {
    const asked = count();
    await readFresh(1_000);
    await readFresh();
    expect(asked()).toBe(2);
    await readShows();
    expect(asked()).toBe(3);
  });

  it('is, once something was published, or a second is over', async () => {
    const asked = count();
    await readFresh();
    notePublication(['news']);
    await readFresh();
    expect(asked()).toBe(2);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_100 });
    await readFresh();
    vi.useRealTimers();
    expect(asked()).toBe(3);
  });

  it('is, where the answer was broken', async () => {
    const asked = count(() => HttpResponse.json({ message: 'no' }));
    await expect(readFresh()).rejects.toThrow();
    const first = asked();
    await expect(readFresh()).rejects.toThrow();
    expect(asked()).toBe(2 * first);
  });
});

describe('what is not there', () => {
  it.each([404, 410])('is null to find and an error to read: %i', async (status) => {
    catalogue.use(http.get('*/api/show/a', () => new HttpResponse(null, { status })));
    expect(await find('fr-FR', show, { slug: 'a' })).toBeNull();
    await expect(read('fr-FR', show, { slug: 'a' })).rejects.toThrow(ApiError);
  });

  it('is not believed of what was there minutes ago, but at once after a publication', async () => {
    catalogue.use(http.get('*/api/show/here', () => HttpResponse.json(showDetails({ slug: 'here' }))));
    expect(await find('fr-FR', show, { slug: 'here' })).not.toBeNull();
    catalogue.use(http.get('*/api/show/here', () => new HttpResponse(null, { status: 404 })));
    expect(await find('fr-FR', show, { slug: 'here' })).not.toBeNull();
    forgetCachedReads();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
    expect(await find('fr-FR', show, { slug: 'here' })).toBeNull();
    vi.useRealTimers();
  });

  it('is null to find for an experience without a title as well', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    catalogue.use(http.get('*/api/gpxp/imax', () => HttpResponse.json({ slug: 'imax', title: null })));
    expect(await find('fr-FR', endpoints.experience, { slug: 'imax' })).toBeNull();
  });

  it.each([400, 403, 500, 503])('is not what an outage looks like: %i', async (status) => {
    catalogue.use(http.get('*/api/show/a', () => new HttpResponse('"no"', { status })));
    await expect(find('fr-FR', show, { slug: 'a' })).rejects.toMatchObject({ name: 'ApiError', status });
  });
});

describe('a lost connection', () => {
  it('is tried once more', async () => {
    let asked = 0;
    catalogue.use(http.get('*/api/shows', () => (++asked === 1 ? HttpResponse.error() : list())));
    expect(await read('fr-FR', shows, {})).toHaveLength(1);
  });

  it('is an outage the second time', async () => {
    let asked = 0;
    catalogue.use(
      http.get('*/api/show/a', () => {
        asked += 1;
        return HttpResponse.error();
      }),
    );
    await expect(find('fr-FR', show, { slug: 'a' })).rejects.toThrow(TimeoutError);
    expect(asked).toBe(2);
  });
});

it('waits two and a half seconds and no longer, and does not ask again', async () => {
  let asked = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    expect(milliseconds).toBe(2_500);
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 20);
    return controller.signal;
  });
  catalogue.use(
    http.get('*/api/show/a', async () => {
      asked += 1;
      await delay('infinite');
    }),
  );
  await expect(find('fr-FR', show, { slug: 'a' })).rejects.toThrow(/nothing within 2500 ms/);
  expect(asked).toBe(1);
});

it('leaves to Next the errors Next steers by', async () => {
  const steering = Object.assign(new Error('dynamic'), { digest: 'DYNAMIC_SERVER_USAGE' });
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(steering);
  await expect(read('fr-FR', shows, {})).rejects.toBe(steering);
  expect(fetch).toHaveBeenCalledOnce();
});
