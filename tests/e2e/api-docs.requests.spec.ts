import { expect, test } from '@playwright/test';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { type FeedFormat, feedFormats, feedNames, feedPath } from '@/lib/seo/feeds/feed';
import { localesOf } from '@/lib/sites/locales';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { askSite } from '../support/ask-site';
import { listJsonFeedFaults, listRssFaults } from '../support/list-feed-faults';

for (const site of siteIds) {
  test(`${site} tells programs what it answers, and sends it once`, async () => {
    const host = `${site}.localhost`;
    const { status, headers, text } = await askSite(host, '/api/openapi.json');
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const told = JSON.parse(text);
    expect(told.servers).toEqual([{ url: `https://www.${siteFacts(site).domain}` }]);
    expect(await new Validator().validate(told)).toEqual({ valid: true });
    const again = await askSite(host, '/api/openapi.json', { 'if-none-match': `${headers.etag}` });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test(`${site} has feeds in each of its languages, and sends nothing to who has them`, async () => {
    for (const { code } of localesOf(site)) {
      for (const name of feedNames) {
        const rss = await askSite(`${site}.localhost`, feedPath(name, code, 'xml'));
        expect([rss.status, rss.headers['content-type']]).toEqual([200, `${feedFormats.xml}; charset=utf-8`]);
        const { items: first = [], language } = parseRssFeed(rss.text);
        const json = await askSite(`${site}.localhost`, feedPath(name, code, 'json'));
        expect([json.status, json.headers['content-type']]).toEqual([200, `${feedFormats.json}; charset=utf-8`]);
        const { items: second = [] } = parseJsonFeed(json.text);
        expect(language).toBe(code);
        const selfAs = (format: FeedFormat) => `https://www.${siteFacts(site).domain}${feedPath(name, code, format)}`;
        expect(listRssFaults(rss.text, selfAs('xml'))).toEqual([]);
        expect(listJsonFeedFaults(json.text, selfAs('json'))).toEqual([]);
        expect(first.map(({ guid, title, link }) => [guid?.value, title, link])).toEqual(
          second.map(({ id, title, url }) => [id, title, url]),
        );
        expect(new Set(second.map(({ id }) => id)).size).toBe(second.length);
        if (name !== 'premieres') expect(second.length).toBeGreaterThan(0);
        const again = await askSite(`${site}.localhost`, feedPath(name, code, 'xml'), {
          'if-none-match': `${rss.headers.etag}`,
        });
        expect([again.status, again.text]).toEqual([304, '']);
      }
    }
  });
}

test('a feed leads to pages that are there', async () => {
  const { text } = await askSite('ch.localhost', '/feeds/films-de.xml');
  const [film] = parseRssFeed(text).items ?? [];
  const { host, pathname } = new URL(film?.link ?? '');
  const page = await askSite(host, pathname);
  expect(page.status).toBe(200);
  expect(page.text).toContain('lang="de-CH"');
});

test('the pages concerned lead to their feeds', async () => {
  for (const [path, feeds] of [
    ['/films', ['films', 'premieres']],
    ['/actualites', ['news']],
  ] as const) {
    const { text } = await askSite('fr.localhost', path);
    const links = [...text.matchAll(/<link rel="alternate"[^>]*>/g)].map(([link]) => link);
    for (const feed of feeds)
      for (const format of ['xml', 'json'] as const) {
        const address = `href="https://www.candela-cinemas.fr${feedPath(feed, 'fr-FR', format)}"`;
        const [link] = links.filter((each) => each.includes(address));
        expect(link).toContain(`type="${feedFormats[format]}"`);
      }
  }
});

for (const path of [
  '/feeds/nothing-fr.xml',
  '/feeds/films-de.xml',
  '/feeds/films-fr.atom',
  '/feeds/constructor-fr.json',
]) {
  test(`${path} is no feed`, async () => {
    const { status, text } = await askSite('fr.localhost', path);
    expect([status, text]).toEqual([404, 'There is no such feed.\n']);
  });
}

test('the page of the calls is one of the site, in the language of who asks', async () => {
  expect((await askSite('fr.localhost', '/api')).text).toMatch(/<html[^>]*lang="fr-FR"/);
  const { status, headers } = await askSite('ch.localhost', '/api', { 'accept-language': 'de' });
  expect([status, headers.location]).toEqual([307, expect.stringMatching(/\/de\/api$/)]);
});
