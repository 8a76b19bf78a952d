import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

/** How bright the left edge of the screen is at a height, of 255. */
async function lightAt(page: Page, y: number): Promise<number> {
  const picture = await page.screenshot({ clip: { x: 1, y, width: 1, height: 1 } });
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  return data[0] ?? 0;
}

test.describe('inside the app', () => {
  test.use({ userAgent: `${ios} CandelaApp/4.12` });

  test('has nothing of the site around the page, from the first paint on @phone', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: boolean[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const header = document.querySelector('header');
        if (header) seen.push(header.checkVisibility());
        requestAnimationFrame(look);
      };
      look();
    });
    for (const path of ['/', '/m/aide', '/m/actualites', '/films', '/cinemas']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('complementary', { name: 'Application Candela' })).toBeHidden();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(
        await page.evaluate(() => 'seen' in window && Array.isArray(window.seen) && window.seen.some(Boolean)),
      ).toBe(false);
    }
    await expectAccessible(page);
  });

  test('stays without it from page to page', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/m/aide');
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/m\//);
    await expect(page.getByRole('banner')).toBeHidden();
  });

  test('shows paper to the end of the screen, and the dark only above it @phone', async ({ page }) => {
    await page.goto('/m/aide/recherche?q=billet');
    await expect(page.locator('main [data-surface=paper]').last().getByRole('link').first()).toBeVisible();
    expect(await lightAt(page, 2)).toBeLessThan(40);
    expect(await lightAt(page, (page.viewportSize()?.height ?? 0) - 2)).toBeGreaterThan(220);
  });

  test('keeps no room for what is not there @phone', async ({ page }) => {
    await page.goto('/m/aide');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeLessThan(200);
  });
});

test('a browser sees the whole site', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
