import { expect, test } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { askSite, sitePort } from '../support/ask-site';
import { readTruth } from '../support/mock-control';

const host = 'fr.localhost';
const follow = async (language: string, slug: string) => {
  const { status, headers } = await askSite(host, `/redirect/${language}${href('fr-FR', 'newsItem', { slug })}`);
  return { status, location: headers.location };
};

test('every story leads to itself in the other language, or to the list that says why', async () => {
  const { news } = await readTruth<{ news: { slug: string }[] }>('fr', '/api/news?language=fr');
  const wanted = new Set<boolean>();
  for (const { slug } of news) {
    const { en } = await readTruth<{ en: string | null }>('fr', `/api/news/${slug}/translate`);
    const path = en === null ? `${href('en-FR', 'news')}#untranslated` : href('en-FR', 'newsItem', { slug: en });
    const { status, location } = await follow('en', slug);
    expect({ status, location: location?.replace(`http://${host}:${sitePort()}`, '') }).toEqual({
      status: 307,
      location: path,
    });
    wanted.add(en === null);
  }
  expect(wanted.size).toBe(2);
});

/** As they stand in a request line: what a browser makes of a `Location` is what counts. */
const attacks = [
  '/redirect/fr/filters/evil.example',
  '/redirect/fr//evil.example/x',
  '/redirect/fr/%2F%2Fevil.example',
  '/redirect/fr/\\\\evil.example',
  '/redirect/en/films/%5C%5Cevil.example',
  '//evil.example/',
  '/\\evil.example/',
  '/%2Fevil.example/',
  '/fr//evil.example',
  '/fr/%5Cevil.example/',
  '/fr/filters//evil.example/',
];

test('no address leads to another host', async () => {
  for (const path of attacks) {
    const { headers } = await askSite(host, path);
    const origin = `http://${host}:${sitePort()}`;
    expect([path, new URL(headers.location ?? '/', origin).origin]).toEqual([path, origin]);
  }
});

test('whoever is sent to a page in their language is sent there alone, whatever a cache reads of an answer', async () => {
  for (const language of ['de', 'fr']) {
    const { status, headers } = await askSite('ch.localhost', '/', { 'accept-language': language });
    expect([status, headers.location]).toEqual([307, expect.stringMatching(new RegExp(`/${language}$`))]);
    expect(headers['cache-control']).toMatch(/^private/);
    expect(headers['cdn-cache-control']).toBeUndefined();
  }
});
