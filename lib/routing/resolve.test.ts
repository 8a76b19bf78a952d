import { describe, expect, it } from 'vitest';
import { resolvePath } from './resolve';

const at = (host: string, pathname: string, more: Partial<Parameters<typeof resolvePath>[0]> = {}) =>
  resolvePath({ host, pathname, ...more });
const screen = (locale: string, name: string, params = {}) =>
  expect.objectContaining({ kind: 'screen', locale, screen: name, params });
const missing = (locale: string) => ({ kind: 'missing', locale });

describe('a path in its own language', () => {
  it.each([
    ['fr.localhost:3000', '/', screen('fr-FR', 'home')],
    ['fr.localhost:3000', '/en', screen('en-FR', 'home')],
    ['www.candela-cinemas.fr', '/films', screen('fr-FR', 'shows')],
    ['www.candela-cinemas.fr', '/en/movies-events', screen('en-FR', 'shows')],
    ['www.candela-cinemas.be', '/nl/films-evenementen', screen('nl-BE', 'shows')],
    ['www.candela-cinemas.nl', '/en/films', screen('en-NL', 'shows')],
    ['preprod.candela-cinemas.ch', '/de/kinos/stadt/basel', screen('de-CH', 'city', { slug: 'basel' })],
    ['ch.localhost', '/de/kinos/l/basel-1', screen('de-CH', 'cinemaLight', { slug: 'basel-1' })],
    ['ch.localhost', '/de/kinos/z%C3%BCrich', screen('de-CH', 'cinema', { slug: 'zürich' })],
  ])('%s%s', (host, pathname, answer) => {
    expect(at(host, pathname)).toEqual(answer);
  });
});

describe('the language of a visitor', () => {
  it('is asked of the cookie first', () => {
    expect(at('be.localhost', '/', { cookie: 'nl', accepts: 'fr' })).toMatchObject({
      kind: 'redirect',
      to: '/nl',
      status: 307,
    });
  });
  it('is asked of the browser next, in its order', () => {
    expect(at('be.localhost', '/', { accepts: 'de-DE,nl;q=0.5,fr;q=0.9' })).toMatchObject({ to: '/fr' });
    expect(at('be.localhost', '/', { accepts: 'nl;q=0' })).toMatchObject({ to: '/en' });
  });
  it('is the default of the site for everyone else', () => {
    expect(at('ch.localhost', '/', { cookie: 'xx', accepts: 'ja' })).toMatchObject({ to: '/en' });
    expect(at('tn.localhost', '/')).toMatchObject({ to: '/fr' });
  });
  it('never moves a path that says its language', () => {
    expect(at('fr.localhost', '/', { cookie: 'en', accepts: 'en' })).toEqual(screen('fr-FR', 'home'));
  });
  it('words the page that is not there', () => {
    expect(at('be.localhost', '/nope', { accepts: 'nl' })).toEqual(missing('nl-BE'));
    expect(at('be.localhost', '/en/nope', { accepts: 'nl' })).toEqual(missing('en-BE'));
  });
});

describe('a path that means another', () => {
  it.each([
    ['be.localhost', '/fr/films-evenements/', '/fr/films-evenements', 308],
    ['fr.localhost', '/fr/films', '/films', 301],
    ['fr.localhost', '/fr', '/', 301],
    ['be.localhost', '/fr/info/cvd', '/fr/cvd', 308],
    ['be.localhost', '/fr/info/cvd/filters/date-2026-11-21', '/fr/cvd/filters/date-2026-11-21', 308],
    ['be.localhost', '/bioscopen', '/nl/bioscopen', 307],
    ['be.localhost', '/bioscopen/filters/date-2026-11-21', '/nl/bioscopen/filters/date-2026-11-21', 307],
  ])('%s%s moves to %s', (host, pathname, to, status) => {
    expect(at(host, pathname)).toMatchObject({ kind: 'redirect', to, status });
  });
});

