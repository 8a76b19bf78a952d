import type { Page } from '@playwright/test';
import { formatEndClock } from '@/lib/i18n/clock';
import { href } from '@/lib/routing/href';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { testNow } from '../support/clock';
import { countPresses } from '../support/count-presses';
import { expect, test } from '../support/fixture';
import { type DayAnswer, judgeRows } from '../support/judge-rows';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

/**
 * Ten things that people want of an evening, each in so many presses at most on a phone, from the home page of who has
 * told once where they go to the cinema; in France, and where another language is read.
 */
const places = [
  ['fr-FR', 'city:lyon', 'Lyon'],
  ['nl-NL', 'city:amsterdam', 'Amsterdam'],
] as const;
/** Dutch cinemas have one version of a film; in Zürich some are also dubbed. */
const originals = [
  ['fr-FR', 'city:lyon', 'vost', /^VOST/],
  ['de-CH', 'city:zurich', 'edf', /^E\/d/],
] as const;
const wordsOf = (code: Locale) => messagesIn(locales[code].language);
const [today, tomorrow, wednesday] = [testNow.slice(0, 10), '2026-11-21', '2026-11-25'];

const main = (page: Page) => page.getByRole('main');
const bars = (page: Page) => page.locator('[data-bars] a').filter({ visible: true });
const tickets = (page: Page) => main(page).locator('a[data-ticket]').filter({ visible: true });
const toGuide = (page: Page, code: Locale) =>
  main(page)
    .getByRole('link', { name: wordsOf(code).guide.title })
    .first();
const toFilm = (page: Page, code: Locale) =>
  main(page)
    .locator(`a[href^="${href(code, 'movie', { slug: 'x' })?.slice(0, -1)}"]`)
    .filter({ visible: true })
    .first();
const onDay = (page: Page, day: string) => page.locator(`[data-day="${day}"]`).getByRole('button');
const namesOf = (page: Page) => bars(page).evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));

async function openHome(page: Page, code: Locale, place: string) {
  const { site } = locales[code];
  await page.context().addCookies([{ name: 'candela_locator', value: place, url: siteOrigin(site) }]);
  await page.goto(siteOrigin(site) + href(code, 'home'));
  await waitUntilAwake(page);
}

