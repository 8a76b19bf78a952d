import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { priceLanguages } from '@/lib/domain/price-words';
import { pickSpoken } from '@/lib/domain/spoken-versions';
import { type Language, languages } from '@/lib/sites/languages';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import en from '@/messages/en.json';

/** What the rules of the business know of languages, they know without the table of them. */
it('reads the price lines of every language', () => {
  expect(priceLanguages.toSorted()).toEqual(languages.toSorted());
});

it.each(languages)('knows a version that speaks %s to a child', (language) => {
  expect(pickSpoken(language, Object.keys(en.versions))).not.toEqual([]);
});

it('tells whom the edge lets wait in every language, and which of them is whose', () => {
  const page = readFileSync('deploy/nginx/parts/busy-page.conf', 'utf8');
  const said = [...page.matchAll(/ lang="(\w+)"/g)].map(([, language]) => language);
  expect(said.toSorted()).toEqual(languages.toSorted());
});

it('speaks no language that no site has', () => {
  const spoken = new Set<Language>(siteIds.flatMap((site) => siteFacts(site).languages));
  expect([...spoken].toSorted()).toEqual(languages.toSorted());
});
