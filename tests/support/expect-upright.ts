import { expect, type Page } from '@playwright/test';

/** Fails with what sticks out where a page is wider than a window of some width; leaves the window as it was. */
export async function expectUpright(page: Page, width: number): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: before?.height ?? 800 });
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const all = [...document.querySelectorAll('header *, main *, footer *')];
    const outside = all.filter((each) => each.getBoundingClientRect().right > clientWidth + 1);
    return [
      `${scrollWidth} of ${clientWidth}`,
      ...outside.slice(0, 5).map((each) => `${each.tagName}.${each.className}`),
    ];
  });
  expect(wide, `${page.url()} at ${width}`).toEqual([]);
  if (before) await page.setViewportSize(before);
}
