import { describe, expect, it, vi } from 'vitest';
import type { WireFooter } from '../contract/site';
import type { WireTag } from '../contract/tags';
import { endpoints } from '../endpoints/table';
import { parseAnswer } from '../parse-answer';
import { imageUrl } from './links';

it('links nowhere that runs, and keeps the link to the cookie choices', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const link = { title: 'a', newTab: false, cookie: false };
  const wire: WireFooter = {
    columns: [
      {
        title: 'Help',
        links: [
          { ...link, url: '/app' },
          { ...link, url: 'javascript:x' },
          { ...link, url: '/\\evil.test' },
          { ...link, url: null, cookie: true },
        ],
      },
    ],
    socialNetworks: [{ label: 'x', url: 'data:x' }],
    shows: [],
  };
  const { columns, socialNetworks } = parseAnswer('fr', endpoints.footer, 'test', wire);
  expect(columns[0]?.links.map(({ url, opensCookies }) => [url, opensCookies])).toEqual([
    ['/app', false],
    ['', true],
  ]);
  expect(socialNetworks).toEqual([]);
});

it('drops questions without title or answer', () => {
  const question = { type: 'booking', slug: 's', title: 'How?', description: '<p>So.</p>' };
  const wire = [question, { ...question, title: null }, { ...question, description: '' }];
  expect(parseAnswer('fr', endpoints.footerFaq, 'test', wire)).toEqual([
    { topic: 'booking', slug: 's', title: 'How?', html: '<p>So.</p>' },
  ]);
});

it('finds every kind of result, ignores events and kinds yet unknown, and says so of broken ones only', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const results = parseAnswer('fr', endpoints.search, 'https://api.test/search', [
    { type: 'event', slug: 'e' },
    { type: 'podcast' },
    { type: 'faq', id: 12, urlSlug: null, title: 'How?', topic: null },
    { type: 'cinema', slug: 'c', name: 'C', citySlug: 'l', cityName: 'L', postalCode: '69002', image: null },
    { type: 'cinema', slug: 'd', name: 'D', image: null, near: { town: 'Bron', distance: 3.4 } },
    { type: 'cinema', slug: 'e', name: 'E', image: null, near: 'Bron' },
    { type: 'offer', slug: null, title: 'O', image: null, dateType: null, startDate: null, endDate: null },
  ]);
  expect(results).toEqual([
    { kind: 'faq', id: '12', slug: null, title: 'How?', topic: null },
    { kind: 'cinema', slug: 'c', title: 'C', city: 'L', postalCode: '69002', image: null, near: null },
    {
      kind: 'cinema',
      slug: 'd',
      title: 'D',
      city: '',
      postalCode: '',
      image: null,
      near: { town: 'Bron', kilometres: 3.4 },
    },
    { kind: 'cinema', slug: 'e', title: 'E', city: '', postalCode: '', image: null, near: null },
  ]);
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]?.[0]).toContain('"count":1');
});

it('falls back on the limits of the specification where settings hold none', () => {
  expect(parseAnswer('fr', endpoints.settings, 'test', { features: { filters: true, vod: 'yes' } })).toMatchObject({
    features: { filters: true, vod: false, wallet: false },
    locator: { maxDistance: 50, maxCinemas: 6 },
    cookies: { locator: 'candela_locator' },
  });
});

it('refuses a cookie name that could start another header', () => {
  const { cookies } = parseAnswer('fr', endpoints.settings, 'test', {
    cookies: { locator: 'a\r\nSet-Cookie: x', session: 'mine' },
  });
  expect(cookies).toMatchObject({ locator: 'candela_locator', session: 'mine' });
});

const tag = (facts: Partial<WireTag>) =>
  parseAnswer('fr', endpoints.tags, 'test', [{ slug: 'IMAX +', title: 'IMAX', ...facts }])[0];

it('keeps the slug of a tag as it is written', () => {
  expect(tag({})).toMatchObject({ slug: 'IMAX +', title: 'IMAX', icon: null, badge: null, colours: null });
});

