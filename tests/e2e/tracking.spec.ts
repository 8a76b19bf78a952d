import type { Page } from '@playwright/test';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { formatConsent } from '@/lib/visitor/consent/consent';
import { siteOrigin } from '../support/ask-site';
import { testNow } from '../support/clock';
import { expect, test } from '../support/fixture';
import { readTruth } from '../support/mock-control';

test.use({ hasRefused: false });

type Entry = Record<string, unknown>;
const entries = (page: Page) => page.evaluate(() => (window.dataLayer ?? []) as Entry[]);
const events = async (page: Page, name: string) => (await entries(page)).filter(({ event }) => event === name);

/** A visitor who has answered before. */
const allow = (page: Page, answers: Partial<Record<'audience' | 'ads', boolean>>, site = 'fr') =>
  page.context().addCookies([
    {
      name: 'candela_consent',
      value: formatConsent({
        choices: { audience: false, ads: false, media: false, ...answers },
        since: Date.parse(testNow),
      }),
      url: siteOrigin(site),
    },
  ]);
const platform = (page: Page) => ((page.viewportSize()?.width ?? 0) >= 1080 ? 'web-desktop' : 'web-mobile');

test('a film is told with all that is known of it', { tag: '@phone' }, async ({ page }) => {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('fr', '/api/shows?language=fr');
  const slug = shows[0]?.slug ?? '';
  const wire = await readTruth<{ showRef: string | null; genres: unknown[] }>('fr', `/api/show/${slug}?language=fr`);
  await allow(page, { audience: true });
  await page.goto(`/films/${slug}`);
  await expect.poll(() => events(page, 'virtualPageview')).toHaveLength(1);
  const [view = {}] = await events(page, 'virtualPageview');
  expect(view).toMatchObject({
    event: 'virtualPageview',
    kind: 'Movie',
    type: 'movie',
    country: 'FR',
    language: 'fr',
    currency: 'EUR',
    platform: platform(page),
    path: `/films/${slug}`,
    isSignedIn: false,
    filmSlug: slug,
    filmRef: wire.showRef,
    film: expect.stringMatching(/./),
    isNew: expect.any(Boolean),
    next24: expect.any(Number),
    copies: expect.any(Number),
  });
  for (const [name, most] of [
    ['actors', 5],
    ['directors', 2],
    ['releases', 2],
  ] as const) {
    const value = view[name];
    expect(Array.isArray(value) && value.length > 0 && value.length <= most, `${name}: ${value}`).toBe(true);
  }
  expect(view).not.toHaveProperty('emailHash');
});

test('a ticket is told with its item and the currency of the site @phone', async ({ page }) => {
  await allow(page, { audience: true });
  await page.goto('/cinemas/candela-lyon-confluence');
  await expect.poll(() => events(page, 'virtualPageview')).toHaveLength(1);
  const ticket = page.locator('a[data-ticket]').first();
  await ticket.waitFor();
  // The ticketing page is another site's: the press alone counts.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  const [, date = '', time = ''] = /^(\S+) (\S+)/.exec((await ticket.getAttribute('data-ticket')) ?? '') ?? [];
  await ticket.press('Enter');
  await expect.poll(() => events(page, 'select_item')).toHaveLength(1);
  const [told = {}] = await events(page, 'select_item');
  expect(told).toMatchObject({
    country: 'FR',
    language: 'fr',
    platform: platform(page),
    ecommerce: {
      currency: 'EUR',
      items: [
        {
          item_category: 'ticket',
          item_brand: 'Candela Lyon Confluence',
          item_name: expect.stringMatching(/./),
          item_id: expect.stringContaining(`${date} · ${time}`),
          quantity: 1,
          date,
          time,
        },
      ],
    },
  });
});

test('a site is told by its country and its currency', { tag: '@desktop' }, async ({ page }) => {
  await allow(page, { audience: true }, 'ch');
  await page.goto(`${siteOrigin('ch')}/de/kinos`);
  await expect.poll(() => events(page, 'virtualPageview')).toHaveLength(1);
  expect((await events(page, 'virtualPageview'))[0]).toMatchObject({ country: 'CH', language: 'de', currency: 'CHF' });
});

/** At one width each, by turns: what is told of a page is the same at both. */
for (const [turn, [path, screen]] of (
  [
    ['/', 'home'],
    ['/films', 'shows'],
    ['/cinemas', 'cinemas'],
    ['/cinemas/ville/lyon', 'city'],
    ['/experiences', 'experiences'],
    ['/offres', 'offers'],
    ['/actualites', 'news'],
    ['/aide', 'help'],
    ['/plan-du-site', 'siteMap'],
    ['/nulle-part', 'missing'],
  ] as const
).entries()) {
  test.describe(() => {
    test.use({ expectedErrors: /404/ });
    test(`${path} is told as "${screenFactsOf(screen).type}"`, { tag: turn % 2 ? '@phone' : '@desktop' }, async ({
      page,
    }) => {
      await allow(page, { audience: true });
      await page.goto(path);
      await expect.poll(() => events(page, 'virtualPageview')).toHaveLength(1);
      expect((await events(page, 'virtualPageview'))[0]).toMatchObject({ type: screenFactsOf(screen).type, path });
    });
  });
}

test('who allows advertising alone is not counted, and who allows nothing leaves no trace', {
  tag: '@desktop',
}, async ({ page }) => {
  await allow(page, { ads: true });
  await page.goto('/films');
  await expect.poll(async () => (await entries(page)).length).toBeGreaterThan(0);
  expect(await events(page, 'virtualPageview')).toEqual([]);
  // As if another tab had been answered: this one begins again without what ran.
  await Promise.all([page.waitForEvent('load'), allow(page, {})]);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
});
