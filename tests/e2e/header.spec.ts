import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, lookTest as test } from '../support/fixture';
import { waitUntilAwake } from '../support/wait-until-awake';
import { waitUntilFollowed } from '../support/wait-until-followed';

test.describe('the header', () => {
  const header = (page: Page) => page.getByRole('banner');
  const state = (page: Page) =>
    header(page).evaluate((element) => ({
      stuck: element.hasAttribute('data-stuck'),
      hidden: element.hasAttribute('data-hidden'),
    }));
  const moveTo = (page: Page, top: number) =>
    page.evaluate(
      (y) =>
        new Promise((done) => {
          addEventListener('scroll', done, { once: true });
          scrollTo({ top: y, behavior: 'instant' });
        }),
      top,
    );

  test('goes on the way down past a quarter of the screen, comes back on the way up, lets go at 68 pixels', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto('/');
    await waitUntilFollowed(page);
    const quarter = Math.floor((page.viewportSize()?.height ?? 0) * 0.25);
    await moveTo(page, quarter - 2);
    await page.clock.runFor(400);
    expect(await state(page)).toEqual({ stuck: false, hidden: false });
    await moveTo(page, quarter + 2);
    await expect.poll(() => state(page)).toEqual({ stuck: true, hidden: true });
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBeLessThan(-50);
    await moveTo(page, quarter - 20);
    await expect.poll(() => state(page)).toEqual({ stuck: true, hidden: false });
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBe(0);
    await moveTo(page, 69);
    await page.clock.runFor(400);
    expect(await state(page)).toEqual({ stuck: true, hidden: false });
    await moveTo(page, 68);
    await expect.poll(() => state(page)).toEqual({ stuck: false, hidden: false });
  });

  test('is looked at no more than once in 200 ms', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await waitUntilFollowed(page);
    const changes = await page.evaluate(async () => {
      const times: number[] = [];
      const element = document.querySelector('header');
      if (!element) return [-1];
      new MutationObserver(() => times.push(performance.now())).observe(element, { attributeFilter: ['data-hidden'] });
      for (let step = 0; step < 40; step += 1) {
        scrollTo({ top: step % 2 ? 1200 : 900, behavior: 'instant' });
        await new Promise((done) => setTimeout(done, 25));
      }
      return times.slice(1).map((time, index) => time - (times[index] ?? 0));
    });
    expect(Math.min(...changes, 1000)).toBeGreaterThan(150);
  });

  test('comes back for whoever reaches it by keys', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await waitUntilFollowed(page);
    await moveTo(page, 1500);
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBeLessThan(-50);
    await header(page).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect.poll(async () => (await header(page).boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  const days = (page: Page) => page.getByRole('navigation', { name: 'Choisir un jour' });
  const hours = (page: Page) => page.locator(':has(> [role="slider"])');
  for (const [path, bar, inside, keys, tag] of [
    ['/films', 'banner', header, ['Shift+Tab', 'Shift+Tab'], []],
    ['/cinemas/candela-lyon-confluence', 'strip of days', days, ['Shift+Tab', 'Shift+Tab', 'ArrowRight'], []],
    ['/seances', 'line of hours', hours, ['Shift+Tab', 'Shift+Tab'], ['@desktop']],
  ] as const)
    test(`leaves the page where it is for whoever goes by keys through the ${bar} of ${path}`, {
      tag: [...tag],
    }, async ({ page }) => {
      await page.goto(path);
      await waitUntilFollowed(page);
      const here = 1500;
      // Until all rows are drawn there is less to scroll through.
      await expect.poll(() => page.evaluate(() => document.body.clientHeight)).toBeGreaterThan(2 * here);
      await moveTo(page, here);
      await expect.poll(async () => (await header(page).boundingBox())?.y).toBeLessThan(-50);
      // As after reading on with the wheel: the focus is still on what follows the bar.
      await inside(page).evaluate((element) => {
        const all = [...document.querySelectorAll<HTMLElement>('a[href], button:enabled')];
        all
          .find((each) => each.checkVisibility() && element.compareDocumentPosition(each) === 4)
          ?.focus({ preventScroll: true });
      });
      for (const key of keys) {
        await page.keyboard.press(key);
        const focused = inside(page).locator(':focus');
        await expect(focused).toBeVisible();
        await expect.poll(async () => (await focused.boundingBox())?.y).toBeGreaterThanOrEqual(0);
        expect(await page.evaluate(() => scrollY)).toBe(here);
      }
    });

  test('has its entries from 700 and 1080 pixels on, and the bar below 700 @desktop', async ({ page }) => {
    await page.goto('/');
    await waitUntilAwake(page);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    const bar = page.getByRole('navigation', { name: 'Raccourcis' });
    const before = page.viewportSize();
    const names = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return menu
        .getByRole('link')
        .evaluateAll((all) => all.filter((a) => a.checkVisibility()).map((a) => a.textContent));
    };
    expect(await names(699)).toEqual([]);
    await expect(bar).toBeVisible();
    const tablet = await names(700);
    expect(tablet).toEqual(['Films', 'Cinémas']);
    await expect(bar).toBeHidden();
    expect(await names(1079)).toEqual(tablet);
    const desktop = await names(1080);
    expect(desktop.length).toBeGreaterThan(tablet.length);
    expect(await names(1440)).toEqual(desktop);
    if (before) await page.setViewportSize(before);
  });

  test('marks the entry of the page in view, on films and on cinemas', async ({ page }) => {
    const current = () =>
      page
        .getByRole('navigation')
        .locator('a[aria-current="page"]')
        .evaluateAll((all) => [...new Set(all.filter((a) => a.checkVisibility()).map((a) => a.textContent))]);
    await page.goto('/films');
    await expect.poll(current).toContain('Films');
    await page.goto('/cinemas/candela-lyon-confluence');
    await expect.poll(current).toContain('Cinémas');
  });
});

test('the columns of the footer fold on a phone, one press opens and the next closes @phone', async ({ page }) => {
  await page.goto('/aide');
  await waitUntilAwake(page);
  const fold = page.getByRole('contentinfo').getByRole('button', { name: 'Cinémas', exact: true });
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Tous les cinémas' });
  await expect(link).toBeHidden();
  await fold.press('Enter');
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  // All of it beside what floats: at its end the page keeps room below, and so tall a window has some above.
  await page.setViewportSize({ width: 360, height: 1200 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, 'footer');
  await fold.press('Enter');
  await expect(link).toBeHidden();
});

test('the columns of the footer are always open on a desktop @desktop', async ({ page }) => {
  await page.goto('/cinemas');
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Tous les cinémas' })).toBeVisible();
  await expect(foot.getByRole('button', { name: 'Cinémas', exact: true })).toBeHidden();
});
