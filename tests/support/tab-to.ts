import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until something has the focus, as somebody without a mouse gets there. */
export async function tabTo(page: Page, wanted: Locator, most: number): Promise<void> {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < most && !(await isThere()); presses++) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}
