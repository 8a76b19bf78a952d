import { expect, test } from '@playwright/test';
import { askSite, sitePort } from '../support/ask-site';

const host = 'fr.localhost';

/** One of each kind: pages, calls of the catalogue, of a visitor and of nobody, pictures and files. */
const paths = [
  ...['/', '/films', '/nothing-of-the-kind', '/calendar/fr/theme/nothing.ics'],
  ...['/api/shows', '/api/nothing', '/api/session', '/api/client/c-7', '/api/health', '/api/openapi.json'],
  ...['/_next/image?url=%2Ficons%2Ficon-512.png&w=400&q=75', '/_next/image?url=%2Ffilms&w=400&q=75'],
  ...['/icons/icon-512.png', '/share-card.png', '/sw.js', '/robots.txt', '/sitemap.xml'],
];

const listAllowances = (names: Iterable<string>) => [...names].filter((name) => name.startsWith('access-control-'));

for (const path of paths) {
  test(`${path} is for pages of this site alone: no access-control- header lets others read it`, async () => {
    const asking = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
    expect(listAllowances(Object.keys((await askSite(host, path, asking)).headers))).toEqual([]);
    const preflight = await fetch(`http://127.0.0.1:${sitePort()}${path}`, {
      method: 'OPTIONS',
      headers: { ...asking, 'access-control-request-headers': 'x-candela-request' },
      redirect: 'manual',
    });
    await preflight.body?.cancel();
    expect(listAllowances(preflight.headers.keys())).toEqual([]);
  });
}

for (const [path, type] of [
  ['/films', 'text/html'],
  ['/nothing-of-the-kind', 'text/html'],
  ['/api/shows', 'application/json'],
  ['/api/nothing', 'application/json'],
  ['/calendar/fr/theme/nothing.ics', 'text/plain'],
  ['/robots.txt', 'text/plain'],
  ['/.well-known/security.txt', 'text/plain'],
] as const) {
  test(`${path} says its type and its letters`, async () => {
    expect((await askSite(host, path)).headers['content-type']?.toLowerCase()).toBe(`${type}; charset=utf-8`);
  });
}
