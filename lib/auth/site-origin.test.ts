import { expect, it } from 'vitest';
import { resolveOrigin } from './site-origin';

it.each([
  ['www.candela-cinemas.fr', 'fr', 'https://www.candela-cinemas.fr'],
  ['candela-cinemas.ch', 'ch', 'https://candela-cinemas.ch'],
  ['WWW.Candela-Cinemas.BE:8443', 'be', 'https://www.candela-cinemas.be'],
  ['staging.candela-cinemas.nl', 'nl', 'https://staging.candela-cinemas.nl'],
  ['ma.localhost:3000', 'ma', 'http://ma.localhost:3000'],
  ['localhost:3000', 'fr', 'http://localhost:3000'],
])('a provider may send visitors of %s back', (host, site, origin) => {
  expect(resolveOrigin(host)).toEqual({ site, origin });
});

it.each([
  null,
  '',
  'evil.test',
  '127.0.0.1:3000',
  'candela-cinemas.fr.evil.test',
  'evilcandela-cinemas.fr',
  'candela-cinemas.fr@evil.test',
  'fr.localhost.evil.test',
  'a.b.localhost',
  'fr.localhost:3000/evil',
])('to %s it may not', (host) => {
  expect(resolveOrigin(host)).toBeNull();
});
