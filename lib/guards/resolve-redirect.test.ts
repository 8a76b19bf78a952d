import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { siteFacts, siteIds } from '../sites/sites';
import { resolveChecked } from './resolve-checked';
import { resolveRedirect } from './resolve-redirect';

const catalogue = setupServer(
  http.get('*/api/show/kestrel-point-1/translate', () =>
    HttpResponse.json({ fr: 'kestrel-point-1', nl: 'kestrel-kaap-1', en: null }),
  ),
  http.get('*/api/master-template/page/accessibilite/translate', () =>
    HttpResponse.json({ fr: 'accessibilite', en: 'accessibility' }),
  ),
  http.get('*/api/event/autumn-evenings', ({ request: { url } }) =>
    url.includes('language=en') ? HttpResponse.json(null, { status: 404 }) : HttpResponse.json({}),
  ),
  http.get('*', () => HttpResponse.json(null, { status: 503 })),
);
beforeAll(() => catalogue.listen());
afterEach(() => catalogue.resetHandlers());
afterAll(() => catalogue.close());

const at = (host: string, path: string) => resolveRedirect(host, path, siteIds);

it.each([
  ['its slug in that language', 'be.localhost', '/redirect/nl/films/kestrel-point-1', '/nl/films/kestrel-kaap-1'],
  ['a path with its language', 'be.localhost', '/redirect/nl/fr/films/kestrel-point-1', '/nl/films/kestrel-kaap-1'],
  ['a path of two words', 'ch.localhost', '/redirect/de/cinemas/ville/geneve', '/de/kinos/stadt/geneve'],
  ['a page of no item', 'be.localhost', '/redirect/nl/fr/films-evenements', '/nl/films-evenementen'],
  [
    'the page of the editors, whose path always says its language',
    'fr.localhost',
    '/redirect/en/info/accessibilite',
    '/en/info/accessibility',
  ],
  ['the same with its language', 'fr.localhost', '/redirect/en/fr/info/accessibilite', '/en/info/accessibility'],
  ['the voucher checker', 'be.localhost', '/redirect/nl/voucher', '/nl/voucher'],
  ['the gift card', 'fr.localhost', '/redirect/fr/giftcard/balance', '/fr/giftcard/balance'],
  ["a page of the app's webview", 'nl.localhost', '/redirect/en/nl/m/help', '/en/m/help'],
  ['the home page for a path that leads nowhere', 'be.localhost', '/redirect/nl/fr/nulle-part', '/nl'],
  ['the home page for a screen the site lacks', 'sn.localhost', '/redirect/en/cinemas/ville/dakar', '/en'],
  ['its own slug when the catalogue is out', 'be.localhost', '/redirect/fr/nl/bioscopen/gent', '/fr/cinemas/gent'],
  [
    'its filters',
    'be.localhost',
    '/redirect/en/fr/cinemas/gent/filters/tags-imax',
    '/en/cinemas/gent/filters/tags-imax',
  ],
  ['the home page for filters of a page that has none', 'fr.localhost', '/redirect/fr/filters/x', '/'],
  ['the home page for filters of a page that has none', 'be.localhost', '/redirect/nl/fr/filters/x', '/nl'],
])('leads to %s', async (_, host, path, to) => {
  expect(await at(host, path)).toEqual({ kind: 'redirect', to, status: 307, negotiated: true });
});

it.each([
  ['a film', '/redirect/en/fr/films/kestrel-point-1/filters/date-2026-11-20', '/en/movies-events'],
  ['an event, whose address is the same in all languages', '/redirect/en/fr/saison/autumn-evenings', '/en/events'],
])('leads to the list, which says why, for %s that the language has not', async (_, path, to) => {
  expect(await at('be.localhost', path)).toMatchObject({ kind: 'redirect', to, hash: '#untranslated' });
});

it.each([
  ['a language the site does not speak', 'fr.localhost', '/redirect/de/films/kestrel-point-1'],
  ['another site', 'fr.localhost', '/redirect/fr//evil.example/x'],
  ['no path', 'fr.localhost', '/redirect/en'],
])('leads nowhere for %s', async (_, host, path) => {
  expect(await at(host, path)).toBeNull();
});

describe('never leads to another host', () => {
  const attacks = [
    'filters/x',
    'filters/evil.example',
    'filters',
    '%2Fevil.example',
    '%2F%2Fevil.example/',
    '%5C%5Cevil.example',
    '\\evil.example',
    '.%2F%2Fevil.example',
    'https:%2F%2Fevil.example',
    '@evil.example',
    '%09//evil.example',
    'films/%2F%2Fevil.example',
    'films/x/filters/..%2F..%2F%2Fevil.example',
  ];
  const locales = siteIds.flatMap((site) => siteFacts(site).languages.map((language) => [site, language] as const));

  it.each(locales)('from %s in %s', async (site, language) => {
    const origin = `http://${site}.localhost`;
    for (const attack of attacks) {
      for (const path of [`/redirect/${language}/${attack}`, `/redirect/${language}/${language}/${attack}`]) {
        const answer = await resolveChecked({ host: `${site}.localhost`, pathname: path });
        if (answer.kind !== 'redirect') continue;
        expect([path, answer.to]).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)]);
        expect(new URL(answer.to, origin).origin).toBe(origin);
      }
    }
  });
});
