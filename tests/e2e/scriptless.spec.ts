import type { Page } from '@playwright/test';
import type { Shows } from '@/lib/api/contract/shows';
import { calls } from '@/lib/api/paths';
import { href } from '@/lib/routing/href';
import { screenFactsOf } from '@/lib/routing/screen-facts';
import { askSite, siteOrigin } from '../support/ask-site';
import { cells } from '../support/cells';
import { expect, lookTest as test } from '../support/fixture';
import { listEmptyRooms } from '../support/list-empty-rooms';
import { readTruth, setFault } from '../support/mock-control';
import { isCellOn, readSamplePath } from '../support/samples';

test.use({ hasScripts: false });

const main = (page: Page) => page.getByRole('main');
/** Screens where showings are sold. */
const programmes: readonly string[] = ['home', 'guide', 'movie', 'entertainment', 'cinema', 'cinemaLight'];

/** What looks as if it could be pressed, and needs a script. */
const listIdleButtons = (page: Page) =>
  page
    .locator('button:not([popovertarget], form button)')
    .filter({ visible: true })
    .evaluateAll((buttons) =>
      buttons.filter((button) => getComputedStyle(button).pointerEvents !== 'none').map(({ outerHTML }) => outerHTML),
    );

for (const [turn, cell] of cells.filter(({ locale }) => locale.code === 'fr-FR').entries()) {
  const { locale, screen } = cell;
  const { status = 200 } = screenFactsOf(screen);

  test.describe(() => {
    // The browser itself notes an answer that is no 200.
    if (status !== 200) test.use({ expectedErrors: new RegExp(`status of ${status}`) });

    test(`${screen} says all it has to say without scripts`, { tag: turn % 2 ? '@phone' : '@desktop' }, async ({
      page,
    }) => {
      const path = await readSamplePath(cell);
      if (!(await isCellOn(cell))) {
        // Then there must be nothing to look at: a screen that is switched off says so, and does not pass for looked at.
        expect((await askSite(`${locale.site}.localhost`, path)).status).toBe(404);
        return;
      }
      const response = await page.goto(siteOrigin(locale.site) + path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(main(page).getByRole('link').filter({ visible: true }).first()).toBeVisible();
      // Nothing waits for what will never come.
      await expect(main(page).locator('[aria-busy=true]').filter({ visible: true })).toHaveCount(0);
      expect(await listIdleButtons(page)).toEqual([]);
      expect(await listEmptyRooms(page)).toEqual([]);
      if (!programmes.includes(screen)) return;
      await expect(main(page).locator('a[href^="https://ticketing."]').filter({ visible: true }).first()).toBeVisible();
    });
  });
}

test.describe('whose times do not answer, without scripts', { tag: '@desktop' }, () => {
  const site = 'ma';
  const slugOfLast = (listed: readonly { slug: string }[]) => listed.at(-1)?.slug ?? '';
  const findFilm = async () => slugOfLast((await readTruth<Shows>(site, '/api/shows?language=fr')).shows);
  const findCinema = async () => slugOfLast(await readTruth(site, '/api/cinemas?language=fr'));
  const pages = {
    movie: [calls.showCinemas, findFilm],
    movieWeek: [calls.showCinemas, findFilm],
    cinema: [calls.cinemaShows, findCinema],
    cinemaWeek: [calls.cinemaShows, findCinema],
  } as const;
  const [width, height] = [1440, 900];

  // Tall, since such a room reaches to the foot of the window.
  test.beforeEach(({ page }) => page.setViewportSize({ width, height: 1400 }));
  test.afterEach(({ page }) => page.setViewportSize({ width, height }));

  for (const screen of ['movie', 'movieWeek', 'cinema', 'cinemaWeek'] as const) {
    test(`a ${screen} keeps no empty room for them, and offers nothing that does not work`, async ({ page }) => {
      const [call, find] = pages[screen];
      const slug = await find();
      await setFault({ site, endpoint: call.path.replace('[slug]', slug), status: 500 });
      await page.goto(siteOrigin(site) + href('fr-MA', screen, { slug }));
      await expect(main(page).locator('a[href^="https://ticketing."]')).toHaveCount(0);
      expect(await listEmptyRooms(page)).toEqual([]);
      expect(await listIdleButtons(page)).toEqual([]);
    });
  }
});
