import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import { siteIds } from '@/lib/sites/sites';
import { isPicture } from '../artwork/media';
import { cardIds, guestIds, serviceIds, stillIds } from '../artwork/pictures';
import { inputs } from '../inputs';
import { fixClock } from '../world/clock';
import { mediaHost } from '../world/pictures';
import { ask, FRIDAY } from './ask';
import { strings } from './texts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const names = Object.keys(endpoints) as EndpointName[];
const seen = new Set<string>();

/** Two equal pictures side by side, by their places. */
const twins = (list: readonly (string | null | undefined)[]): number[] =>
  list.flatMap((picture, index) => (picture && picture === list[index - 1] ? [index] : []));

describe.each(siteIds)('the pictures of %s', (site) => {
  test('are all ones that the media host draws', async () => {
    const lost = new Set<string>();
    for (const name of names) {
      const row: Endpoint = endpoints[name];
      for (const input of inputs(site)[name] ?? [{}])
        for (const text of strings(await ask(site, row, input as never))) {
          if (!text.startsWith(mediaHost())) continue;
          const path = text.slice(mediaHost().length);
          seen.add(path);
          if (!path.startsWith('/trailers/') && !isPicture(path)) lost.add(path);
        }
    }
    expect([...lost]).toEqual([]);
  });

  test('are never the same on two cards side by side', async () => {
    const { news, offers } = await ask(site, endpoints.newsOffers, {});
    const lists = {
      news: (await ask(site, endpoints.news, {})).news.map(({ image }) => image?.lg),
      'news before offers': [...news, ...offers].map(({ image }) => image?.lg),
      'temporary offers': (await ask(site, endpoints.temporaryOffers, {})).map(({ picture }) => picture),
      events: (await ask(site, endpoints.events, {})).map(({ backdrop }) => backdrop?.lg),
      experiences: (await ask(site, endpoints.experiences, {}))
        .filter(({ title }) => title !== null)
        .map(({ backdrop }) => backdrop),
      cards: (await ask(site, endpoints.ecards, {})).map(({ image }) => image),
      plans: (await ask(site, endpoints.subscriptionOffers, {})).offers.map(({ image }) => image),
      pushes: (await ask(site, endpoints.permanentAutopromo, {})).map(({ image }) => image?.lg),
      cinemas: (await ask(site, endpoints.cinemas, {})).filter(({ status }) => status).map(({ backdrop }) => backdrop),
    };
    for (const [what, list] of Object.entries(lists)) expect(twins(list), what).toEqual([]);
  });

  test('are another for each news and each format', async () => {
    const { news } = await ask(site, endpoints.news, {});
    const shots = news.flatMap(({ image }) => image?.lg ?? []);
    expect(new Set(shots).size).toBe(shots.length);
  });
});

test('every guest, every badge, every card and nearly every still is shown somewhere', () => {
  const used = (kind: string, id: string) => [...seen].some((path) => path.startsWith(`/${kind}/${id}-`));
  expect(guestIds.filter((id) => !used('guests', id))).toEqual([]);
  expect(cardIds.filter((id) => !used('cards', id))).toEqual([]);
  expect(serviceIds.filter((id) => !used('services', id))).toEqual([]);
  expect(stillIds.filter((id) => !used('stills', id)).length).toBeLessThan(6);
});
