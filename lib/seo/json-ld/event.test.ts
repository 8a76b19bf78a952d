import { expect, it } from 'vitest';
import type { EventSummary } from '@/lib/domain/event';
import { buildEventJsonLd } from './event';

const event: EventSummary = {
  slug: 'voisins-du-nord',
  title: 'Voisins du Nord',
  kind: 'season',
  subtitle: 'Quatre jours de films',
  html: null,
  backdrop: null,
  poster: null,
  amount: 650,
  initial: 890,
  isActive: true,
  prices: [],
  redirectSlug: null,
};
const url = 'https://www.candela-cinemas.fr/saison/voisins-du-nord';
const facts = { url, currency: 'EUR', country: 'FR', days: ['2026-11-26', '2026-11-27', '2026-11-29'], venues: [] };

const address = { street: '112 cours Charlemagne', postalCode: '69002', city: 'Lyon', country: 'FR' };
const venue = (slug: string) => ({
  name: `Candela ${slug}`,
  url: `https://www.candela-cinemas.fr/cinemas/${slug}`,
  address,
});

it('runs from its first day to its last, where it plays, for what it costs', () => {
  const venues = [venue('lyon-confluence')];
  expect(buildEventJsonLd(event, { ...facts, venues })).toEqual(
    expect.objectContaining({
      '@type': 'Event',
      startDate: '2026-11-26',
      endDate: '2026-11-29',
      location: [
        expect.objectContaining({
          '@type': 'MovieTheater',
          name: 'Candela lyon-confluence',
          address: expect.objectContaining({ streetAddress: '112 cours Charlemagne' }),
        }),
      ],
      offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'EUR', url },
    }),
  );
});

it.each([0, 9, 60])('is the chain’s, all over the country, where %i cinemas play it', (count) => {
  const venues = Array.from({ length: count }, (_, index) => venue(`house-${index}`));
  expect(buildEventJsonLd(event, { ...facts, venues })?.location).toEqual({
    '@type': 'Place',
    name: 'Candela',
    address: { '@type': 'PostalAddress', addressCountry: 'FR' },
  });
});

it.each([
  ['TND', '0.650'],
  ['XOF', '650'],
])('writes its price as %s does', (currency, price) => {
  expect(buildEventJsonLd(event, { ...facts, currency })).toMatchObject({ offers: { price } });
});

it('is no event without a day to come', () => {
  expect(buildEventJsonLd(event, { ...facts, days: [] })).toBeNull();
});
