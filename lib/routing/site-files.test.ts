import { expect, it } from 'vitest';
import { siteIds } from '../sites/sites';
import { resolveFile } from './site-files';

it.each([
  ['www.candela-cinemas.fr', '/robots.txt', '/files/fr/robots/open'],
  ['preprod.candela-cinemas.fr', '/robots.txt', '/files/fr/robots/closed'],
  ['nl.localhost:3000', '/robots.txt', '/files/nl/robots/closed'],
  ['evil.example', '/robots.txt', '/files/fr/robots/closed'],
  ['www.candela-cinemas.ma', '/.well-known/security.txt', '/files/ma/security'],
  ['www.candela-cinemas.be', '/sitemap.xml', '/files/be/sitemap/all'],
  ['www.candela-cinemas.be', '/sitemap-films.xml', '/files/be/sitemap/films'],
  ['www.candela-cinemas.be', '/og/kestrel-point-12.jpg', '/files/be/og/kestrel-point-12'],
  ['www.candela-cinemas.nl', '/manifest-nl.webmanifest', '/files/nl/manifest/nl'],
  ['ch.localhost:3000', '/offline-de.html', '/files/ch/offline/de'],
  ['ch.localhost:3000', '/feeds/premieres-de.xml', '/files/ch/feeds/premieres/de/xml'],
  ['fr.localhost:3000', '/feeds/films-fr.json', '/files/fr/feeds/films/fr/json'],
  ['ch.localhost:3000', '/calendar/de/cinema/genf%C3%A9.ics', '/files/ch/calendar/de/cinema/genf%C3%A9.ics'],
  // Nothing that is asked may make Next fail.
  ['ch.localhost:3000', '/calendar/de/cinema/%E0%A4%A.ics', '/files/ch/calendar/malformed'],
])('%s%s', (host, path, target) => {
  expect(resolveFile(host, path, siteIds)).toBe(target);
});

it('gives a domain that is switched off the files of the first site that is not, closed to crawlers', () => {
  expect(resolveFile('www.candela-cinemas.be', '/robots.txt', ['nl', 'fr'])).toBe('/files/nl/robots/closed');
});

it.each(['/robots.txt/', '/og/a/b.jpg', '/sitemap', '/films', '/feeds/films', '/feeds/a/films-fr.xml'])(
  '%s is no file',
  (path) => {
    expect(resolveFile('fr.localhost', path, siteIds)).toBeNull();
  },
);
