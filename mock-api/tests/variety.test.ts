import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { EndpointName } from '@/lib/api/program-calls';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { inputs } from '../inputs';
import { forgetTries } from '../world/answers/vouchers';
import { fixClock } from '../world/clock';
import { ask, FRIDAY, get } from './ask';
import { fields } from './texts';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterEach(forgetTries);
afterAll(() => fixClock(null));

test('both sides of every flag are somewhere', async () => {
  const all = await Promise.all(siteIds.map((site) => ask(site, endpoints.settings, {})));
  const [first] = all;
  for (const flag of Object.keys(first?.features ?? {}) as (keyof (typeof all)[number]['features'])[])
    expect(new Set(all.map(({ features }) => features[flag])).size, flag).toBe(2);
});

const everywhere = async <T>(read: (site: SiteId) => Promise<readonly T[]>): Promise<Set<T>> =>
  new Set((await Promise.all(siteIds.map(read))).flat());
const answersOf = (name: EndpointName) => (site: SiteId) =>
  Promise.all((inputs(site)[name] ?? [{}]).map((input) => ask(site, endpoints[name] as Endpoint, input as never)));

test.each<[string, EndpointName, string, readonly unknown[]]>([
  ['dates of offers', 'offer', 'dateType', ['interval', 'until', 'from', 'exact', 'exactWithoutHours', 'noDate', null]],
  ['kinds of event', 'event', 'type', ['season', 'special', 'branded']],
  [
    'blocks of a page',
    'masterTemplatePage',
    'kind',
    ['header', 'explanation', 'mosaic', 'listing', 'mobileApp', 'cinemas', 'shows', 'guest'],
  ],
  ['states of a voucher', 'voucher', 'status', ['valid', 'used', 'expired']],
  ['states of a gift card', 'giftCard', 'status', ['valid', 'used', 'expired']],
  ['answers with and without the chat', 'faqArticleById', 'agentforce', [true, false]],
  ['passes in and out of maintenance', 'subscriptionOffers', 'maintenance', [true, false]],
  ['places of a push', 'permanentAutopromo', 'pushType', ['home', 'header', 'permanent']],
  ['levels of an alert', 'alerts', 'level', ['WARNING', 'INFO']],
])('there are all %s', async (_what, name, field, values) => {
  const seen = await everywhere(async (site) => fields(await answersOf(name)(site), [field]));
  expect(values.filter((value) => !seen.has(value))).toEqual([]);
});

test('the offers page is in another order from country to country, and one has nothing on it', async () => {
  const orders = await everywhere(async (site) => [(await ask(site, endpoints.offersPage, {})).blocks.join()]);
  expect(orders.size).toBeGreaterThanOrEqual(6);
  expect(orders.has('')).toBe(true);
  const promoted = await everywhere(async (site) => [(await ask(site, endpoints.offersPromotion, {})) !== null]);
  expect(promoted.size).toBe(2);
});

test('cards of three seats are sold in France alone', async () => {
  const sold = await Promise.all(
    siteIds.map(async (site) => {
      const cards = parseAnswer(site, endpoints.ecards, 'test', await ask(site, endpoints.ecards, {}));
      return `${site} ${cards.map(({ places }) => places).join(' ')}`.trim();
    }),
  );
  expect(sold.filter((line) => line.length > 2)).toEqual(['fr 5 3 10', 'be 5', 'nl 5 10']);
});

test('help is in fixed categories, the last one empty', async () => {
  for (const [site, first] of [
    ['fr', 101],
    ['nl', 201],
  ] as const) {
    const sizes = await Promise.all(
      Array.from({ length: 7 }, async (_, index) => {
        const category = await ask(site, endpoints.faqCategory, { id: String(first + index) });
        return category.articles.length;
      }),
    );
    expect(sizes.slice(0, 6).filter((size) => size < 3)).toEqual([]);
    expect(sizes[6]).toBe(0);
  }
  expect((await get('/be/api/faq/category/101')).status).toBe(404);
  const { related } = await ask('fr', endpoints.faqArticleById, { id: '901' });
  expect(related).toHaveLength(5);
});
