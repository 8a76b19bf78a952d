import { beforeEach, expect, it, vi } from 'vitest';
import { fails, startAnewEachTest, startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, showItem, showList } from '@/tests/support/wire';
import { readSubscription } from './subscription.load';

const { answeringOnly } = startCatalogue();
startAnewEachTest();
beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-11-20T17:30:00+01:00');
});

const desk = '/api/cms/1.0.0/subscription/subscription-offers';
const plan = {
  ...{ id: '1', title: 'Pass', price: 2190, initialPrice: null, description: null, image: null },
  ...{ perks: [], options: [], cta: null },
};
const written = {
  ...{ maintenance: false, promotion: null, offers: [plan] },
  ...{ partnerCinemas: ['lyon-quai'], currentShows: ['night-train-4711'] },
};
const all = {
  [desk]: written,
  '/api/cinepass': [],
  '/api/cinepass/current-shows': { shows: [] },
  '/api/shows': showList(showItem()),
  '/api/cinemas': [cinemaItem()],
};

it.each([
  ['the plans of the counter', '/api/cinepass', { ...written, offers: [] }],
  ['what the counter opens', '/api/cinepass/current-shows', { ...written, currentShows: [] }],
  ['the titles', '/api/shows', written],
  ['the cinemas', '/api/cinemas', written],
])('a pass is not whole while it needs %s and nobody answers', async (_, path, said) => {
  answeringOnly({ ...all, [desk]: said, [path]: fails });
  expect((await readSubscription('fr-FR')).isWhole).toBe(false);
});

it.each([
  ['needs none of them', ['/api/cinepass', '/api/cinepass/current-shows'], written],
  [
    'is of no cinema and no title',
    ['/api/shows', '/api/cinemas'],
    { ...written, currentShows: [], partnerCinemas: [] },
  ],
  ['has all of them', [], written],
])('a pass is whole where it %s', async (_, silent, said) => {
  answeringOnly({ ...all, [desk]: said, ...Object.fromEntries(silent.map((path) => [path, fails])) });
  expect((await readSubscription('fr-FR')).isWhole).toBe(true);
});

it('a pass is whole on a site whose counter sells none', async () => {
  answeringOnly({ ...all, [desk]: { ...written, offers: [] }, '/api/cinepass': undefined });
  expect((await readSubscription('fr-FR')).isWhole).toBe(true);
});
