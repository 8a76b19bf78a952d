import { expect, type Page } from '@playwright/test';

/** So high may a page be on a phone, in CSS pixels; what is longer waits for a press. */
const most = 12_000;

/** Fails where a page, or the list that one of its tabs shows, is endless on a phone. */
export async function expectShort(page: Page): Promise<void> {
  const heights = await page.evaluate(() => {
    const tabs = Map.groupBy(document.querySelectorAll<HTMLElement>('[data-fragment]'), (tab) => tab.dataset.fragment);
    const fragments = [...tabs.values()].flatMap(([tab]) => tab?.id ?? []);
    return (fragments.length > 0 ? fragments : ['']).map((fragment) => {
      if (fragment) location.hash = fragment;
      return { fragment, height: document.documentElement.scrollHeight };
    });
  });
  expect(
    heights.filter(({ height }) => height > most),
    page.url(),
  ).toEqual([]);
}
