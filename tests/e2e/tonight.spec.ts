import type { Locator, Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

const { tonight, showtimes } = messagesIn('fr');

const strip = (page: Page) => page.locator('section[aria-labelledby=next-showings]');
const tickets = (within: Locator) => within.locator('a[data-ticket]').filter({ visible: true });
const timesOf = (within: Locator) =>
  tickets(within).evaluateAll((all) => all.map((ticket) => ticket.getAttribute('data-ticket')?.slice(0, 16) ?? ''));
const heightOf = (within: Locator) => within.evaluate((element) => element.getBoundingClientRect().height);

async function openHome(page: Page, code: Locale = 'fr-FR') {
  await page.goto(siteOrigin(locales[code].site) + href(code, 'home'));
  await waitUntilAwake(page);
}

test('what has begun goes by the minute, without a reload and without a jump', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.clock.setFixedTime('2026-11-20T16:34:57Z');
  await openHome(page);
  // Around the visitor they are asked for once the page is awake.
  await expect.poll(async () => (await timesOf(strip(page)))[0] ?? '').toMatch(/ 1[78]:/);
  const height = await heightOf(strip(page));
  await context.clock.setFixedTime('2026-11-20T18:05:00Z');
  await expect.poll(async () => (await timesOf(strip(page)))[0] ?? '', { timeout: 10_000 }).toMatch(/(19:[1-5]|2\d:)/);
  expect(await heightOf(strip(page))).toBe(height);
});

for (const [code, place, said] of [
  ['en-BE', 'city:bruxelles', 'Sat'],
  ['nl-NL', 'city:rotterdam', 'Schouwburgplein'],
  ['fr-FR', 'city:lille', 'Villeneuve-d’Ascq'],
] as const)
  test(`no name of a cinema is cut on a chip, beside a day and a cost: ${place} @phone`, async ({ page }) => {
    await page.context().addCookies([{ name: 'candela_locator', value: place, url: siteOrigin(locales[code].site) }]);
    await openHome(page, code);
    await strip(page)
      .getByRole('button', { name: messagesIn(locales[code].language).tonight.more })
      .click();
    await expect(strip(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(tickets(strip(page)).filter({ hasText: said }).first()).toBeVisible();
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 780 });
      const cut = await tickets(strip(page))
        .locator('span')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect(cut, `${width}`).toEqual([]);
    }
  });

test('three more films stand behind one press, each with its times', async ({ page }) => {
  await openHome(page);
  const more = strip(page).getByRole('button', { name: tonight.more });
  await more.click();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(strip(page).getByRole('heading', { level: 3 })).toHaveCount(3);
  for (const film of await strip(page).locator('li:has(h3)').all()) await expect(tickets(film).first()).toBeVisible();
  // The press may scroll so far that the header leaves a few pixels of a button above the strip.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
});

test('after the last showing of the day it says so, shows the first of the next and leads there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T02:40:00+01:00');
  await openHome(page);
  await expect(strip(page).getByRole('heading').first()).toHaveText(new RegExp(`^${tonight.over.tonight} Samedi`));
  await expect(tickets(strip(page)).first()).toBeVisible();
  for (const time of await timesOf(strip(page))) expect(time).toMatch(/^2026-11-2[12]/);
  await strip(page).getByRole('link', { name: tonight.guide }).click();
  await expect(page).toHaveURL(`${siteOrigin('fr')}${href('fr-FR', 'guide')}/filters/date-2026-11-21`);
  await expect(page.locator('[data-day="2026-11-21"]').getByRole('button')).toHaveAttribute('aria-current', 'date');
});

test('the next best of a showing that is sold out is one press away in the guide', async ({ page }) => {
  await page.goto(siteOrigin('fr') + href('fr-FR', 'guide'));
  await waitUntilAwake(page);
  const full = page.locator('button[data-look=full]').filter({ visible: true }).first();
  await expect(full).toHaveAccessibleName(new RegExp(`${showtimes.full}.*${showtimes.instead}$`));
  await full.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: showtimes.nextBest.title })).toBeVisible();
  await expect(panel.locator('a[data-ticket]').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(full).toBeFocused();
  // Not the stop of its row, and reached by keys all the same.
  await expect(full).not.toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Home');
  await expect(page.locator('[data-bars] > li:first-child > [data-from]:focus')).toHaveCount(1);
});

test('a shared link whose day is over says so, and shows what comes next', { tag: '@desktop' }, async ({ page }) => {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('fr', '/api/shows?language=fr');
  const film = href('fr-FR', 'movie', { slug: shows[0]?.slug ?? '' });
  for (const path of [film, href('fr-FR', 'guide')]) {
    await page.goto(`${siteOrigin('fr')}${path}/filters/date-2026-11-11`);
    await waitUntilAwake(page);
    await expect(page.getByText('Mercredi 11 novembre est passé')).toBeVisible();
    await expect(tickets(page.getByRole('main')).first()).toBeVisible();
  }
});