it.each([
  [
    { type: 'sprite' as const, idSprite: 'seat', image: null, width: null, label: null },
    { kind: 'sprite', id: 'seat' },
  ],
  [{ type: 'sprite' as const, idSprite: 'imax', image: null, width: null, label: null }, null],
  [{ type: 'sprite' as const, idSprite: 'a"><script>', image: null, width: null, label: null }, null],
  [
    { type: 'img' as const, idSprite: null, image: 'https://m.test/i.svg', width: 32, label: null },
    { kind: 'img', src: 'https://m.test/i.svg', width: 32 },
  ],
  [
    { type: 'text' as const, idSprite: null, image: null, width: null, label: '3D' },
    { kind: 'text', label: '3D' },
  ],
])('draws a tag with %j', (iconShowTime, icon) => {
  expect(tag({ iconShowTime })?.icon).toEqual(icon);
});

it('colours a tag only when both colours are colours', () => {
  expect(tag({ backgroundFlagColor: '#112233', labelFlagColor: '#ffffff' })?.colours).toEqual({
    background: '#112233',
    text: '#ffffff',
  });
  expect(tag({ backgroundFlagColor: 'url(x)', labelFlagColor: '#ffffff' })?.colours).toBeNull();
});

it('shows a reduced price only when it is one', () => {
  const offer = {
    title: 'o',
    subtitle: null,
    picture: null,
    ctaLabel: null,
    ctaUrl: null,
    ctaType: 'none',
    ctaBlank: false,
  };
  const wire = [
    { ...offer, price: 500, initialPrice: 400, ordering: 2 },
    { ...offer, price: 500, initialPrice: 700, ordering: 1 },
  ];
  const offers = parseAnswer('fr', endpoints.temporaryOffers, 'test', wire);
  expect(offers.map(({ amount, initial }) => [amount, initial])).toEqual([
    [500, 700],
    [500, null],
  ]);
});

it('gives an offer of the moment the button its editors chose, and none that they switched off', () => {
  const offer = { title: 'o', subtitle: null, picture: null, price: 500, initialPrice: null, ordering: 1 };
  const cta = { ctaLabel: 'Get it', ctaUrl: '/films', ctaType: 'book-now', ctaBlank: true };
  const wire = [cta, { ...cta, ctaType: 'none' }].map((button) => ({ ...offer, ...button }));
  expect(parseAnswer('fr', endpoints.temporaryOffers, 'test', wire).map((one) => one.cta)).toEqual([
    { label: 'Get it', url: '/films', newTab: true, look: 'booking' },
    null,
  ]);
});

it('gives a push no button that its editors have switched off, and none that runs', () => {
  const push = {
    id: 3,
    pushType: 'permanent',
    title: 'The app',
    subtitle: '',
    image: null,
    show: null,
    showTitle: null,
    showRef: null,
    ctaLabel: 'Get it',
    ctaUrl: '/app',
    ctaType: 'black-button',
    ctaBlank: true,
  };
  const wire = [push, { ...push, ctaType: 'none' }, { ...push, ctaUrl: 'javascript:x' }];
  expect(parseAnswer('fr', endpoints.permanentAutopromo, 'test', wire).map(({ cta }) => cta)).toEqual([
    { label: 'Get it', url: '/app', newTab: true, look: 'black' },
    null,
    null,
  ]);
});

describe('what the closing of an alert is remembered by', () => {
  const alert = { title: 'Strike', subtitle: null, messageContent: '<p>aa</p>', level: 'INFO', autoCloseId: null };
  const idsOf = (...alerts: object[]) =>
    (parseAnswer('fr', endpoints.alerts, 'test', alerts as never) as { id: string }[]).map(({ id }) => id);

  it('is its id, where editors give one', () => {
    expect(idsOf({ ...alert, autoCloseId: 'strike-1' })).toEqual(['strike-1']);
  });

  it('is else another one for other words, were they as long and under the same title', () => {
    const [one, other, same, subtitle] = idsOf(alert, { ...alert, messageContent: '<p>bb</p>' }, alert, {
      ...alert,
      subtitle: 'On Monday',
    });
    expect(new Set([one, other, subtitle]).size).toBe(3);
    expect(same).toBe(one);
  });
});

it('takes a picture by the address it is kept under', () => {
  expect(imageUrl.parse('https://media.example/p01.webp?n=1#2')).toBe('https://media.example/p01.webp');
  expect(imageUrl.parse('javascript:alert(1)')).toBeNull();
});
