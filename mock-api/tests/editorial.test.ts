import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import { TagNotFoundError } from '@/lib/api/errors';
import { parse } from '@/lib/api/parse';
import type { CallName } from '@/lib/api/paths';
import { type Language, type SiteId, siteFacts, siteIds } from '@/lib/sites/sites';
import { fixClock } from '../clock';
import { UNNAMED } from '../world/answers/experiences';
import { forgetTries } from '../world/answers/vouchers';
import { findCinema } from '../world/cinemas';
import { trouble } from '../world/editorial/vouchers/table';
import { worldOf } from '../world/world';
import { ask, FRIDAY, get } from './ask';
import { inputs } from './inputs';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterEach(forgetTries);
afterAll(() => fixClock(null));

const written = [
  ...([
    'news',
    'newsItem',
    'article',
    'newsOffers',
    'offersPage',
    'temporaryOffers',
    'offer',
    'events',
    'event',
  ] as const),
  ...(['experiences', 'experience', 'experienceGroup', 'masterTemplatePage', 'faqArticleById', 'faqCategory'] as const),
  ...([
    'subscriptionOffers',
    'cinepass',
    'ecards',
    'footer',
    'footerFaq',
    'alerts',
    'nativeAd',
    'permanentAutopromo',
  ] as const),
] satisfies readonly CallName[];

/** Everything the editors of a site wrote, in one language. */
const readAll = async (site: SiteId, language: Language): Promise<readonly unknown[]> =>
  Promise.all(
    written.flatMap((name) => {
      const endpoint: Endpoint = endpoints[name];
      return (inputs(site)[name] ?? [{}]).map((input) => ask(site, endpoint, input as never, language));
    }),
  );

/** The values of every field of one of these names, however deep. */
function fields(value: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => fields(each, names));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (names.includes(key) ? [each].flat() : fields(each, names)));
}
const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

