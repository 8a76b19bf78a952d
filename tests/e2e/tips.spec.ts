import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';

/** A Sunday on which one film fills a row in this version and format. */
const cinema = '/cinemas/candela-lyon-confluence/filters/date-2026-11-22/versions-vf/tags-imax';
const tip = (page: Page) => page.getByRole('tooltip');
const format = (page: Page) =>
  page
    .locator('#board')
    .getByRole('button', { name: 'IMAX', exact: true })
    .and(page.locator(':not([aria-pressed])'))
    .first();

/** Until the island listens, nothing is said. */
const ask = (page: Page, how: () => Promise<void>) =>
  expect(async () => {
    await how();
    await expect(tip(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();

test('a format explains itself to the keyboard, and Escape puts that away', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(cinema);
  const mark = format(page);
  await ask(page, async () => {
    await page.keyboard.press('Shift');
    await mark.blur();
    await mark.focus();
  });
  const words = await tip(page).textContent();
  await expect(mark).toHaveAccessibleDescription(words ?? '');
  await expectAccessible(page, '[role=tooltip]');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test('its words can be pointed at, and go when the pointer has left both @desktop', async ({ page }) => {
  await page.goto(cinema);
  const mark = format(page);
  await ask(page, async () => {
    await page.mouse.move(0, 0);
    await mark.hover();
  });
  await tip(page).hover();
  await page.clock.runFor(500);
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tip(page)).toHaveCount(0);
});

test('a finger opens it, and a tap elsewhere closes it @phone', async ({ page }) => {
  await page.goto(cinema);
  const film = format(page).locator('xpath=ancestor::article');
  await ask(page, async () => {
    // A title half under the strip of days would count as a target too small to hit.
    await film.evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await format(page).tap();
  });
  await expectAccessible(page, '[role=tooltip]');
  const box = await tip(page).boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(8);
  expect(box!.x + box!.width).toBeLessThanOrEqual(352);
  await expect(async () => {
    await page.touchscreen.tap(4, 400);
    await expect(tip(page)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
});
