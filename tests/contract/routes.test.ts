import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { href } from '@/lib/routing/href';
import { resolvePath } from '@/lib/routing/resolve';
import { routeOf, routes, screens, template } from '@/lib/routing/routes';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { type LocaleFacts, localeCodes, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { absences, listParams } from '../support/cells';

const values = ['dune-42', 'l-été-à-paris', 'a+b (c)'];
const hostsOf = ({ site }: LocaleFacts) => [`www.${siteFacts(site).domain}`, `${site}.localhost:3000`];

const cells = localeCodes.flatMap((code) =>
  screens.flatMap((screen) => {
    const path = template(screen, locales[code]);
    return path === null ? [] : [{ code, screen, path }];
  }),
);

describe('an address leads back to its screen', () => {
  it.each(cells)('$code $screen $path', ({ code, screen }) => {
    for (const value of values) {
      const params = Object.fromEntries(listParams(screen).map((name) => [name, value]));
      const pathname = href(code, screen as 'movie', params as { slug: string });
      for (const host of hostsOf(locales[code])) {
        const answer = resolvePath({ host, pathname: pathname ?? '', cookie: locales[code].language });
        expect(answer).toMatchObject({ kind: 'screen', locale: code, screen, params });
      }
    }
  });
});

it('is written without a trailing slash, in lower case or as the table says, and starts with the language unless the site leaves it out', () => {
  for (const { code, screen, path } of cells) {
    expect(path).toMatch(/^\/([^/]+(\/[^/]+)*)?$/);
    if (routeOf(screen).prefix === undefined) expect(path.startsWith(locales[code].prefix)).toBe(true);
  }
});

it('has a page file for every row, and a row for every page file', () => {
  const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);
  const rows = new Set<string>(screens.map((screen) => routes[screen].page));
  expect(pages.sort()).toEqual([...rows].sort());
});

it('names the parameters of a page in every path of its row', () => {
  const params = (path: string) => [...path.matchAll(/\[(\w+)\]/g)].map(([, name]) => name).sort();
  for (const { screen, path } of cells)
    expect({ screen, params: params(path) }).toEqual({ screen, params: listParams(screen).sort() });
});

it('sends search engines only to a screen that exists wherever its double does', () => {
  for (const screen of screens) {
    const { canonical } = screenFactsOf(screen);
    if (!canonical) continue;
    const lacking = Object.values(locales).filter((locale) => template(screen, locale) && !template(canonical, locale));
    expect(lacking).toEqual([]);
  }
});

it('lists the items of every screen for search engines, but where it sends them elsewhere or away', () => {
  const unlisted = screens.filter((screen) => {
    const { sitemap, canonical, index, status } = screenFactsOf(screen);
    return listParams(screen).length > 0 && !sitemap && !canonical && !status && index !== false;
  });
  expect(unlisted).toEqual([]);
});

it('has a list, without params of its own, for every screen of an item and wherever that is', () => {
  for (const screen of screens) {
    const { guard, list } = screenFactsOf(screen);
    expect({ screen, hasList: list !== undefined }).toEqual({ screen, hasList: Boolean(guard) });
    if (!list) continue;
    expect(listParams(list)).toEqual([]);
    const lacking = Object.values(locales).filter((locale) => template(screen, locale) && !template(list, locale));
    expect(lacking).toEqual([]);
  }
});

it('leads nowhere for what a site lacks, in its own words and in those of a language it does not speak', () => {
  const found = absences.filter(
    ({ site, path }) => resolvePath({ host: `${site}.localhost`, pathname: path }).kind !== 'missing',
  );
  expect(absences.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
