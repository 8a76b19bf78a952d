import type { Page } from '@playwright/test';
import { sites } from '@/lib/sites/sites';
import { siteOrigin } from '../support/ask-site';
import { cells } from '../support/cells';
import { testNow } from '../support/clock';
import { expectUpright } from '../support/expect-upright';
import { expect, lookTest as test } from '../support/fixture';
import { readSamplePath } from '../support/samples';
import { waitUntilAwake } from '../support/wait-until-awake';

/** How many showings can be booked in the first view of each window. */
const views = [
  { width: 360, height: 740, least: 1 },
  { width: 820, height: 1180, least: 3 },
  { width: 1440, height: 900, least: 1 },
] as const;
const screens = ['home', 'movie', 'cinema'] as const;

/** Whole above the end of the view, or above the bar where one covers its foot. */
const countWhole = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const bar = document.querySelector('nav[data-chrome]')?.getBoundingClientRect();
    const end = bar?.height ? Math.min(bar.top, innerHeight) : innerHeight;
    const tickets = [...document.querySelectorAll(wanted)].filter((each) => each.checkVisibility());
    return tickets.filter((each) => each.getBoundingClientRect().bottom <= end).length;
  }, selector);

/** Words of the first section that what one can do with its film lies upon. */
const listCovered = (page: Page) =>
  page.evaluate(() => {
    const acts = document.querySelector('main [data-mark]')?.parentElement;
    const box = acts?.getBoundingClientRect();
    if (!acts || !box) return ['nothing to press'];
    const words = [...(acts.closest('section')?.querySelectorAll('h1, p, li, dd') ?? [])];
    return words.flatMap((each) => {
      const { top, bottom, left, right } = each.getBoundingClientRect();
      const meets = top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      return meets && each.checkVisibility() && !acts.contains(each) ? [each.textContent] : [];
    });
  });

const ticket = 'main [data-ticket]';
/** Of a day that is over the first view says so, and begins the next one. */
const late = `${ticket}, [data-next-day] h3`;

for (const site of Object.keys(sites)) {
  test(`the first view holds a time that can be booked on ${site}`, { tag: '@desktop' }, async ({ page }) => {
    for (const [screen, time] of [
      ...screens.map((each) => [each, testNow] as const),
      ['movie', '2026-11-20T21:30:00Z'] as const,
    ]) {
      const cell = cells.find((one) => one.screen === screen && one.locale.site === site);
      if (!cell) throw new Error(`no ${screen} on ${site}`);
      await page.clock.setFixedTime(time);
      await page.setViewportSize(views[0]);
      await page.goto(siteOrigin(cell.locale.site) + (await readSamplePath(cell)));
      await waitUntilAwake(page);
      for (const { least, ...view } of views) {
        await page.setViewportSize(view);
        // Late in the evening and on a day of few showings there may be no three of them.
        const all = await page.locator(ticket).filter({ visible: true }).count();
        await expect
          .poll(() => countWhole(page, time === testNow ? ticket : late), {
            message: `${screen} at ${view.width} at ${time}`,
            timeout: 5000,
          })
          .toBeGreaterThanOrEqual(time === testNow ? Math.max(1, Math.min(least, all)) : 1);
        if (screen === 'movie') expect(await listCovered(page), `words covered at ${view.width}`).toEqual([]);
      }
      // Whatever a country pays in, its prices stand beside each other on a laptop.
      if (screen === 'home') for (const width of [1080, 1280]) await expectUpright(page, width);
    }
  });
}
