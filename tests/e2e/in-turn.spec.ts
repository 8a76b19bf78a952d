import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { holdScripts } from '../support/hold-scripts';
import { waitUntilAwake } from '../support/wait-until-awake';

const home = siteOrigin('fr') + href('fr-FR', 'home');
const sections = (page: Page) => page.getByRole('main').locator('section:has(h2), section:has(h3)');
/** Headings of parts that are left out of what a browser has laid out so far. */
const listSkipped = (page: Page) =>
  sections(page).evaluateAll((all) =>
    all.flatMap((section) => {
      const heading = section.querySelector('h2, h3');
      return heading?.checkVisibility({ contentVisibilityAuto: true }) ? [] : [heading?.textContent];
    }),
  );

test('what is far down the home page waits, and is all laid out once the page is awake', async ({ page }) => {
  const wake = await holdScripts(page);
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => listSkipped(page)).not.toEqual([]);
  wake();
  await waitUntilAwake(page);
  await expect.poll(() => listSkipped(page)).toEqual([]);
});

test('what waits on the home page is there for whoever scrolls before any code has come', async ({ page }) => {
  await holdScripts(page);
  await page.goto(home, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => listSkipped(page)).not.toEqual([]);
  const last = (await listSkipped(page)).at(-1) ?? '';
  const heading = page.getByRole('main').getByRole('heading', { name: last }).first();
  await heading.scrollIntoViewIfNeeded();
  await expect(heading).toBeInViewport();
  await expect.poll(() => listSkipped(page)).not.toContain(last);
});

test('the home page is where it was when it is loaded again', async ({ browser }) => {
  // With a clock of its own a page does not know how it was come to.
  const page = await browser.newPage();
  await page.goto(home);
  await waitUntilAwake(page);
  await expect.poll(() => listSkipped(page)).toEqual([]);
  const last = sections(page).last();
  await last.scrollIntoViewIfNeeded();
  const place = () => last.evaluate((section) => Math.round(section.getBoundingClientRect().top));
  const before = await place();
  await holdScripts(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect.poll(place).toBe(before);
  expect(await listSkipped(page)).toEqual([]);
  await page.close();
});
