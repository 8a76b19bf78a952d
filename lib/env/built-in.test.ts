import { describe, expect, it } from 'vitest';
import { demandBuiltIn, readBuiltIn } from './built-in';

const demo = {
  MEDIA_HOSTS: ['http://127.0.0.1:*'],
  TAG_HOSTS: ['http://*.localhost:*'],
  AUTH_FRAME_HOSTS: ['http://localhost:*'],
};
const none = { MEDIA_HOSTS: [], TAG_HOSTS: [], AUTH_FRAME_HOSTS: [] };
const catalogue = { CATALOGUE_API_URL: 'https://{site}.api.test' };
const provider = { AUTH_DOMAIN: 'id.test' };

describe('where pages may load from', () => {
  it('is this machine, while every site runs on the demo', () => {
    expect(readBuiltIn({})).toEqual(demo);
    expect(readBuiltIn({ CATALOGUE_API_URL: '', TAG_HOSTS: '', SITES: 'nl' })).toEqual(demo);
    expect(readBuiltIn({ PORT: '4300', CATALOGUE_API_URL: 'http://127.0.0.1:4301/{site}' })).toEqual(demo);
  });

  it.each([
    catalogue,
    { SITES: 'fr,be', CATALOGUE_API_URL_FR: 'https://fr.test', CATALOGUE_API_URL_BE: 'https://be.test' },
    { ...catalogue, ...provider },
  ])('is nowhere else, once no site does: %j', (source) => {
    expect(readBuiltIn(source)).toEqual(none);
  });

  it.each([{ CATALOGUE_API_URL_FR: 'https://fr.test' }, { SITES: 'fr,ma', CATALOGUE_API_URL_FR: 'https://fr.test' }])(
    'lets nothing of the demo in, once one site has a catalogue of its own: %j',
    (source) => {
      expect(readBuiltIn(source)).toEqual(none);
    },
  );

  it('lets no site ask this machine for one whose catalogue was forgotten', () => {
    const sites = ['FR', 'CH', 'BE', 'TN', 'SN', 'NL', 'CI'];
    const own = Object.fromEntries(sites.map((site) => [`CATALOGUE_API_URL_${site}`, 'https://api.test']));
    expect(readBuiltIn(own)).toEqual(none);
    expect(readBuiltIn({ ...own, MEDIA_HOSTS: 'media.test' })).toEqual({
      ...none,
      MEDIA_HOSTS: ['https://media.test'],
    });
  });

  it('lets no script of the demo in beside pictures of one’s own', () => {
    expect(readBuiltIn({ MEDIA_HOSTS: 'media.test' }).TAG_HOSTS).toEqual([]);
  });

  it('lets no sign-in page of the demo in, where all sign in elsewhere', () => {
    expect(readBuiltIn(provider).AUTH_FRAME_HOSTS).toEqual([]);
    expect(readBuiltIn({ AUTH_DOMAIN_FR: 'id.test' }).AUTH_FRAME_HOSTS).toEqual(demo.AUTH_FRAME_HOSTS);
  });

  it('is where the variables say, with TLS', () => {
    const source = { MEDIA_HOSTS: '*.media.test, cdn.test', TAG_HOSTS: 'tags.test', AUTH_FRAME_HOSTS: 'join.test' };
    expect(readBuiltIn(source)).toEqual({
      MEDIA_HOSTS: ['https://*.media.test', 'https://cdn.test'],
      TAG_HOSTS: ['https://tags.test'],
      AUTH_FRAME_HOSTS: ['https://join.test'],
    });
  });

  it('can be said without the secrets of sign-in, which a build has no need of', () => {
    expect(() => readBuiltIn({ ...catalogue, ...provider })).not.toThrow();
    expect(() => readBuiltIn({ TAG_HOSTS: 'https://tags.test' })).toThrow(/TAG_HOSTS must be host names/);
  });
});

describe('a build', () => {
  it('is started where it was made for', () => {
    expect(() => demandBuiltIn(readBuiltIn({}), readBuiltIn({ PORT: '4300', AUTH0_SECRET: '' }))).not.toThrow();
    const [one, other] = ['https://a.test', 'https://b.test'].map((url) => readBuiltIn({ CATALOGUE_API_URL: url }));
    expect(() => one && other && demandBuiltIn(one, other)).not.toThrow();
  });

  it('of the demo is not started in production, and says which variables differ', () => {
    const now = readBuiltIn({ ...catalogue, ...provider, MEDIA_HOSTS: 'media.test' });
    expect(() => demandBuiltIn(readBuiltIn({}), now)).toThrow(
      'MEDIA_HOSTS meant http://127.0.0.1:* and now means https://media.test, TAG_HOSTS meant http://*.localhost:* and now means none, AUTH_FRAME_HOSTS meant http://localhost:* and now means none. Build again',
    );
  });

  it('for one host of tags is not started with another', () => {
    const [one, other] = ['a.test', 'b.test'].map((host) => readBuiltIn({ TAG_HOSTS: host }));
    expect(() => one && other && demandBuiltIn(one, other)).toThrow(/TAG_HOSTS meant https:\/\/a\.test and now/);
  });
});
