import type { Locator, Page } from '@playwright/test';
import type { WireCinema } from '@/lib/api/contract/cinemas';
import { addDays } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { testNow } from '../support/clock';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth, setFault } from '../support/mock-control';
import { sendPublication } from '../support/publish';
import { tabTo } from '../support/tab-to';
import { waitUntilAwake } from '../support/wait-until-awake';

const { calendar, chooseDay, later } = messagesIn('fr').showtimes;
const today = testNow.slice(0, 10);
const strip = (page: Page) => page.getByRole('navigation', { name: chooseDay });
const days = (page: Page) => strip(page).locator('li[data-day]');
const shown = (page: Page) =>
  days(page).evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day') ?? ''));
const dialog = (page: Page) => page.getByRole('dialog', { name: calendar.title });
const can = (buttons: Locator) => buttons.and(buttons.page().locator('button:not([aria-disabled])'));

async function openCalendar(page: Page) {
  await waitUntilAwake(page);
  await strip(page).getByRole('button', { name: later }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

type Listed = { slug: string; status: boolean };
const openCinemas = async (site: string) =>
  (await readTruth<Listed[]>(site, '/api/cinemas?language=fr')).filter(({ status }) => status).map(({ slug }) => slug);

async function openCinema(page: Page) {
  const [slug = ''] = await openCinemas('fr');
  await page.goto(siteOrigin('fr') + href('fr-FR', 'cinema', { slug }));
}

test('the strip of days moves only for a day of the calendar that it does not show', { tag: '@phone' }, async ({
  page,
}) => {
  await openCinema(page);
  expect((await shown(page))[0]).toBe(today);
  const length = await days(page).count();

  const near = can(days(page).getByRole('button')).nth(2);
  await waitUntilAwake(page);
  await near.click();
  await expect(near).toHaveAttribute('aria-current', 'date');
  expect((await shown(page))[0]).toBe(today);

  await openCalendar(page);
  await expectAccessible(page);
  const far = can(dialog(page).getByRole('table').getByRole('button')).last();
  const name = await far.getAttribute('aria-label');
  await far.press('Enter');
  await expect(dialog(page)).toBeHidden();
  const [first = ''] = await shown(page);
  expect(formatDay(first, 'fr-FR', 'long')).toBe(name);
  expect(first > addDays(today, length - 1)).toBe(true);
  await expect(page).toHaveURL(new RegExp(`date-${first}$`));
  await expect(days(page).first().getByRole('button')).toHaveAttribute('aria-current', 'date');

  await page.goBack();
  await expect(near).toHaveAttribute('aria-current', 'date');
  expect((await shown(page))[0]).toBe(today);
});

test('a day without showings can be reached and read, but not chosen', { tag: '@desktop' }, async ({ page }) => {
  await openCinema(page);
  await openCalendar(page);
  const past = dialog(page).getByRole('button', { name: formatDay(addDays(today, -1), 'fr-FR', 'long') });
  await expect(past).toHaveAccessibleName(/aucune séance/);
  await past.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).not.toHaveURL(/date-/);
  await page.keyboard.press('Escape');
  await expect(strip(page).getByRole('button', { name: later })).toBeFocused();
});

test('a cinema shows as many programme weeks as it says, and a fortnight at most', { tag: '@desktop' }, async ({
  page,
}) => {
  await openCinema(page);
  await expect(days(page)).toHaveCount(14);

  const slug = (await openCinemas('sn')).at(-1) ?? '';
  const endpoint = `/api/cinema/${slug}`;
  const cinema = await readTruth<WireCinema>('sn', `${endpoint}?language=fr`);
  await setFault({ site: 'sn', endpoint, json: { ...cinema, cinemaWeekStart: 0 } });
  await sendPublication('sn');
  // From this Friday to the eve of the next Wednesday; until it is made anew, a page made earlier stands in.
  await expect(async () => {
    await page.goto(siteOrigin('sn') + href('fr-SN', 'cinema', { slug }));
    await expect(days(page)).toHaveCount(5, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await setFault({ site: 'sn', endpoint });
  await sendPublication('sn');
});

test('days are chosen with the keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await openCinema(page);
  await page.waitForLoadState('networkidle');
  const tomorrow = days(page).nth(1).getByRole('button');
  await tabTo(page, days(page).first().getByRole('button'), 40);
  await page.keyboard.press('ArrowRight');
  await expect(tomorrow).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tomorrow).toHaveAttribute('aria-current', 'date');
  await expect(tomorrow).toBeFocused();
  await tabTo(page, strip(page).getByRole('button', { name: later }), 1);
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { pressed: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
});

test('the focus stays on the way to another month when there is none further', { tag: '@desktop' }, async ({
  page,
}) => {
  await openCinema(page);
  await openCalendar(page);
  for (const name of [calendar.further, calendar.earlier]) {
    const turn = dialog(page).getByRole('button', { name });
    await turn.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(turn).toHaveAttribute('aria-disabled', 'true', { timeout: 100 });
    }).toPass({ intervals: [0] });
    await expect(turn).toBeFocused();
  }
});
