import { expect, type Page } from '@playwright/test';
import { waitUntilFollowed } from './wait-until-followed';

const windows = [
  [360, 740],
  [1440, 900],
] as const;
/** Half a window each, down and up again: without the header and with it. */
const steps = 4;
/** Milliseconds until the header has heard of a step, and what sticks below it has followed. */
const heard = 260;

/** Fails with what lies over a row that keeps to the top of the window while the page is scrolled through; leaves the window as it was. */
export async function expectUncovered(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    if (await page.evaluate(hasRows)) expect(await listOverRows(page), `${page.url()} at ${width}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

async function listOverRows(page: Page): Promise<string[]> {
  await waitUntilFollowed(page);
  const found = new Set<string>();
  for (const half of [1, -1])
    for (let step = 0; step < steps; step += 1) {
      await page.evaluate((by) => scrollBy({ top: (innerHeight / 2) * by, behavior: 'instant' }), half);
      await page.waitForTimeout(heard);
      for (const each of await page.evaluate(findOver)) found.add(each);
    }
  return [...found];
}

/** In the page: whether anything but its header keeps to the top. */
function hasRows(): boolean {
  return [...document.querySelectorAll('main *')].some((element) => {
    const { position, top } = getComputedStyle(element);
    return position === 'sticky' && top !== 'auto';
  });
}

/** In the page. */
function findOver(): string[] {
  const nameOf = (element: Element) => `${element.localName} ${element.textContent.trim().slice(0, 30)}`;
  // What floats asks first, or keeps to the foot.
  const floats = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).position === 'fixed' || floats(element.parentElement));
  return [...document.querySelectorAll('header, main *')].flatMap((row) => {
    const { position, top: edge } = getComputedStyle(row);
    const { left, top, width, height } = row.getBoundingClientRect();
    if (position !== 'sticky' || Math.abs(top - Number.parseFloat(edge)) > 1) return [];
    return [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((x) =>
      [0.1, 0.5, 0.9].flatMap((y) => {
        const over = document.elementFromPoint(left + width * x, top + height * y);
        if (!over || row.contains(over) || over.contains(row) || floats(over)) return [];
        return [`${nameOf(over)} over ${nameOf(row)}`];
      }),
    );
  });
}