describe.each(siteIds)('what the editors of %s wrote', (site) => {
  const { languages, domain } = siteFacts(site);

  test.each(languages)('leaves no bracket open and links nowhere strange, in %s', async (language) => {
    const texts = strings(await readAll(site, language));
    expect(texts.filter((text) => /\{\w+[:}]/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\bundefined\b|\[object|NaN/.test(text))).toEqual([]);
    const links = texts
      .flatMap((text) => [...text.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url))
      .concat(texts.filter((text) => /^(https?:|mailto:|\/)/.test(text)));
    const strange = links.filter((url) => {
      if (/^\/(?!\/)|^mailto:/.test(url)) return false;
      const { hostname } = new URL(url);
      return !(hostname.endsWith(domain) || hostname.endsWith('.example') || hostname === '127.0.0.1');
    });
    expect(strange).toEqual([]);
    expect(links.length).toBeGreaterThan(20);
  });

  test('names only films and cinemas that exist', async () => {
    const world = worldOf(site);
    const known = new Set(world.titles.map(({ slug }) => slug));
    for (const language of languages) {
      const all = await readAll(site, language);
      const shows = fields(all, ['featuredShow', 'showSlug', 'currentShows', 'show']).filter((slug) => slug !== null);
      expect(shows.filter((slug) => !known.has(String(slug)))).toEqual([]);
      const cinemas = fields(all, ['cinemas', 'partnerCinemas']);
      expect(cinemas.filter((slug) => !findCinema(site, String(slug)))).toEqual([]);
      const either = fields(all, ['slugs']).map(String);
      expect(either.filter((slug) => !known.has(slug) && !findCinema(site, slug))).toEqual([]);
    }
  });

  test('has a dozen news, of every type, and a picture missing', async () => {
    const { news, types } = await ask(site, endpoints.news, {});
    expect(news.length).toBeGreaterThanOrEqual(12);
    expect(types.map(({ label }) => label).filter((label) => !news.some(({ newsTag }) => newsTag === label))).toEqual(
      [],
    );
    expect(news.some(({ image }) => image === null)).toBe(true);
    expect(new Set(news.map(({ slug }) => slug)).size).toBe(news.length);
    const days = news.map(({ releaseDate }) => releaseDate ?? '');
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('leads from one language to the same in another', async () => {
    const [one, two] = languages;
    if (!two) throw new Error('one language');
    const { news } = await ask(site, endpoints.news, {}, one);
    const { news: others } = await ask(site, endpoints.news, {}, two);
    for (const { slug, trackingSlug } of news) {
      const there = (await ask(site, endpoints.newsTranslate, { slug })) as Record<string, string | null>;
      expect(there[one]).toBe(slug);
      expect(there[two] ?? null).toBe(others.find((each) => each.slug === there[two])?.slug ?? null);
      if (there[two]) expect(others.find((each) => each.slug === there[two])?.trackingSlug).toBe(trackingSlug);
    }
  });

  test('moves what was renamed, and keeps the retired', async () => {
    const moved = await ask(site, endpoints.newsItem, { slug: 'nuit-du-polar' });
    expect((await ask(site, endpoints.newsItem, { slug: moved.redirectSlug ?? '' })).redirectSlug).toBeNull();
    expect((await ask(site, endpoints.offer, { slug: 'duo-du-mardi' })).redirectSlug).toMatch(/-71$/);
    const seasons = await ask(site, endpoints.events, {});
    const old = seasons.filter(({ active }) => !active);
    expect(old.map(({ redirectSlug }) => redirectSlug).filter(Boolean)).toHaveLength(1);
    for (const { slug } of old) expect((await ask(site, endpoints.event, { slug })).schedule).toEqual([]);
    for (const { redirectSlug } of old)
      if (redirectSlug) expect(seasons.some(({ slug, active }) => slug === redirectSlug && active)).toBe(true);
  });

  test('plans evenings that are shown on their day', async () => {
    const { day } = worldOf(site);
    for (const { slug, active } of await ask(site, endpoints.events, {})) {
      const { schedule } = await ask(site, endpoints.event, { slug });
      const dates = Object.keys(schedule);
      expect(dates.length > 0, slug).toBe(active);
      expect(dates.filter((date) => date < day)).toEqual([]);
      expect((await ask(site, endpoints.eventShows, { slug })).shows.length > 0).toBe(active);
      const [date] = dates.sort();
      const [first] = date ? ((schedule as Record<string, { showSlug: string }[]>)[date] ?? []) : [];
      if (!date || !first) continue;
      const board = await ask(site, endpoints.showtimesOn, { slug: first.showSlug, date });
      expect(Object.keys(board).length, `${first.showSlug} on ${date}`).toBeGreaterThan(0);
    }
  });

  test('presents formats of which something plays, and one that has no name yet', async () => {
    for (const { slug, title } of await ask(site, endpoints.experiences, {})) {
      const { shows } = await ask(site, endpoints.experienceShows, { slug });
      expect(shows.length > 0, slug).toBe(title !== null);
      const wire = await ask(site, endpoints.experience, { slug });
      const read = () => parse(site, endpoints.experience, 'test', wire);
      if (slug === UNNAMED) expect(read).toThrow(TagNotFoundError);
      else expect(read().title).toBe(title);
    }
  });
});

test('both sides of every flag are somewhere', async () => {
  const all = await Promise.all(siteIds.map((site) => ask(site, endpoints.settings, {})));
  const [first] = all;
  for (const flag of Object.keys(first?.features ?? {}) as (keyof (typeof all)[number]['features'])[])
    expect(new Set(all.map(({ features }) => features[flag])).size, flag).toBe(2);
});

const everywhere = async <T>(read: (site: SiteId) => Promise<readonly T[]>): Promise<Set<T>> =>
  new Set((await Promise.all(siteIds.map(read))).flat());
const answersOf = (name: CallName) => (site: SiteId) =>
  Promise.all((inputs(site)[name] ?? [{}]).map((input) => ask(site, endpoints[name] as Endpoint, input as never)));

test.each<[string, CallName, string, readonly unknown[]]>([
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
      const cards = parse(site, endpoints.ecards, 'test', await ask(site, endpoints.ecards, {}));
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

describe('a code', () => {
  const voucher = async (code: string, check?: string) =>
    (await get(`/fr/api/voucher/${code}`, check === undefined ? {} : { 'X-Recaptcha-Response': check })).status;

  test.each([
    ['without a human check', 'CINE4X7K2M', undefined, 403],
    ['with a failed one', 'CINE4X7K2M', 'refused', 403],
    ['with an empty one', 'CINE4X7K2M', ' ', 403],
    ['that nobody issued', 'NOBODY', 'human', 404],
    ['as people type it', 'cine-4x7k-2m', 'human', 200],
    ['named like a property', 'constructor', 'human', 404],
    ['of five thousand letters', 'A'.repeat(5000), 'human', 404],
    ['with a control character', 'CINE%00', 'human', 404],
    ['that robots like', trouble.robot, 'human', 403],
    ['that was tried too often', trouble.hasty, 'human', 429],
  ])('%s', async (_what, code, check, status) => {
    expect(await voucher(code, check)).toBe(status);
  });

  test('may be tried five times a minute', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push(await voucher('CINE1PLACE', 'human'));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await voucher('CINE4X7K2M', 'human')).toBe(200);
  });

  test('is refused in a bare string', async () => {
    expect(await (await get('/fr/api/voucher/X')).json()).toBe('Human check failed');
  });

  test('of a gift card needs its secret', async () => {
    const card = async (code: string) =>
      (await get(`/nl/api/gift-card/6032110045281/${code}`, { 'X-Recaptcha-Response': 'human' })).status;
    expect([await card('4412'), await card('9999')]).toEqual([200, 404]);
  });
});

test.each([
  '/fr/api/news/nobody-1',
  '/fr/api/news/nobody-1/translate',
  '/fr/api/article/nobody-1',
  '/fr/api/offer/null',
  '/fr/api/event/ladies-night',
  '/fr/api/event/nobody/shows',
  '/fr/api/gpxp/nobody',
  '/fr/api/gpxp/nobody/shows',
  '/fr/api/experience-group/nobody',
  '/fr/api/master-template/page/nobody',
  '/nl/api/master-template/page/conditions-generales',
  '/fr/api/faq/article/id/0',
  '/fr/api/faq/article/slug/%E0%A4%A',
  '/fr/api/faq/category/999',
  '/xx/api/events',
])('%s is 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('a call with nothing to show says so', async () => {
  const response = await get('/tn/api/native-ad');
  expect([response.status, await response.json()]).toEqual([200, null]);
});
