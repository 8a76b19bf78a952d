import { describe, expect, it } from 'vitest';
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

it('enables the sites named, else all', () => {
  expect(parseEnv({ SITES: 'nl, fr' }).sites).toEqual(['nl', 'fr']);
  expect(parseEnv({}).sites).toHaveLength(8);
});

it.each([
  [{ CATALOGUE_API_URL: 'api.test' }, /CATALOGUE_API_URL must be an http\(s\) address.*"api\.test"/],
  [{ CATALOGUE_API_URL_FR: 'javascript:1' }, /CATALOGUE_API_URL_FR must be/],
  [{ SITES: 'fr,xx' }, /SITES must name sites among fr, ch/],
  [{ PORT: 'eighty' }, /PORT must be a port number.*"eighty"/],
  [{ MEDIA_HOSTS: 'https://media.test/' }, /MEDIA_HOSTS must be host names/],
])('says in one sentence what is wrong with %j', (source, sentence) => {
  expect(() => parseEnv(source)).toThrow(sentence);
});

it('never prints a secret', () => {
  expect(() => parseEnv({ REVALIDATE_SECRET: 'tooshort' })).toThrow(
    /^(?!.*tooshort).*REVALIDATE_SECRET must have at least 16/,
  );
});
