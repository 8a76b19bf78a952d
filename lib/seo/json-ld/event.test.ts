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
const facts = { url, currency: 'EUR', days: ['2026-11-26', '2026-11-27', '2026-11-29'], venues: [] };

it('runs from its first day to its last, where it plays, for what it costs', () => {
  const venues = [{ name: 'Candela Lyon Confluence', url: 'https://www.candela-cinemas.fr/cinemas/lyon-confluence' }];
  expect(buildEventJsonLd(event, { ...facts, venues })).toEqual(
    expect.objectContaining({
      '@type': 'Event',
      startDate: '2026-11-26',
      endDate: '2026-11-29',
      location: [{ '@type': 'MovieTheater', '@id': venues[0]?.url, ...venues[0] }],
      offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'EUR', url },
    }),
  );
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
