import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import { fillBrackets } from '@/lib/text/brackets';
import { addFault, clearFaults, faulty } from '../faults';
import { inputs } from '../inputs';
import { forgetTries } from '../world/answers/vouchers';
import { worldOf } from '../world/build-world';
import { fixClock } from '../world/clock';
import { FRIDAY, get } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterEach(() => {
  clearFaults();
  forgetTries();
});
afterAll(() => fixClock(null));

const calls = Object.keys(endpoints) as EndpointName[];

/** An address of a call that the mock answers with 200. */
function addressOf(name: EndpointName, site: 'fr' | 'nl'): string {
  const { path } = endpoints[name];
  const [values = {}] = inputs(site)[name] ?? [];
  return `/${site}${fillBrackets(path, values)}?q=a`;
}

describe.each(calls)('%s', (name) => {
  const [here, elsewhere] = [() => addressOf(name, 'fr'), () => addressOf(name, 'nl')];
  const fault = (more: object) => addFault({ site: 'fr', endpoint: endpoints[name].path, ...more });
  const answer = async (address: string) => {
    const response = await get(address, { 'X-Recaptcha-Response': 'human' });
    return { status: response.status, text: await response.text() };
  };

  test('fails with a status on its site only', async () => {
    fault({ status: 503 });
    expect((await answer(here())).status).toBe(503);
    expect((await answer(elsewhere())).status).toBeLessThan(500);
  });

  test('sends half a body, and something else than it should', async () => {
    const good = await answer(here());
    fault({ body: 'half-json' });
    const half = await answer(here());
    expect(good.text.startsWith(half.text)).toBe(true);
    expect(half.text.length).toBeLessThan(good.text.length);
    expect(() => JSON.parse(half.text)).toThrow();
    fault({ body: 'wrong-type' });
    const wrong: unknown = JSON.parse((await answer(here())).text);
    expect(typeof wrong).not.toBe(Array.isArray(JSON.parse(good.text)) ? 'array' : 'object');
  });

  test('takes its time, and is well again afterwards', async () => {
    const good = await answer(here());
    fault({ latencyMs: 40 });
    const before = performance.now();
    expect(await answer(here())).toEqual(good);
    expect(performance.now() - before).toBeGreaterThan(38);
    clearFaults();
    expect(await answer(here())).toEqual(good);
  });
});

test('a fault of one address spares the others of its path', async () => {
  const [first, second] = worldOf('fr').titles;
  addFault({ endpoint: `/api/show/${first?.slug}`, status: 500 });
  expect((await get(`/fr/api/show/${first?.slug}`)).status).toBe(500);
  expect((await get(`/fr/api/show/${second?.slug}`)).status).toBe(200);
});

test.each([
  { endpoint: 4 },
  { site: 'xx', endpoint: '/api/shows' },
  { endpoint: '/api/shows', status: 20 },
  { endpoint: '/api/shows', body: 'soup' },
  { endpoint: '/api/shows', latencyMs: -1 },
  null,
])('%j is no fault', (fault) => {
  expect(() => addFault(fault)).toThrow(RangeError);
});

it('leaves an answer without a body as it is, while nothing is wrong with it', async () => {
  addFault({ site: 'fr', endpoint: '*' });
  const { status } = await faulty('fr', '/api/shows', '/api/shows', () => new Response(null, { status: 204 }));
  expect(status).toBe(204);
});
