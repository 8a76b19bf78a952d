import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import { siteIds } from '@/lib/sites/sites';
import { inputs } from '../inputs';
import { openCinemas } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { ask, FRIDAY, get } from './ask';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const names = Object.keys(endpoints) as EndpointName[];

type Found = { key: string; value: unknown };

/** Every field of an answer, however deep. */
const fieldsOf = (value: unknown): Found[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [{ key, value: inner }, ...fieldsOf(inner)])
    : [];

const day = /^\d{4}-\d\d-\d\d$/;
const local = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const localIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

/** How a field is written wherever it stands (wire contract §0 to §2, what was recorded). */
const rules: Readonly<Record<string, (value: unknown) => boolean>> = {
  time: (value) => local.test(String(value)),
  endTime: (value) => local.test(String(value)),
  reservabilityStart: (value) => instant.test(String(value)),
  reservabilityEnd: (value) => instant.test(String(value)),
  salesOpeningDatetime: (value) => value === null || instant.test(String(value)),
  showtimesDisplayDatetime: (value) => value === null || instant.test(String(value)),
  releasedAt: (value) => day.test(String(value)),
  flagColor: (value) => value === null || /^[1-5]$/.test(String(value)),
  labelFlagColor: (value) => value === null || /^([1-5]|#[\da-f]{6})$/i.test(String(value)),
  backgroundDominantColor: (value) => value === null || /^#[\da-f]{6}$/i.test(String(value)),
  duration: (value) => Number.isInteger(value) && Number(value) >= 1,
  price: (value) => value === null || (Number.isInteger(value) && Number(value) >= 0),
  ttcAmount: (value) => Number.isInteger(value),
  singleTtcAmount: (value) => Number.isInteger(value),
  homeOrder: (value) => Number.isInteger(value) && Number(value) >= 1,
  nearbyCinemas: (value) => value === null || (Array.isArray(value) && value.length >= 0),
  showRef: (value) => value === null || /^HO\d{8}$/.test(String(value)),
};

describe.each(siteIds)('the answers of %s', (site) => {
  it('write each field in one way', async () => {
    const wrong: string[] = [];
    for (const name of names) {
      const endpoint: Endpoint = endpoints[name];
      for (const input of (inputs(site)[name] ?? [{}]).slice(0, 5)) {
        for (const { key, value } of fieldsOf(await ask(site, endpoint, input as never)))
          if (Object.hasOwn(rules, key) && !rules[key]?.(value)) wrong.push(`${name} ${key} ${JSON.stringify(value)}`);
      }
    }
    expect([...new Set(wrong)].slice(0, 10)).toEqual([]);
  });

  it('date slides without an offset, and order the list as the home page has it', async () => {
    const houses = await Promise.all(openCinemas(site).map(({ slug }) => ask(site, endpoints.cinema, { slug })));
    for (const { date, endDate } of houses.flatMap(({ slides }) => slides))
      for (const each of [date, endDate]) expect(each === null || localIso.test(each), `${each}`).toBe(true);
    const orders = (await ask(site, endpoints.shows, {})).shows.map(({ homeOrder }) => homeOrder);
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  });

  it('heed no parameter that nobody knows, and know no slug that nobody has', async () => {
    const plain = await (await get(`/${site}/api/cities`)).text();
    expect(await (await get(`/${site}/api/cities?colour=red`)).text()).toBe(plain);
    const nobody = await get(`/${site}/api/show/nobody-1/cinemas`);
    expect([nobody.status, await nobody.text()]).toEqual([200, '{}']);
    for (const path of ['show/nobody-1', 'cinema/nobody-1', 'cinema/nobody-1/shows', 'zone/nowhere'])
      expect((await get(`/${site}/api/${path}`)).status, path).toBe(404);
  });
});
