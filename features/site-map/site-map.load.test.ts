import { beforeEach, expect, it, vi } from 'vitest';
import { fails, startAnewEachTest, startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, cityItem, showItem, showList } from '@/tests/support/wire';
import { readSiteMapData } from './site-map.load';

const { answeringOnly } = startCatalogue();
startAnewEachTest();
beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-11-20T17:30:00+01:00');
});

const all = {
  '/api/shows': showList(showItem()),
  '/api/cities': [cityItem()],
  '/api/zone/lyon': { id: 'lyon', name: 'Lyon', shows: [] },
  '/api/tags': [],
  '/api/events': [],
  '/api/cinemas': [cinemaItem()],
  '/api/gpxp': [],
  '/api/master-template/pages': [],
};

it.each(['/api/shows', '/api/cities', '/api/events', '/api/cinemas', '/api/gpxp', '/api/master-template/pages'])(
  'the map is not whole while %s does not answer',
  async (path) => {
    answeringOnly({ ...all, [path]: fails });
    expect((await readSiteMapData('fr-FR')).isWhole).toBe(false);
  },
);

it.each(['/api/events', '/api/gpxp', '/api/master-template/pages'])('is whole on a site without %s', async (path) => {
  answeringOnly({ ...all, [path]: undefined });
  expect((await readSiteMapData('fr-FR')).isWhole).toBe(true);
});

it('is whole where all of them do', async () => {
  answeringOnly(all);
  expect((await readSiteMapData('fr-FR')).isWhole).toBe(true);
});
