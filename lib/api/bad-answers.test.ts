import type { AsyncLocalStorage } from 'node:async_hooks';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findProcessWide } from '@/lib/process/find-process-wide';
import { startCatalogue } from '@/tests/support/catalogue';
import { showDetails, showItem, showList } from '@/tests/support/wire';
import { forgetCachedReads } from './cached-reads';
import { endpoints } from './endpoints/table';
import { ContractError } from './errors';
import { read } from './read';

const { shows, show, search } = endpoints;
const { catalogue } = startCatalogue();
beforeEach(() => forgetCachedReads());

const list = (...rows: unknown[]) => HttpResponse.json(showList(...rows));
const quiet = () => vi.spyOn(console, 'warn').mockReturnValue();

describe('a bad row of a list', () => {
  it('is left out and named, and the rest stays', async () => {
    const warn = quiet();
    catalogue.use(http.get('*/api/shows', () => list({ ...showItem(), title: '' }, showItem(), 'x', null)));
    expect(await read('fr-FR', shows, {})).toHaveLength(1);
    const line = JSON.parse(String(warn.mock.calls[0]?.[0]));
    expect(line).toMatchObject({ event: 'left out', url: 'https://fr.api.test/api/shows', count: 3 });
    expect(line.fields[0]).toMatch(/^shows\[0\]\.title: /);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is named five times at most, however many there are', async () => {
    const warn = quiet();
    catalogue.use(http.get('*/api/shows', () => list(showItem(), ...Array(500).fill({}))));
    await read('fr-FR', shows, {});
    const line = JSON.parse(String(warn.mock.calls[0]?.[0]));
    expect([line.count, line.fields.length]).toEqual([500, 5]);
  });

  it('names the place of a row within a row', async () => {
    const warn = quiet();
    const trailers = [{ externalId: '', videoType: 'youtube' }] as never;
    catalogue.use(http.get('*/api/show/a', () => HttpResponse.json(showDetails({ trailers }))));
    await read('fr-FR', show, { slug: 'a' });
    expect(String(warn.mock.calls[0]?.[0])).toContain('trailers[0].externalId');
  });
});

it('does not call a programme empty when no row of it could be read', async () => {
  quiet();
  catalogue.use(http.get('*/api/shows', () => list({ id: 1 }, { id: 2 })));
  await expect(read('fr-FR', shows, {})).rejects.toThrow(/none of 2 could be read/);
});

it('does not call a country one without towns because its only row could not be read', async () => {
  quiet();
  catalogue.use(http.get('*/api/cities', () => HttpResponse.json([{ slug: 'dakar' }])));
  await expect(read('fr-FR', endpoints.cities, {})).rejects.toThrow(/none of 1 could be read/);
});

it('does not call an error message an empty list', async () => {
  quiet();
  catalogue.use(http.get('*/api/cinemas', () => HttpResponse.json({ error: 'maintenance' })));
  await expect(read('fr-FR', endpoints.cinemas, {})).rejects.toThrow(ContractError);
});

it('names the field that broke the contract', async () => {
  quiet();
  catalogue.use(http.get('*/api/show/a', () => HttpResponse.json({ ...showDetails(), title: null })));
  await expect(read('fr-FR', show, { slug: 'a' })).rejects.toThrow(
    /https:\/\/fr\.api\.test\/api\/show\/a\?language=fr broke its contract: title /,
  );
});

describe('a body that is no JSON', () => {
  it.each([
    ['HTML', '<!doctype html><h1>Maintenance</h1>', /HTML/],
    ['half a JSON', '{"shows":[{"slug":"a"', /not JSON/],
    ['nothing', '', /not JSON/],
  ])('is named: %s', async (_, body, message) => {
    quiet();
    catalogue.use(http.get('*/api/shows', () => new HttpResponse(body, { headers: { 'content-type': 'text/html' } })));
    await expect(read('fr-FR', shows, {})).rejects.toThrow(message);
  });

  it('is asked for once more, past what Next keeps', async () => {
    quiet();
    let asked = 0;
    catalogue.use(http.get('*/api/shows', () => (++asked === 1 ? new HttpResponse('{"shows":[') : list(showItem()))));
    const fetched = vi.spyOn(globalThis, 'fetch');
    expect(await read('fr-FR', shows, {})).toHaveLength(1);
    expect(fetched.mock.calls[1]?.[1]).toMatchObject({
      headers: { 'cache-control': 'no-cache' },
      next: { revalidate: 5 },
    });
  });

  it('is believed for a second, and asked for anew when the fault may be over', async () => {
    quiet();
    vi.useFakeTimers({ toFake: ['Date'] });
    let isBroken = true;
    const asked = vi.fn();
    catalogue.use(
      http.get('*/api/shows', () => {
        asked();
        return isBroken ? new HttpResponse('{"shows":[') : list(showItem());
      }),
    );
    keepAsNextDoes();
    await expect(read('fr-FR', shows, {})).rejects.toThrow(/not JSON/);
    isBroken = false;
    vi.setSystemTime(Date.now() + 900);
    await expect(read('fr-FR', shows, {})).rejects.toThrow(/not JSON/);
    expect(asked).toHaveBeenCalledTimes(2);
    vi.setSystemTime(Date.now() + 200);
    expect(await read('fr-FR', shows, {})).toHaveLength(1);
  });
});

/** What is there is handed out, however old, unless `cache-handler.mjs` says that there is none. */
function keepAsNextDoes(): void {
  const saved = new Map<string, { answer: Response; at: number }>();
  const fetchNow = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit & { next: { revalidate: number } }) => {
    const key = `${url} ${JSON.stringify(init.headers)}`;
    const kept = saved.get(key);
    const late = lateness()?.getStore();
    const serves = kept && (late === undefined || Date.now() - kept.at < init.next.revalidate * 1000 + late);
    if (!serves) saved.set(key, { answer: await fetchNow(url, init), at: Date.now() });
    return saved.get(key)?.answer.clone();
  });
}
const lateness = () => findProcessWide<AsyncLocalStorage<number | undefined>>('lateness of reads');

it('reads no more than eight megabytes', async () => {
  const endless = () => new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
  catalogue.use(http.get('*/api/search/full', () => new HttpResponse(endless())));
  await expect(read('fr-FR', search, { q: 'a' })).rejects.toThrow(/more than 8000000 bytes/);
});
