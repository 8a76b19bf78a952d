import { describe, expect, it } from 'vitest';
import { siteIds } from '../sites/sites';
import { parseEnv } from './env';

describe('where a site asks its catalogue', () => {
  it('is the embedded mock API, one port above the site, when nothing is set', () => {
    expect(parseEnv({}).upstreams.nl).toBe('http://127.0.0.1:3001/nl');
    expect(parseEnv({ PORT: '4300' }).upstreams.fr).toBe('http://127.0.0.1:4301/fr');
    expect(parseEnv({ PORT: '4300', MOCK_PORT: '9000' }).upstreams.fr).toBe('http://127.0.0.1:9000/fr');
  });

  it('is one address for all, with the site filled in', () => {
    const { upstreams } = parseEnv({ CATALOGUE_API_URL: 'https://{site}.api.test/v2/' });
    expect(upstreams.be).toBe('https://be.api.test/v2');
  });

  it('is its own address where a site has one', () => {
    const { upstreams } = parseEnv({ CATALOGUE_API_URL: 'https://api.test', CATALOGUE_API_URL_FR: 'https://fr.test' });
    expect([upstreams.fr, upstreams.ch]).toEqual(['https://fr.test', 'https://api.test']);
  });

  it('is not changed by a variable set to nothing', () => {
    expect(parseEnv({ CATALOGUE_API_URL: '', PORT: '' }).upstreams.fr).toBe('http://127.0.0.1:3001/fr');
  });
});

describe('where a site signs visitors in', () => {
  it('is the embedded provider beside the embedded mock API, and nowhere without either', () => {
    expect(parseEnv({ PORT: '4300' }).auth.nl).toEqual({
      issuer: 'http://localhost:4303/',
      clientId: 'candela-nl',
      clientSecret: expect.any(String),
      audience: 'urn:candela:client:nl',
    });
    const { auth } = parseEnv({ CATALOGUE_API_URL_FR: 'https://fr.test' });
    expect([auth.fr, auth.nl?.clientId]).toEqual([null, 'candela-nl']);
  });

  it('is one provider for all with the site filled in, or one of its own', () => {
    const parts = { AUTH_CLIENT_ID: '{site}-id', AUTH_CLIENT_SECRET: 's', AUTH_AUDIENCE: 'urn:api' };
    const { auth } = parseEnv({ ...parts, AUTH_DOMAIN: '{site}.id.test', AUTH_DOMAIN_BE: 'https://own.test/' });
    expect([auth.fr?.issuer, auth.fr?.clientId, auth.be?.issuer]).toEqual([
      'https://fr.id.test/',
      'fr-id',
      'https://own.test/',
    ]);
  });
});

it('enables the sites named, else all', () => {
  expect(parseEnv({ SITES: 'nl, fr' }).sites).toEqual(['nl', 'fr']);
  expect(parseEnv({}).sites).toEqual(siteIds);
});

it.each([
  [{ CATALOGUE_API_URL: 'api.test' }, /CATALOGUE_API_URL must be an http\(s\) address.*"api\.test"/],
  [{ CATALOGUE_API_URL_FR: 'javascript:1' }, /CATALOGUE_API_URL_FR must be/],
  [{ SITES: 'fr,xx' }, /SITES must name sites among fr, ch/],
  [{ PORT: 'eighty' }, /PORT must be a port number.*"eighty"/],
  [{ AUTH_DOMAIN: 'http://id.test' }, /AUTH_DOMAIN must be the host of an identity provider, with https/],
  [{ AUTH_DOMAIN: 'id.test' }, /AUTH_CLIENT_ID must be set for fr, since AUTH_DOMAIN is/],
  [{ AUTH_ERROR_PATH: '//evil.test' }, /AUTH_ERROR_PATH must be a path/],
  [{ AUTH0_SECRET: 'short' }, /^(?!.*short).*AUTH0_SECRET must have at least 32/],
  [{ CATALOGUE_API_URL: 'http://{site' }, /CATALOGUE_API_URL must be an http\(s\) address/],
  [{ CATALOGUE_API_URL_XX: 'https://xx.test' }, /CATALOGUE_API_URL_XX is of no site/],
  [{ AUTH_DOMAIN_UK: 'id.test' }, /AUTH_DOMAIN_UK is of no site/],
  [{ SITES: ',' }, /SITES must name sites among fr, ch/],
  [{ PORT: '1e3' }, /PORT must be a port number.*"1e3"/],
  [{ PORT: '65536' }, /PORT must be a port number/],
  [{ MOCK_PORT: 'abc' }, /MOCK_PORT must be a port number/],
  [{ LINGER_SECONDS: '10' }, /LINGER_SECONDS must be seconds from 0 to 8/],
  [{ REDIS_URL: 'http://:secret@redis' }, /^(?!.*secret).*REDIS_URL must be an address such as redis:/],
  [{ SITE_NOW: 'nonsense' }, /SITE_NOW must be an instant/],
  [{ SITE_NOW: '2026-11-20 16:30' }, /SITE_NOW must be an instant/],
  [{ MEDIA_HOSTS: 'https://media.test/' }, /MEDIA_HOSTS must be host names/],
])('says in one sentence what is wrong with %j', (source, sentence) => {
  expect(() => parseEnv(source)).toThrow(sentence);
});

it('never prints a secret', () => {
  expect(() => parseEnv({ REVALIDATE_SECRET: 'tooshort' })).toThrow(
    /^(?!.*tooshort).*REVALIDATE_SECRET must have at least 16/,
  );
});
