import { describe, expect, it } from 'vitest';
import { buildPageView, buildSelectItem, pickPlatform } from './tracking.logic';

const film = { kind: 'Movie', film: 'night train', country: 'FR', language: 'fr', currency: 'EUR', actors: ['A'] };
const where = { path: '/films/night-train-4711', platform: 'web-desktop' } as const;

it.each([
  [360, false, 'web-mobile'],
  [1079, false, 'web-mobile'],
  [1080, false, 'web-desktop'],
  [1440, true, 'web-mobile'],
] as const)('a window of %i px, in the app: %s, is %s', (width, isApp, platform) => {
  expect(pickPlatform(width, isApp)).toBe(platform);
});

describe('a page view', () => {
  it('has the facts of the page, where it is and whether somebody is signed in', () => {
    expect(buildPageView(film, where, { isSignedIn: false, emailHash: null })).toEqual({
      event: 'virtualPageview',
      ...film,
      ...where,
      isSignedIn: false,
    });
  });

  it('names the event itself, whatever the page says', () => {
    expect(buildPageView({ event: 'purchase' }, where, { isSignedIn: true, emailHash: 'ab' })).toMatchObject({
      event: 'virtualPageview',
      isSignedIn: true,
      emailHash: 'ab',
    });
  });
});

describe('a ticket', () => {
  const marks = { ticket: '2026-11-20 20:15 vost', film: undefined, cinema: 'Lyon Quai' };

  it('is of the title of the page, at the cinema above it, in the currency of the site', () => {
    expect(buildSelectItem(marks, film, where)).toMatchObject({
      event: 'select_item',
      country: 'FR',
      platform: 'web-desktop',
      ecommerce: {
        currency: 'EUR',
        items: [
          {
            item_category: 'ticket',
            item_name: 'night train',
            item_brand: 'Lyon Quai',
            item_variant: 'vost',
            date: '2026-11-20',
            time: '20:15',
          },
        ],
      },
    });
  });

  it('is of the title above it, at the cinema of the page', () => {
    const { ecommerce } = buildSelectItem(
      { ticket: '2026-11-20 20:15', film: 'Totality', cinema: undefined },
      { cinema: 'lyon-quai', currency: 'CHF' },
      where,
    );
    expect(ecommerce).toMatchObject({ currency: 'CHF', items: [{ item_name: 'Totality', item_brand: 'lyon-quai' }] });
  });
});
