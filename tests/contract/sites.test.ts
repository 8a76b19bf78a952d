import { describe, expect, it } from 'vitest';
import { resolveHost } from '@/lib/sites/hosts';
import { localeCodes, locales, localesOf } from '@/lib/sites/locales';
import { siteFacts, siteIds } from '@/lib/sites/sites';

describe.each(siteIds)('site %s', (site) => {
  const facts = siteFacts(site);

  it('speaks its default language, and leaves out only one it speaks', () => {
    expect(facts.languages).toContain(facts.defaultLanguage);
    if (facts.unprefixed) expect(facts.languages).toContain(facts.unprefixed);
  });

  it('has a country, a currency and a time zone that the platform knows', () => {
    expect(new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(facts.country)).toBeTruthy();
    expect(Intl.supportedValuesOf('currency')).toContain(facts.currency);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: facts.timeZone })).not.toThrow();
  });

  it('is found by its hosts, and each says its environment', () => {
    const answers = [
      `www.${facts.domain}`,
      facts.domain,
      `preprod.${facts.domain}`,
      `${site}.localhost:3000`,
      `${site.toUpperCase()}.LOCALHOST.`,
    ];
    expect(answers.map((host) => resolveHost(host, siteIds))).toEqual(
      ['production', 'production', 'preprod', 'development', 'development'].map((environment) => ({
        site,
        environment,
      })),
    );
  });

  it('has one locale a language, in the order of its language switch', () => {
    expect(localesOf(site).map(({ language }) => language)).toEqual(facts.languages);
  });
});

it('shares no domain and no country between sites', () => {
  for (const column of ['domain', 'country'] as const) {
    expect(new Set(siteIds.map((site) => siteFacts(site)[column])).size).toBe(siteIds.length);
  }
});

it('names its locales as search engines write them', () => {
  for (const code of localeCodes) {
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    expect(new URL(locales[code].origin).protocol).toBe('https:');
  }
});

/** Spec catalogue §1 and visitor §9: the default language, all of them, favourite cinemas, who rates the films and what the ages mean. */
const agreed = [
  ['fr', 'fr', ['fr', 'en'], 5, 'csa', 'visa'],
  ['ch', 'en', ['fr', 'en', 'de'], 1, 'swiss', 'cantons'],
  ['be', 'en', ['fr', 'nl', 'en'], 1, 'cinecheck', 'advice'],
  ['tn', 'fr', ['fr', 'en'], 1, 'plain', 'unsaid'],
  ['sn', 'fr', ['fr', 'en'], 1, 'plain', 'unsaid'],
  ['nl', 'nl', ['nl', 'en'], 5, 'cinecheck', 'adviceAndLaw'],
  ['ci', 'fr', ['fr', 'en'], 1, 'plain', 'unsaid'],
  ['ma', 'fr', ['fr', 'en'], 1, 'plain', 'unsaid'],
] as const;

it.each(agreed)(
  'says of %s what its country agreed',
  (site, defaultLanguage, languages, favouritesLimit, rating, ageLaw) => {
    const facts = siteFacts(site);
    expect(facts).toMatchObject({ defaultLanguage, favouritesLimit, rating, ageLaw });
    expect(facts.languages.toSorted()).toEqual(languages.toSorted());
  },
);

it('knows of every site what was agreed', () => {
  expect(agreed.map(([site]) => site)).toEqual(siteIds);
});
