import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { testNow } from '../support/clock';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

const { nextBest, none, todayLong, tomorrow } = messagesIn('fr').showtimes;
const today = testNow.slice(0, 10);

const tickets = (page: Page) => page.locator('#board [data-ticket]:not([data-next-day] *)').filter({ visible: true });
const folds = (page: Page) => page.locator('#board details:has([data-look=old])');

async function openFilm(page: Page, time: string) {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('fr', '/api/shows?language=fr');
  // The page was made in the afternoon; the visitor comes to it late.
  await page.clock.setFixedTime(time);
  await page.goto(siteOrigin('fr') + href('fr-FR', 'movie', { slug: shows[0]?.slug ?? '' }));
  await waitUntilAwake(page);
}

async function openGuide(page: Page, time: string) {
  await page.clock.setFixedTime(time);
  await page.goto(siteOrigin('fr') + href('fr-FR', 'guide'));
  await waitUntilAwake(page);
}

test('late in the evening what is left comes first and what is past is one line that opens', { tag: '@phone' }, async ({
  page,
}) => {
  await openFilm(page, `${today}T22:30:00+01:00`);
  await expect(folds(page).first()).toBeVisible();
  for (const ticket of await tickets(page).all())
    expect((await ticket.getAttribute('data-ticket'))?.slice(0, 16) ?? '').toMatch(
      new RegExp(`^${today} 2[23]|^2026-11-21 0`),
    );

  const past = folds(page).first().locator('[data-look=old]').first();
  await expect(past).toBeHidden();
  await folds(page).first().locator('summary').click();
  await expect(past).toBeVisible();
});

test('what is over leads to what can be booked in its place', async ({ page }) => {
  await openFilm(page, `${today}T22:30:00+01:00`);
  await folds(page).first().locator('summary').click();
  const past = folds(page).first().locator('[data-look=old]').first();
  await past.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('heading', { name: nextBest.title })).toBeVisible();
  await expect(panel.locator('a[data-ticket]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(past).toBeFocused();
});

test('in the night the next day stands there, and all of it is a press away', { tag: '@desktop' }, async ({ page }) => {
  await openFilm(page, '2026-11-21T02:30:00+01:00');
  await expect(page.getByRole('heading', { name: none.over.replace('{day}', todayLong) })).toBeVisible();
  await expect(tickets(page)).toHaveCount(0);
  const next = page.locator('[data-next-day] [data-ticket]');
  await expect(next.first()).toBeVisible();
  for (const ticket of await next.all()) await expect(ticket).toHaveAttribute('data-ticket', /^2026-11-2[12]/);
  await page.getByRole('button', { name: none.go.replace('{day}', tomorrow), exact: true }).click();
  await expect(page.locator('[data-day="2026-11-21"]').getByRole('button')).toHaveAttribute('aria-current', 'date');
});

for (const [what, hours] of [
  ['behind', -24],
  ['ahead', 24],
] as const)
  for (const [screen, open] of [
    ['film', (page: Page, time: string) => openFilm(page, time)],
    ['guide', (page: Page, time: string) => openGuide(page, time)],
  ] as const)
    test(`a clock that is a day ${what} takes nothing from today, ${screen}`, { tag: '@desktop' }, async ({ page }) => {
      // The server's is that of the tests.
      await page.route('**/robots.txt', (route) =>
        route.fulfill({ headers: { date: new Date(testNow).toUTCString() } }),
      );
      await open(page, new Date(Date.parse(testNow) + hours * 3_600_000).toISOString());
      const first = page.locator('[data-day]').first();
      await expect(first).toHaveAttribute('data-day', today);
      await expect(first.getByRole('button')).toHaveAttribute('aria-current', 'date');
      await expect(page.locator('main [data-ticket]').filter({ visible: true }).first()).toHaveAttribute(
        'data-ticket',
        new RegExp(`^${today} (1[7-9]|2)`),
      );
    });
