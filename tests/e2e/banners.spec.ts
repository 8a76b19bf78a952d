import type { Page } from '@playwright/test';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { waitUntilAwake } from '../support/wait-until-awake';

const hour = 3_600_000;
const push = (page: Page) => page.getByRole('region', { name: 'À ne pas manquer' });

/** Every shift of the page's layout, in the score of browsers: anything above nothing is seen. */
const shifts = (page: Page) =>
  page.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(window, { scores });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput))
          scores.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) =>
  page.evaluate(() =>
    'scores' in window && Array.isArray(window.scores)
      ? window.scores.reduce((sum: number, each: number) => sum + each, 0)
      : Number.NaN,
  );

test.describe('the push above the header', () => {
  test('leaves a first page alone, is there once, and away for a day after it was seen', { tag: '@phone' }, async ({
    page,
  }) => {
    await shifts(page);
    await page.goto('/films');
    await waitUntilAwake(page);
    await expect(push(page)).toBeHidden();
    await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Cinémas' }).click();
    await expect(push(page)).toBeVisible();
    expect((await push(page).boundingBox())?.height, 'one line, which is a link from edge to edge').toBeLessThan(48);
    await push(page).click({ position: { x: 20, y: 20 }, trial: true });
    await page.goto('/cinemas');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(push(page)).toBeVisible();
    await waitUntilAwake(page);
    await expectAccessible(page);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('candela_push'))).not.toBeNull();
    await page.reload();
    await waitUntilAwake(page);
    await expect(push(page)).toBeHidden();
    expect(await shifted(page)).toBeLessThan(0.05);
    const until = Number(await page.evaluate(() => localStorage.getItem('candela_push')));
    const now = await page.evaluate(() => Date.now());
    expect(until - now).toBeGreaterThan(23 * hour);
    expect(until - now).toBeLessThanOrEqual(24 * hour);
  });

  test('comes back when its day is over, and for a browser that holds nonsense', { tag: '@desktop' }, async ({
    page,
  }) => {
    for (const value of [String(Date.parse('2026-11-20T16:29:00Z')), '{"soon":', '-1']) {
      await page.addInitScript((kept) => {
        if (!sessionStorage.getItem('set')) localStorage.setItem('candela_push', kept);
        sessionStorage.setItem('set', '1');
        sessionStorage.setItem('candela_first', '1');
      }, value);
      await page.goto('/cinemas');
      await expect(push(page)).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test('leaves its place to a notice of the whole chain', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(`${siteOrigin('be')}/fr/cinemas`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Information importante' })).toBeVisible();
    await expect(push(page)).toHaveCount(0);
  });
});

const agents = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
} as const;
const smart = (page: Page) => page.getByRole('complementary', { name: 'Application Candela' });

for (const [store, userAgent] of Object.entries(agents)) {
  test.describe(`the app's banner on ${store}`, () => {
    test.use({ userAgent });

    test(`leads to its store, and is put away by keys for thirty days @phone`, async ({ page }) => {
      await shifts(page);
      await page.goto('/cinemas');
      await expect(smart(page)).toBeVisible();
      await expect(smart(page).getByRole('link')).toHaveAttribute('href', `https://apps.example/${store}/candela`);
      await waitUntilAwake(page);
      await expectAccessible(page);
      expect(await shifted(page)).toBeLessThan(0.05);
      await smart(page).getByRole('button').press('Enter');
      await expect(smart(page)).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
      await page.reload();
      await waitUntilAwake(page);
      await expect(smart(page)).toBeHidden();
      const until = Number(await page.evaluate(() => localStorage.getItem('candela_app_banner')));
      expect(Math.round((until - (await page.evaluate(() => Date.now()))) / (24 * hour))).toBe(30);
    });

    test('is for a window that is no desktop @desktop', async ({ page }) => {
      await page.setViewportSize({ width: 1079, height: 800 });
      await page.goto('/cinemas');
      await expect(smart(page)).toBeVisible();
      await page.setViewportSize({ width: 1080, height: 800 });
      await expect(smart(page)).toBeHidden();
    });
  });
}

test('no banner of the app where there is no store for the device, and where the setting is off', async ({ page }) => {
  await page.goto('/cinemas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(smart(page)).toBeHidden();
  await page.goto(`${siteOrigin('ch')}/fr/cinemas`);
  await expect(smart(page)).toHaveCount(0);
});
