import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { testNow } from '../support/clock';
import { countPresses } from '../support/count-presses';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

/** Ten things that people want of an evening, each in so many presses at most on a phone, from the home page. */
const { guide, showtimes, accessible } = messagesIn('fr');
const [today, tomorrow, wednesday] = [testNow.slice(0, 10), '2026-11-21', '2026-11-25'];

const main = (page: Page) => page.getByRole('main');
const bars = (page: Page) => page.locator('[data-bars] a').filter({ visible: true });
const tickets = (page: Page) => main(page).locator('a[data-ticket]').filter({ visible: true });
const toGuide = (page: Page, words = guide) => main(page).getByRole('link', { name: words.title }).first();
const onDay = (page: Page, day: string) => page.locator(`[data-day="${day}"]`).getByRole('button');
const namesOf = (page: Page) => bars(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));

async function openHome(page: Page, code: Locale, place: string) {
  const { site } = locales[code];
  await page.context().addCookies([{ name: 'candela_locator', value: place, url: siteOrigin(site) }]);
  await page.goto(siteOrigin(site) + href(code, 'home'));
  await waitUntilAwake(page);
}

test('tonight near me: one @phone', async ({ page }) => {
  await page.route(/^https:\/\/ticketing\./, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>ticket</title>' }),
  );
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap } = countPresses(1);
  const strip = page.locator('section[aria-labelledby=next-showings]');
  await expect(strip).toContainText('Lyon');
  const first = strip.locator('a[data-ticket]').filter({ visible: true }).first();
  await expect(first).toHaveAttribute('data-ticket', new RegExp(`^${today} (1[7-9]|2)`));
  const address = await first.getAttribute('href');
  await tap(first);
  await expect(page).toHaveURL(address ?? '');
});

test('something after 20:00 that ends by 23:00 in my city: three @phone', async ({ page }) => {
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap, choose } = countPresses(3);
  await tap(toGuide(page));
  await choose(page.getByRole('combobox', { name: showtimes.evening.after }), '2000');
  await choose(page.getByRole('combobox', { name: showtimes.evening.before }), '2300');
  await expect(page).toHaveURL(/\/filters\/after-2000\/before-2300$/);
  await expect
    .poll(async () => (await namesOf(page)).every((name) => /^2\d:.*fin (2[12]h|23h00)/.test(name)))
    .toBe(true);
  await expect(bars(page).first()).toBeVisible();
});

test('the original version of one film, tomorrow in Lyon: four @phone', async ({ page }) => {
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap } = countPresses(4);
  await tap(main(page).locator('a[href^="/films/"]').filter({ visible: true }).first());
  await tap(onDay(page, tomorrow));
  await tap(main(page).getByRole('button', { name: /^VOST/ }).first());
  await expect(page).toHaveURL(/\/filters\/date-2026-11-21\/versions-vost(#board)?$/);
  await expect(tickets(page).first()).toHaveAttribute('data-ticket', /^2026-11-21 .*vost/i);
});

test('an audio-described screening this week: two @phone', async ({ page }) => {
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap } = countPresses(2);
  await tap(page.getByRole('link', { name: accessible.title }).filter({ visible: true }).first());
  await tap(main(page).locator('a[href="#audiodesc"]'));
  await expect(page.locator('#audiodesc a[data-ticket]').first()).toBeInViewport();
});

type Answer = { rows: { title: string; ages?: number[] }[] };

test('with a child of six on Wednesday afternoon: four @phone', async ({ page }) => {
  const asked: Promise<Answer>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/screens/programme/') && response.url().includes(wednesday)) {
      asked.push(response.json());
    }
  });
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap, choose } = countPresses(4);
  await tap(toGuide(page));
  await tap(onDay(page, wednesday));
  await choose(page.getByLabel(guide.youngest), '6');
  await choose(page.getByRole('combobox', { name: showtimes.evening.after }), '1300');
  await expect(page).toHaveURL(/\/filters\/date-2026-11-25\/after-1300\/child-6$/);
  const titles = main(page).locator('article h2');
  await expect(titles.first()).toBeVisible();
  const rows = (await Promise.all(asked)).flatMap((answer) => answer.rows);
  const barred = new Set(rows.filter(({ ages: [from = 0] = [] }) => from > 6).map(({ title }) => title));
  expect(barred.size).toBeGreaterThan(0);
  await expect.poll(async () => (await titles.allTextContents()).filter((title) => barred.has(title))).toEqual([]);
  const isEarlier = (name: string) => name.slice(0, 5) < '13:00' && name >= '03';
  await expect.poll(async () => (await namesOf(page)).filter(isEarlier)).toEqual([]);
  await expectAccessible(page);
});

test('IMAX on Saturday: three @phone', async ({ page }) => {
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap } = countPresses(3);
  await tap(toGuide(page));
  await tap(onDay(page, tomorrow));
  await tap(main(page).getByRole('button', { name: 'IMAX', exact: true }));
  await expect(bars(page).first()).toBeVisible();
  await expect.poll(async () => (await namesOf(page)).every((name) => name.includes('IMAX'))).toBe(true);
});

test('two cinemas side by side for a film: three @phone', async ({ page }) => {
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap } = countPresses(3);
  await tap(main(page).locator('a[href^="/films/"]').filter({ visible: true }).first());
  await tap(main(page).locator('a[href*="/filters/film-"]'));
  await expect(page).toHaveURL(/\/filters\/film-[\w-]+$/);
  await expect(bars(page).first()).toBeInViewport();
  const seen = await bars(page).evaluateAll((all) =>
    all.filter((one) => one.getBoundingClientRect().bottom < innerHeight).map((one) => one.ariaLabel?.split(', ')[2]),
  );
  expect(new Set(seen).size).toBeGreaterThan(1);
});

test('without an interval, with Dutch subtitles, in Amsterdam, tonight: four @phone', async ({ page }) => {
  const words = messagesIn('nl');
  await openHome(page, 'nl-NL', 'city:amsterdam');
  const { tap } = countPresses(4);
  await tap(toGuide(page, words.guide));
  await tap(main(page).getByRole('button', { name: words.showtimes.filter.noBreak }));
  await tap(
    main(page)
      .getByRole('button', { name: /ondertitel/i })
      .first(),
  );
  await expect(page).toHaveURL(/\/filters\/versions-[\w-]+\/break-none$/);
  await expect(bars(page).first()).toBeVisible();
});

test('this board for a friend: two @phone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      document.title = `shared ${data?.url}`;
    };
  });
  await openHome(page, 'fr-FR', 'city:lyon');
  const { tap } = countPresses(2);
  await tap(toGuide(page));
  await tap(
    main(page)
      .getByRole('button', { name: messagesIn('fr').share.open })
      .first(),
  );
  await expect(page).toHaveTitle(/^shared http.*filters\/date-2026-11-20\/localisation-lyon/);
});
