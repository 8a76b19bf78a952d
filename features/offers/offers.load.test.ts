import { beforeEach, expect, it, vi } from 'vitest';
import { fails, startAnewEachTest, startCatalogue } from '@/tests/support/catalogue';
import { readOffers } from './offers.load';

const { answeringOnly } = startCatalogue();
startAnewEachTest();
beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-11-20T17:30:00+01:00');
});

/** A counter that is empty. */
const empty = {
  '/api/ecards': [],
  '/api/events': [],
  '/api/offers/temporary': [],
  '/api/news-offers': { news: [], offers: [] },
};

it.each(Object.keys(empty))('is not whole while %s does not answer', async (path) => {
  answeringOnly({ ...empty, [path]: fails });
  expect((await readOffers('fr-FR')).isWhole).toBe(false);
});

it.each(Object.keys(empty))('is whole where %s says that there is none of it', async (path) => {
  answeringOnly({ ...empty, [path]: undefined });
  expect((await readOffers('fr-FR')).isWhole).toBe(true);
});

it('is whole where all that it may show answers, and has none', async () => {
  answeringOnly(empty);
  expect((await readOffers('fr-FR')).isWhole).toBe(true);
});
