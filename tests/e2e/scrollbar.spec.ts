import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixture';
import { launchOptions } from '../support/launch-options';

// Tests run without scrollbars otherwise; this one is about those that take room.
test.use({ launchOptions: { ...launchOptions({ pictures: false }), ignoreDefaultArgs: ['--hide-scrollbars'] } });

/** Where things stand, and how much of the window's width the page does not have. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right;
    return {
      bar: innerWidth - document.documentElement.clientWidth,
      header: right('header'),
      main: right('main h1'),
      tab: right('footer button[aria-haspopup="dialog"]'),
      chat: right('body > button[aria-haspopup="dialog"]'),
    };
  });

for (const [what, path, open] of [
  ['a dialog', '/films', (page: Page) => page.getByRole('banner').locator('button[aria-haspopup="dialog"]').first()],
  [
    'a panel with an address',
    '/cinemas/candela-lyon-confluence',
    (page: Page) => page.locator('main a[href="#tarifs"]'),
  ],
] as const) {
  test(`${what} covers the place of the scrollbar, and nothing behind it moves @desktop`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => !('earlyPresses' in window));
    await page.waitForLoadState('networkidle');
    const before = await layout(page);
    expect(before.bar).toBeGreaterThan(0);
    await open(page).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await layout(page)).toEqual({ ...before, bar: 0 });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => layout(page)).toEqual(before);
  });
}
