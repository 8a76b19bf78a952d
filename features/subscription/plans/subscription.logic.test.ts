import { describe, expect, it } from 'vitest';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { buildSearchKeys } from '@/lib/text/search-keys';
import {
  checkoutUrl,
  listPartners,
  listPlans,
  pickCurrentPromotion,
  pickSharedPerks,
  siftPartners,
  stepQuantity,
  sumMonthly,
} from './subscription.logic';

const options = [
  { id: '12', label: 'Large formats', amount: 600, most: 2 },
  { id: '15', label: 'Child', amount: 790, most: 4 },
];

describe('quantities', () => {
  it('stay between none and what one may take', () => {
    expect([stepQuantity(0, -1, 2), stepQuantity(0, 1, 2), stepQuantity(2, 1, 2), stepQuantity(1, -1, 2)]).toEqual([
      0, 1, 2, 0,
    ]);
  });

  it('make the sum of a month', () => {
    expect(sumMonthly(3690, options, {})).toBe(3690);
    expect(sumMonthly(3690, options, { '12': 2, '15': 1, gone: 9 })).toBe(5680);
  });

  it('go to the desk with the visitor', () => {
    const url = 'https://ticketing.example/pass?plan=duo#start';
    expect(checkoutUrl(url, options, { '12': 0 })).toBe(url);
    expect(checkoutUrl(url, options, { '12': 2, '15': 1 })).toBe(
      'https://ticketing.example/pass?plan=duo&options=12%3A2%3B15%3A1#start',
    );
    expect(checkoutUrl('/pass', options, { '15': 1 })).toBe('/pass?options=15%3A1');
  });
});

it('sells the passes of the counter where the content service has no plans', () => {
  const pass = { label: 'Pass', amount: 2190, image: '/pass.webp', legend: 'Every film' };
  const [plan] = listPlans([], [pass]);
  expect(plan).toMatchObject({ title: 'Pass', amount: 2190, options: [], perks: [{ title: 'Every film' }] });
  const offer = { ...listPlans([], [pass])[0], id: '1', title: 'Duo' } as ReturnType<typeof listPlans>[number];
  expect(listPlans([offer], [pass])).toEqual([offer]);
});

it('tells once what several plans open, and only what has a sentence', () => {
  const early = { title: '2 days', description: 'before everyone', icon: null };
  const bare = { title: 'Every film', description: null, icon: null };
  expect(pickSharedPerks([{ perks: [bare, early] }, { perks: [early] }])).toEqual([early]);
});

it('forgets a promotion the day after its last', () => {
  const promotion = { title: 'First month', text: null, endsOn: '2026-11-30' };
  expect(pickCurrentPromotion(promotion, '2026-11-30')).toBe(promotion);
  expect(pickCurrentPromotion(promotion, '2026-12-01')).toBeNull();
  expect(pickCurrentPromotion({ ...promotion, endsOn: null }, '2030-01-01')).not.toBeNull();
});

it('lists partners by town, without those it knows nothing of', () => {
  const cinema = (slug: string, city: string) => ({ slug, city, name: slug }) as CinemaSummary;
  const known = [cinema('b', 'Lyon'), cinema('a', 'Lyon'), cinema('c', 'Écully'), cinema('other', 'Albi')];
  expect(listPartners(['b', 'unknown', 'c', 'a'], known, 'fr').map(({ slug }) => slug)).toEqual(['c', 'a', 'b']);
});

describe('the search among partners', () => {
  const rows = Array.from({ length: 12 }, (_, index) =>
    buildSearchKeys([`Rex ${index}`, index < 10 ? 'Lyon' : 'Écully'], [index < 10 ? `6900${index}` : '69130']),
  );
  const shown = (query: string, all: boolean) => siftPartners(rows, query, all).shown.filter(Boolean).length;

  it('shows eight, then all', () => {
    expect([shown('', false), shown('', true)]).toEqual([8, 12]);
    expect([shown('lyon', false), shown('lyon', true)]).toEqual([8, 10]);
  });

  it('counts all that fit, also those not shown yet', () => {
    expect(siftPartners(rows, '69', false).found).toBe(12);
    expect(siftPartners(rows, '6913', false).found).toBe(2);
    expect(siftPartners(rows, 'ecully', false).found).toBe(2);
    expect(siftPartners(rows, 'brest', false)).toMatchObject({ found: 0 });
  });
});
