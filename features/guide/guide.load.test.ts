import { beforeEach, expect, it, vi } from 'vitest';
import { fails, startAnewEachTest, startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem } from '@/tests/support/wire';
import { findPlace, readMainPlace } from './guide.load';

const { answeringOnly } = startCatalogue();
startAnewEachTest();
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());
const cinemas = [
  ['massena', 'nice', 'Nice'],
  ['confluence', 'lyon', 'Lyon'],
  ['bellecour', 'lyon', 'Lyon'],
].map(([slug, citySlug, city]) => {
  const item = cinemaItem({ slug: slug ?? '', name: `Candela ${slug}`, citySlug: citySlug ?? '' });
  return { ...item, theaters: item.theaters.map((theater) => ({ ...theater, addressCity: city ?? '' })) };
});

it('shows one city while the list of cities does not come, and says which', async () => {
  answeringOnly({ '/api/cinemas': cinemas, '/api/cities': fails });
  const { key, name, cinemas: shown } = await readMainPlace('fr-FR');
  expect([key, name, shown.map(({ slug }) => slug)]).toEqual(['city:lyon', 'Lyon', ['confluence', 'bellecour']]);
});

it('finds then what the cinemas tell of, and says of nothing else that it is not there', async () => {
  answeringOnly({ '/api/cinemas': cinemas, '/api/cities': fails });
  expect(await findPlace('fr-FR', 'city:lyon')).toMatchObject({ key: 'city:lyon', name: 'Lyon' });
  expect(await findPlace('fr-FR', 'cinema:atlantis')).toBeNull();
  await expect(findPlace('fr-FR', 'city:atlantis')).rejects.toThrow('which places');
});

it('knows with both lists that there is no such place, and with none that is open that it does not', async () => {
  const cities = [{ slug: 'nice', name: 'Nice', cinemas: ['massena'] }];
  answeringOnly({ '/api/cinemas': cinemas, '/api/cities': cities });
  expect(await findPlace('fr-FR', 'city:atlantis')).toBeNull();
  const closed = cinemas.map((cinema) => ({ ...cinema, status: false }));
  answeringOnly({ '/api/cinemas': closed, '/api/cities': cities });
  await expect(findPlace('en-FR', 'city:nice')).rejects.toThrow('which places');
});
