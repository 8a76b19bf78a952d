import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import { finalHref } from '@/lib/routing/final-href';
import { resolvePath } from '@/lib/routing/resolve';
import { type Screen, template } from '@/lib/routing/routes';
import { type GuardName, screenFactsOf } from '@/lib/routing/screen-facts';
import type { Language } from '@/lib/sites/languages';
import { localeOf, localesOf } from '@/lib/sites/locales';
import { type SiteId, siteFacts, siteIds } from '@/lib/sites/sites';
import { fillBrackets } from '@/lib/text/brackets';
import { inputs } from '../inputs';
import { worldOf } from '../world/build-world';
import { fixClock } from '../world/clock';
import { quirksOf } from '../world/quirks';
import { ask, FRIDAY, get } from './ask';
import { type Kind, readers } from './references';

vi.setConfig({ testTimeout: 120_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const names = Object.keys(endpoints) as EndpointName[];

type Asked = { site: SiteId; language: Language };
type Said = { from: string; name: EndpointName; answer: unknown };

type Named = { kind: Kind; slug: string; from: string };
type Exception = { why: string; is: (named: Named, asked: Asked) => boolean };

/** Names that are meant to lead nowhere. */
const meant: readonly Exception[] = [
  {
    why: 'stands on every cell of a matrix and is never shown',
    is: ({ kind, slug }) => kind === 'tag' && slug === 'DEFAULT',
  },
  {
    why: 'questions of the footer that were never finished',
    is: ({ kind, slug, from }) =>
      kind === 'faqArticleBySlug' && from.startsWith('footerFaq') && ['brouillon', 'sans-reponse'].includes(slug),
  },
  {
    why: 'where there is no help centre, the footer holds its questions whole',
    is: ({ from }, { site }) => from.startsWith('footerFaq') && !isIn('help', site),
  },
];
const used = new Set<Exception>();
const isMeant = (named: Named, asked: Asked) => {
  const found = meant.find(({ is }) => is(named, asked));
  if (found) used.add(found);
  return found !== undefined;
};
const isIn = (screen: Screen, site: SiteId) => localesOf(site).some((locale) => template(screen, locale) !== null);

/** Every answer of a site in one language. */
async function everything({ site, language }: Asked): Promise<Said[]> {
  const said: Said[] = [];
  for (const name of names) {
    const row: Endpoint = endpoints[name];
    for (const input of inputs(site)[name] ?? [{}]) {
      const from = `${name} ${Object.values(input).join(' ')}`;
      said.push({ name, from, answer: await ask(site, row, input as never, language) });
    }
  }
  return said;
}

const codes: Partial<Record<Kind, (site: SiteId) => Promise<readonly (string | null)[]>>> = {
  tag: async (site) => (await ask(site, endpoints.tags, {})).map(({ slug }) => slug),
  version: async (site) => (await ask(site, endpoints.versions, {})).map(({ slug }) => slug.toLowerCase()),
};

/** Answers of one catalogue, each asked for once. */
const known = new Map<string, Promise<unknown>>();
function once<T>({ site, language }: Asked, what: string, answer: () => Promise<T>): Promise<T> {
  const key = `${site} ${language} ${what}`;
  if (!known.has(key)) known.set(key, answer());
  return known.get(key) as Promise<T>;
}

/** Whether something of that name is there; items are asked for by their own call. */
const isThere = (asked: Asked, kind: Kind | GuardName, slug: string): Promise<boolean> =>
  once(asked, `${kind} ${slug}`, () => askWhetherThere(asked, kind, slug));

async function askWhetherThere(asked: Asked, kind: Kind | GuardName, slug: string): Promise<boolean> {
  const { site, language } = asked;
  const list = await once(asked, kind, async () => codes[kind as Kind]?.(site));
  if (list) return list.includes(kind === 'version' ? slug.toLowerCase() : slug);
  const path = endpoints[kind as Exclude<Kind, 'tag' | 'version'>].path;
  const response = await get(`/${site}${fillBrackets(path, { slug, id: slug })}?language=${language}`);
  return response.status === 200;
}

const strings = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(strings)
      : [];

/** Addresses on the site itself, in links and in fields of their own. */
function linksIn(answer: unknown, domain: string): string[] {
  const texts = strings(answer);
  const all = texts
    .flatMap((text) => [...text.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url))
    .concat(texts.filter((text) => /^(https?:\/\/|\/)\S*$/.test(text)));
  return all.flatMap((url) => {
    const host = `www.${domain}`;
    const { hostname, pathname } = new URL(url.replaceAll('&amp;', '&'), `https://${host}`);
    return hostname === host || hostname === domain ? [pathname] : [];
  });
}

/** Why a visitor of the site would not get a page of its own at an address; null when he would. */
async function deadEnd(asked: Asked, pathname: string): Promise<string | null> {
  const { site, language } = asked;
  const { features } = await once(asked, 'settings', () => ask(site, endpoints.settings, {}));
  // The site itself leads past redirects that its tables know of.
  const final = finalHref(localeOf(site, language)!.code, pathname);
  const found = resolvePath({ host: `www.${siteFacts(site).domain}`, pathname: final, cookie: language });
  if (found.kind !== 'screen') return found.kind;
  const { guard, flag } = screenFactsOf(found.screen);
  if (flag && !features[flag]) return `${found.screen} is switched off`;
  const [param] = Object.values(found.params);
  if (!guard || !param) return null;
  return (await isThere(asked, guard, param)) ? null : `no ${guard} ${param}`;
}

const worlds = siteIds.flatMap((site) => siteFacts(site).languages.map((language) => ({ site, language })));

describe.each(worlds)('the catalogue of $site in $language', (asked) => {
  it('names nothing that is not there, and leads nowhere dead', async () => {
    const { domain } = siteFacts(asked.site);
    const named = new Map<string, Named>();
    const linked = new Map<string, string>();
    for (const { name, from, answer } of await everything(asked)) {
      const read = readers[name] as ((answer: unknown) => ReturnType<NonNullable<(typeof readers)['vod']>>) | undefined;
      for (const [kind, slugs] of read?.(answer) ?? [])
        for (const slug of slugs)
          if (slug !== null && slug !== undefined) named.set(`${kind} ${slug}`, { kind, slug: String(slug), from });
      for (const url of linksIn(answer, domain)) linked.set(url, from);
    }
    const lost: string[] = [];
    for (const [key, each] of named)
      if (!isMeant(each, asked) && !(await isThere(asked, each.kind, each.slug)))
        lost.push(`${key}, named by ${each.from}`);
    for (const [url, from] of linked) {
      const why = await deadEnd(asked, url);
      if (why) lost.push(`${url}, linked by ${from}: ${why}`);
    }
    expect(lost).toEqual([]);
    expect(named.size).toBeGreaterThan(150);
    expect(linked.size).toBeGreaterThan(10);
  });
});

describe.each(siteIds)('the list of %s', (site) => {
  it('holds every title that a cinema plays, but the one that is meant to be missing', async () => {
    const listed = new Set((await ask(site, endpoints.shows, {})).shows.map(({ slug }) => slug));
    const played = new Set<string>();
    for (const { slug } of await ask(site, endpoints.cinemas, {}))
      for (const show of Object.keys((await ask(site, endpoints.cinemaShows, { slug })).shows)) played.add(show);
    const { unlistedShow } = quirksOf(worldOf(site));
    expect([...played].filter((slug) => !listed.has(slug))).toEqual([unlistedShow]);
  });

  it('has a cinema in each of its cities, and each cinema in a city of the list', async () => {
    const open = (await ask(site, endpoints.cinemas, {})).filter(({ status }) => status);
    const cities = await ask(site, endpoints.cities, {});
    for (const { slug, cinemas } of cities) {
      expect(cinemas.toSorted(), slug).toEqual(
        open
          .filter(({ citySlug }) => citySlug === slug)
          .map((cinema) => cinema.slug)
          .toSorted(),
      );
    }
  });
});

it('every name that is meant to lead nowhere is still said somewhere', () => {
  expect(meant.filter((exception) => !used.has(exception)).map(({ why }) => why)).toEqual([]);
});
