import { expect, it } from 'vitest';
import { fails, startAnewEachTest, startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem } from '@/tests/support/wire';
import { wireArticle } from '@/tests/support/wire-editorial';
import { findSpecial } from './special.load';

const { answeringOnly } = startCatalogue();
startAnewEachTest();
const read = async (slug: string, named: string[], cinemas?: unknown) => {
  const article = { ...wireArticle({ slug, type: 'experience', featuredShow: null }), cinemas: named, guest: null };
  answeringOnly({
    [`/api/article/${slug}`]: article,
    '/api/gpxp': [],
    '/api/cinemas': cinemas ?? fails,
  });
  return (await findSpecial('fr-FR', slug))?.cinemas?.map(({ slug: cinema }) => cinema) ?? null;
};

it('an article knows that it cannot tell where, and from that it is of no cinema', async () => {
  expect(await read('one', ['lyon-quai'])).toBeNull();
  expect(await read('two', [])).toEqual([]);
  expect(await read('three', ['lyon-quai'], [cinemaItem()])).toEqual(['lyon-quai']);
});
