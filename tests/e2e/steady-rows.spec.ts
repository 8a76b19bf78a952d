import type { Page, Route } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { askSite, siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { expectNoJump, watchShifts } from '../support/shifts';
import { waitUntilAwake } from '../support/wait-until-awake';

/** What somebody presses next must not slide away under the finger when the answer to the press before comes. */
const { family, guide, showtimes } = messagesIn('fr');
const tomorrow = '2026-11-21';

const firstOf = async (path: string) => {
  const answer = await readTruth<{ slug: string }[] | { shows: { slug: string }[] }>('fr', `${path}?language=fr`);
  return ('shows' in answer ? answer.shows : answer)[0]?.slug ?? '';
};

/** Where every filter of the row stands, by what it says. */
const placesIn = (page: Page, row: string) =>
  page
    .getByRole('main')
    .getByRole('group', { name: row, exact: true })
    .locator('button, summary, label')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { x, y, width } = one.getBoundingClientRect();
          const words = one.querySelector('span')?.textContent ?? one.textContent;
          return `${words}: ${[x, y, width].map(Math.round)}`;
        }),
    );

/** Answers of the gateway wait at a door until it is opened. */
async function holdAnswers(page: Page, wanted: RegExp) {
  const waiting: Route[] = [];
  let isOpen = false;
  await page.route(wanted, (route) => (isOpen ? route.continue() : void waiting.push(route)));
  const openFor = (count: number) => Promise.all(waiting.splice(0, count).map((route) => route.continue()));
  return {
    count: () => waiting.length,
    openFor,
    /** For whoever comes later, too. */
    open: () => {
      isOpen = true;
      return openFor(waiting.length);
    },
  };
}

for (const [screen, row, pathOf, answers] of [
  ['the guide', guide.filters, async () => href('fr-FR', 'guide'), /screens.programme/],
  [
    'a cinema',
    showtimes.filter.label,
    async () => href('fr-FR', 'cinema', { slug: await firstOf('/api/cinemas') }),
    /screens.programme/,
  ],
  [
    'the guide for a child',
    guide.filters,
    async () => `${href('fr-FR', 'guide')}/filters/film-${await firstOf('/api/shows')}/child-6`,
    /screens.programme/,
  ],
  [
    'a film',
    showtimes.filter.label,
    async () => href('fr-FR', 'movie', { slug: await firstOf('/api/shows') }),
    /screens.board/,
  ],
] as const)
  for (const place of ['city:lyon', 'city:paris'])
    test(`the filters of ${screen} stay where they are while another day is on its way (${place})`, async ({
      page,
    }) => {
      const path = (await pathOf()) ?? '';
      await askSite('fr.localhost', path);
      await page.context().addCookies([{ name: 'candela_locator', value: place, url: siteOrigin('fr') }]);
      await page.goto(siteOrigin('fr') + path, { waitUntil: 'networkidle' });
      await waitUntilAwake(page);
      await expect(page.locator(':root[data-unsettled]')).toHaveCount(0);
      // What is asked with a child is fetched with the age, and may come after all answers.
      if (path.includes('/child-'))
        await expect(page.getByRole('button', { name: family.short.replace('{minutes}', '100') })).toBeVisible();
      const day = page.locator(`[data-day="${tomorrow}"]`).getByRole('button');
      await day.scrollIntoViewIfNeeded();
      const before = await placesIn(page, row);
      expect(before.length).toBeGreaterThan(6);
      const held = await holdAnswers(page, answers);
      await day.click();
      await expect.poll(held.count).toBeGreaterThan(0);
      expect(await placesIn(page, row), 'on its way').toEqual(before);
      await held.openFor(1);
      await page.waitForTimeout(300);
      expect(await placesIn(page, row), 'one cinema has answered').toEqual(before);
      await held.open();
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
      expect(await placesIn(page, row), 'all have answered').toEqual(before);
    });

for (const place of ['city:lyon', 'city:nice'])
  test(`the filters of the guide can be pressed before anybody knows the place, and stay where they are (${place})`, async ({
    page,
  }) => {
    const path = href('fr-FR', 'guide') ?? '';
    await askSite('fr.localhost', path);
    await page.context().addCookies([{ name: 'candela_locator', value: place, url: siteOrigin('fr') }]);
    const held = await holdAnswers(page, /screens.guide|locator/);
    await page.goto(siteOrigin('fr') + path);
    await waitUntilAwake(page);
    await expect(page.locator(':root[data-unsettled]')).toHaveCount(1);
    const row = page.getByRole('main').getByRole('group', { name: guide.filters, exact: true });
    const after = row.getByLabel(showtimes.evening.after);
    await expect(after).toBeVisible();
    const versions = row.locator('button[title]');
    // A row that scrolls goes to what is pressed, and formats follow their place.
    await versions.first().scrollIntoViewIfNeeded();
    const last = await versions.last().locator('span').first().textContent();
    const steady = (places: string[]) => places.slice(0, places.findIndex((one) => one.startsWith(`${last}:`)) + 1);
    const before = steady(await placesIn(page, guide.filters));
    expect(before.length).toBeGreaterThan(5);
    await versions.first().click();
    await expect(page).toHaveURL(/\/filters\/versions-/);
    expect(steady(await placesIn(page, guide.filters)), 'pressed').toEqual(before);
    await held.open();
    await expect(page.locator(':root[data-unsettled]')).toHaveCount(0);
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(steady(await placesIn(page, guide.filters)), 'its place is known').toEqual(before);
  });

test('the wishes of a town stay where they are from the first press to its answers', async ({ page }) => {
  const path = href('fr-FR', 'city', { slug: 'lyon' }) ?? '';
  await askSite('fr.localhost', path);
  await watchShifts(page);
  await page.goto(siteOrigin('fr') + path, { waitUntil: 'networkidle' });
  await waitUntilAwake(page);
  const row = page.getByRole('main').getByRole('group', { name: guide.filters, exact: true });
  await expect(row.locator('button[title]').first()).toBeAttached();
  await expectNoJump(page);
  const before = await placesIn(page, guide.filters);
  expect(before.length).toBeGreaterThan(5);
  const held = await holdAnswers(page, /screens.programme/);
  await row.getByLabel(guide.youngest).selectOption('6');
  await expect.poll(held.count).toBeGreaterThan(0);
  expect(await placesIn(page, guide.filters), 'on their way').toEqual(before);
  await held.open();
  await expect(page.getByRole('main').getByRole('status')).not.toHaveText(guide.loading);
  expect(await placesIn(page, guide.filters), 'answered').toEqual(before);
});
