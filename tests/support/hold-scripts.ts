import type { Page } from '@playwright/test';

/** Keeps from a page all code but what stands in it, as a slow line does; returns how to let it come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letCome = () => {};
  const isLet = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await isLet;
    await route.continue();
  });
  return letCome;
}
