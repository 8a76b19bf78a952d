import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { testNow } from '../support/clock';
import { expect, test } from '../support/fixture';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/,
});

/** Until the worker, which is registered late, serves the page. */
const served = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });

test('can be kept like an app, in the language of the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en/movies-events');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = await page.evaluate(async (url) => (await fetch(url)).json(), address);
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en', display: 'standalone' });
  const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type');
  for (const { src } of manifest.icons) expect(await page.evaluate(typeOf, src)).toBe('image/png');
});

test('without a network shows what was opened, with its age, and else says so @phone', async ({ page, context }) => {
  await page.clock.install({ time: testNow });
  await page.goto('/films', { waitUntil: 'networkidle' });
  await page.clock.fastForward(5_000);
  await served(page);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Page enregistrée' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toContainText(/20\d\d/);
  await expectAccessible(page);

  await page.goto('/films/filters/tags-imax');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeVisible();

  await page.goto('/en/cinemas');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cinemas', level: 1 })).toBeVisible();
});

for (const { who, userAgent, workers } of [
  { who: 'a browser', userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1', workers: 1 },
  { who: 'the app', userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CandelaApp/4.12', workers: 0 },
]) {
  test.describe(() => {
    test.use({ userAgent });

    test(`${who} has ${workers} service workers a minute later`, { tag: '@phone' }, async ({ page }) => {
      await page.clock.install({ time: testNow });
      await page.goto('/films', { waitUntil: 'networkidle' });
      await page.clock.fastForward(60_000);
      const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(registered).toBe(workers);
    });
  });
}
