import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noCta } from '@/tests/support/wire-editorial';
import type { WireOffersPage, WireSubscription } from '../contract/offers';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';

beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

const promotion: NonNullable<WireOffersPage['promotion']> = {
  title: 'Second seat for less',
  subtitle: null,
  description: '<p>Friday<script>x()</script></p>',
  restriction: 'One a&nbsp;visitor',
  ctas: [{ ...noCta, ctaLabel: 'Book', ctaUrl: '/films', ctaType: 'book-now' }, noCta],
  backdrops: [{ lg: '', md: 'https://m.test/a.jpg', sm: '' }],
};

describe('the offers page', () => {
  const page = (facts: object) => {
    const header = { title: 'Offers', subtitle: null, backdrop: null };
    return parseAnswer('fr', endpoints.offersPage, 'test', { header, promotion, blocks: [], ...facts });
  };

  it('keeps the blocks in their order, each once, without those it does not know', () => {
    expect(page({ blocks: ['ecards', 'event', 'ecards', 'lottery', 'promotion'] }).blocks).toEqual([
      'ecards',
      'event',
      'promotion',
    ]);
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('blocks[3]');
  });

  it('may have no block, no header and no promotion', () => {
    expect(page({ blocks: null, header: null, promotion: null })).toEqual({
      blocks: [],
      header: null,
      promotion: null,
    });
  });

  it('stands without a promotion that cannot be read', () => {
    expect(page({ promotion: { ...promotion, title: null }, blocks: ['promotion'] })).toMatchObject({
      header: { title: 'Offers' },
      promotion: null,
    });
  });

  it('promotes in safe words with buttons that lead somewhere', () => {
    expect(page({}).promotion).toMatchObject({
      html: '<p>Friday</p>',
      restriction: 'One a\u00a0visitor',
      ctas: [{ label: 'Book', url: '/films', look: 'booking' }],
      backdrops: [{ lg: 'https://m.test/a.jpg', md: 'https://m.test/a.jpg', sm: 'https://m.test/a.jpg' }],
    });
  });
});

it('has no promotion of its own when the API has none', () => {
  expect(parseAnswer('fr', endpoints.offersPromotion, 'test', null)).toBeNull();
});

it('shows no pass and no card without a picture', () => {
  const pass = { id: 1, label: 'Pass', price: 2190, image: null, legend: null };
  const image = { lg: 'https://m.test/l.png', md: 'https://m.test/m.png' };
  expect(parseAnswer('fr', endpoints.cinepass, 'test', [pass, { ...pass, image }])).toEqual([
    { label: 'Pass', amount: 2190, image: image.md, legend: null },
  ]);
});

describe('the subscription', () => {
  const offer: WireSubscription['offers'][number] = {
    id: 7,
    title: 'Duo',
    description: '<p>Two</p>',
    price: 3690,
    priceUnit: 'month',
    initialPrice: 2190,
    image: null,
    perks: [{ title: 'Every film', description: null, icon: '../seat' }],
    options: [{ id: 1, label: 'Child', price: 790, maxQuantity: 0 }],
    cta: noCta,
  };
  const wire: WireSubscription = {
    maintenance: false,
    promotion: null,
    partnerCinemas: [],
    currentShows: [],
    offers: [],
  };
  const subscription = (facts: object) =>
    parseAnswer('fr', endpoints.subscriptionOffers, 'test', { ...wire, ...facts });

  it('offers at least one of each option, and no price that went up', () => {
    const { offers } = subscription({ offers: [offer] });
    expect(offers[0]).toMatchObject({
      id: '7',
      amount: 3690,
      initial: null,
      perks: [{ title: 'Every film', icon: null }],
      options: [{ id: '1', amount: 790, most: 1 }],
    });
  });

  it('loses an offer without a price and keeps the others', () => {
    const { offers } = subscription({ offers: [{ ...offer, price: null }, offer] });
    expect(offers).toHaveLength(1);
    expect(vi.mocked(console.warn).mock.calls.join()).toContain('offers[0].price');
  });

  it('says no more than that it is under maintenance', () => {
    expect(parseAnswer('fr', endpoints.subscriptionOffers, 'test', { maintenance: true })).toEqual({
      isInMaintenance: true,
      promotion: null,
      partnerCinemas: [],
      currentShows: [],
      offers: [],
    });
  });
});

describe('the native ad', () => {
  const ad = { title: 'Popcorn', image: null, url: 'https://ad.test', label: null };
  it.each([
    [ad, ad],
    [{ ...ad, url: 'javascript:x' }, null],
    [null, null],
  ])('%j', (wire, entity) => {
    expect(parseAnswer('fr', endpoints.nativeAd, 'test', wire)).toEqual(entity);
  });
});

describe('a voucher', () => {
  const wire = {
    status: 'valid' as const,
    expirationDate: '2027-03-31',
    balance: null,
    placesRemaining: 2,
    label: 'Two seats',
    screeningsUntil: null,
    excludedTags: ['imax', 'DEFAULT'],
  };

  it('tells what is left on it', () => {
    expect(parseAnswer('fr', endpoints.voucher, 'test', wire)).toEqual({
      state: 'valid',
      label: 'Two seats',
      expiresOn: '2027-03-31',
      balance: null,
      places: 2,
      screeningsUntil: null,
      excludedTags: ['imax'],
    });
  });

  it('in a state yet unknown is not called valid', () => {
    expect(() => parseAnswer('fr', endpoints.giftCard, 'test', { ...wire, status: 'frozen' })).toThrow(/status/);
  });
});
