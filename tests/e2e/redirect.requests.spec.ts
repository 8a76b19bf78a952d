import { expect, test } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { askSite } from '../support/ask-site';
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
    expect({ status, location: location?.replace(`http://${host}:${process.env.PORT ?? 4300}`, '') }).toEqual({
      status: 307,
      location: path,
    });
    wanted.add(en === null);
  }
  expect(wanted.size).toBe(2);
});