for (const [code, place, town] of places) {
  const { guide, showtimes, accessible, share } = wordsOf(code);
  test(`tonight near me: one ${code} @phone`, async ({ page }) => {
    await page.route(/^https:\/\/ticketing\./, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>ticket</title>' }),
    );
    await openHome(page, code, place);
    const { tap } = countPresses(1);
    const strip = page.locator('section[aria-labelledby=next-showings]');
    await expect(strip).toContainText(town);
    const first = strip.locator('a[data-ticket]').filter({ visible: true }).first();
    await expect(first).toHaveAttribute('data-ticket', new RegExp(`^${today} (1[7-9]|2)`));
    const address = await first.getAttribute('href');
    await tap(first);
    await expect(page).toHaveURL(address ?? '');
  });

  test(`something after 20:00 that ends by 23:00 in my city: three ${code} @phone`, async ({ page }) => {
    await openHome(page, code, place);
    const ends = Array.from({ length: 181 }, (_, minute) => {
      const clock = `${20 + Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
      return showtimes.ends.replace('{time}', formatEndClock(`${today} ${clock}:00`, code));
    });
    const { tap, choose } = countPresses(3);
    await tap(toGuide(page, code));
    await choose(page.getByRole('combobox', { name: showtimes.evening.after }), '2000');
    await choose(page.getByRole('combobox', { name: showtimes.evening.before }), '2300');
    await expect(page).toHaveURL(/\/filters\/after-2000\/before-2300$/);
    const isInTime = (name: string) => /^2\d:/.test(name) && ends.some((end) => name.includes(`, ${end}`));
    await expect.poll(async () => (await namesOf(page)).filter((name) => !isInTime(name))).toEqual([]);
    await expect(bars(page).first()).toBeVisible();
  });

  test(`an audio-described screening this week: two ${code} @phone`, async ({ page }) => {
    await openHome(page, code, place);
    const { tap } = countPresses(2);
    await tap(page.getByRole('link', { name: accessible.title }).filter({ visible: true }).first());
    await tap(main(page).locator('a[href="#audiodesc"]'));
    await expect(page.locator('#audiodesc a[data-ticket]').first()).toBeInViewport();
  });

  test(`with a child of six on Wednesday afternoon: four ${code} @phone`, async ({ page }) => {
    const asked: Promise<DayAnswer>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/screens/programme/') && response.url().includes(wednesday)) {
        asked.push(response.json());
      }
    });
    await openHome(page, code, place);
    const { tap, choose } = countPresses(4);
    await tap(toGuide(page, code));
    await tap(onDay(page, wednesday));
    await choose(page.getByLabel(guide.youngest), '6');
    await choose(page.getByRole('combobox', { name: showtimes.evening.after }), '1300');
    await expect(page).toHaveURL(/\/filters\/date-2026-11-25\/after-1300\/child-6$/);
    const titles = main(page).locator('article h2');
    await expect(titles.first()).toBeVisible();
    const judge = () => judgeRows(asked, code, 6);
    const barred = async () => (await judge()).filter(({ verdict }) => verdict === 'no').map(({ title }) => title);
    // Titles stand there before all cinemas have answered.
    await expect.poll(async () => (await judge()).some(({ verdict }) => /^(no|advised)$/.test(verdict))).toBe(true);
    await expect
      .poll(async () => {
        const names = await barred();
        return (await titles.allTextContents()).filter((title) => names.includes(title));
      })
      .toEqual([]);
    const isEarlier = (name: string) => name.slice(0, 5) < '13:00' && name >= '03';
    await expect.poll(async () => (await namesOf(page)).filter(isEarlier)).toEqual([]);
    await expectAccessible(page);
  });

  test(`IMAX on Saturday: three ${code} @phone`, async ({ page }) => {
    await openHome(page, code, place);
    const { tap } = countPresses(3);
    await tap(toGuide(page, code));
    await tap(onDay(page, tomorrow));
    await tap(main(page).getByRole('button', { name: 'IMAX', exact: true }));
    await expect(bars(page).first()).toBeVisible();
    await expect.poll(async () => (await namesOf(page)).every((name) => name.includes('IMAX'))).toBe(true);
  });

  test(`two cinemas side by side for a film: three ${code} @phone`, async ({ page }) => {
    await openHome(page, code, place);
    const { tap } = countPresses(3);
    await tap(toFilm(page, code));
    await tap(main(page).locator('a[href*="/filters/film-"]'));
    await expect(page).toHaveURL(/\/filters\/film-[\w-]+$/);
    await expect(bars(page).first()).toBeInViewport();
    const seen = await bars(page).evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().bottom < innerHeight).map((one) => one.ariaLabel?.split(', ')[2]),
    );
    expect(new Set(seen).size).toBeGreaterThan(1);
  });

  test(`the next best for a showing that is sold out: one ${code} @phone`, async ({ page }) => {
    await openHome(page, code, place);
    await toGuide(page, code).tap();
    const full = page.locator('[data-bars] button[data-look=full]').filter({ visible: true }).first();
    await expect(full).toBeVisible();
    const { tap } = countPresses(1);
    await tap(full);
    const panel = page.getByRole('dialog');
    await expect(panel.getByRole('heading', { name: showtimes.nextBest.title })).toBeVisible();
    await expect(panel.locator('a[data-ticket]').first()).toBeInViewport();
  });

  test(`this board for a friend: two ${code} @phone`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = `shared ${data?.url}`;
      };
    });
    await openHome(page, code, place);
    const { tap } = countPresses(2);
    await tap(toGuide(page, code));
    await tap(main(page).getByRole('button', { name: share.open }).first());
    await expect(page).toHaveTitle(new RegExp(`^shared http.*filters/date-${today}/localisation-${place.slice(5)}`));
  });
}

for (const [code, place, slug, name] of originals)
  test(`the original version of one film, tomorrow in my city: four ${code} @phone`, async ({ page }) => {
    await openHome(page, code, place);
    const { tap } = countPresses(4);
    await tap(toFilm(page, code));
    await tap(onDay(page, tomorrow));
    await tap(main(page).getByRole('button', { name }).first());
    await expect(page).toHaveURL(new RegExp(`/filters/date-${tomorrow}/versions-${slug}(#board)?$`));
    await expect(tickets(page).first()).toHaveAttribute('data-ticket', new RegExp(`^${tomorrow} .*${slug}`, 'i'));
  });

test('without an interval, with Dutch subtitles, in Amsterdam, tonight: four @phone', async ({ page }) => {
  const { showtimes } = wordsOf('nl-NL');
  await openHome(page, 'nl-NL', 'city:amsterdam');
  const { tap } = countPresses(4);
  await tap(toGuide(page, 'nl-NL'));
  await tap(main(page).getByRole('button', { name: showtimes.filter.withoutBreak }));
  await tap(
    main(page)
      .getByRole('button', { name: /ondertitel/i })
      .first(),
  );
  await expect(page).toHaveURL(/\/filters\/versions-[\w-]+\/break-none$/);
  await expect(bars(page).first()).toBeVisible();
});