describe('filters', () => {
  it('are no part of the base address', () => {
    expect(at('fr.localhost', '/films/filters/date-2026-11-21/genres-drame')).toMatchObject({
      screen: 'shows',
      internal: '/fr-FR/shows',
      filters: 2,
    });
  });
  it.each(['foo-bar', 'genres-', 'date-soon', 'date-2026-11-21/colour-red'])(
    'that nobody writes are left out where there are others, and lead nowhere else: %s',
    (filters) => {
      expect(at('fr.localhost', `/films/filters/${filters}`)).toMatchObject({ screen: 'shows', isOwnView: true });
      expect(at('fr.localhost', `/offres/filters/${filters}`)).toEqual(missing('fr-FR'));
    },
  );
  it('make one page of ten thousand addresses', () => {
    const addresses = Array.from({ length: 10_000 }, (_, index) => `/seances/filters/tags-${index}/film-${index}`);
    const pages = addresses.map((path) => at('fr.localhost', path));
    expect(new Set(pages.map((page) => page.kind === 'screen' && page.internal))).toEqual(new Set(['/fr-FR/guide']));
  });
  it('name as many cinemas as a guide is asked for', () => {
    const places = Array.from({ length: 40 }, (_, index) => `candela-clermont-ferrand-jaude-${index}`);
    expect(at('fr.localhost', `/seances/filters/localisation-${places}`)).toMatchObject({ internal: '/fr-FR/guide' });
  });
  it('follow no exact row', () => {
    expect(at('fr.localhost', '/filters/date-2026-11-21')).toEqual(missing('fr-FR'));
  });
});

describe('what no row knows', () => {
  it.each([
    ["another site's word", 'nl.localhost', '/nl/films-evenementen'],
    ['a language the site does not speak', 'fr.localhost', '/de/films'],
    ['a screen the site lacks', 'sn.localhost', '/fr/cinemas/ville/dakar'],
    ['an internal path', 'fr.localhost', '/fr-FR/shows'],
    ['a malformed escape', 'fr.localhost', '/films/%E0%A4%A'],
    ['a null byte', 'fr.localhost', '/films/a%00b'],
    ['an escaped slash', 'fr.localhost', '/films/..%2F..%2Fetc'],
    ['a second slash', 'fr.localhost', '//evil.example/'],
    ['two thousand letters', 'fr.localhost', `/films/${'a'.repeat(2000)}`],
    ['a child of a screen without children', 'fr.localhost', '/films/a/b'],
  ])('%s', (_, host, pathname) => {
    expect(at(host, pathname).kind).toBe('missing');
  });

  it.each([
    ['fr', 'screen'],
    ['FR', 'screen'],
    [null, 'screen'],
    ['be', 'missing'],
    ['BE', 'missing'],
    ['fr-FR', 'missing'],
    ['', 'missing'],
  ])('is another site named by the website parameter: %j is %s', (website, kind) => {
    expect(at('fr.localhost', '/films', { website }).kind).toBe(kind);
  });
});

describe('a host no site owns', () => {
  it.each([
    'localhost:3000',
    'evil.example',
    'candela-cinemas.fr.evil.example',
    'a.b.candela-cinemas.fr',
    '',
    'xx.localhost',
  ])('%s gets the first enabled site', (host) => {
    expect(at(host, '/', { enabled: ['nl'], accepts: 'en' })).toMatchObject({ to: '/en' });
    expect(at(host, '/')).toEqual(screen('fr-FR', 'home'));
  });

  it.each(['www.candela-cinemas.be', 'preprod.candela-cinemas.be', 'be.localhost:3000'])(
    '%s, of a site that is switched off, gets the first that is not',
    (host) => {
      expect(at(host, '/films', { enabled: ['fr', 'nl'] })).toEqual(screen('fr-FR', 'shows'));
      expect(at(host, '/nl/films', { enabled: ['nl', 'fr'] })).toEqual(screen('nl-NL', 'shows'));
    },
  );
});

it('gives the error pages their own addresses and status', () => {
  expect(at('be.localhost', '/410_GONE', { cookie: 'nl' })).toMatchObject({
    locale: 'nl-BE',
    screen: 'gone',
    status: 410,
  });
  expect(at('be.localhost', '/404_NOT_FOUND', { cookie: 'fr' })).toMatchObject({
    locale: 'fr-BE',
    screen: 'missing',
    status: 404,
  });
});

it.each([
  ['/404_NOT_FOUND', '410', 'gone'],
  ['/410_GONE', '410', 'gone'],
  ['/410_GONE', '404', 'missing'],
  ['/404_NOT_FOUND', '200', 'missing'],
  ['/404_NOT_FOUND', 'nonsense', 'missing'],
  ['/films', '410', 'shows'],
])('shows at %s with the error code %s the screen "%s"', (path, errorCode, shown) => {
  expect(at('fr.localhost', path, { errorCode })).toMatchObject({ screen: shown, internal: `/fr-FR/${shown}` });
});
