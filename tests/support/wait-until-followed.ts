import { expect, type Page } from '@playwright/test';
import { waitUntilAwake } from './wait-until-awake';

/** Until the header follows the scroll position, which begins once the page is awake; it ends at the top. */
export async function waitUntilFollowed(page: Page): Promise<void> {
  await waitUntilAwake(page);
  const moveTo = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await moveTo(700);
  await expect(page.locator('header[data-stuck]')).toHaveCount(1);
  await moveTo(0);
  await expect(page.locator('header[data-stuck]')).toHaveCount(0);
}
