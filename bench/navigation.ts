import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../tests/support/ask-site';
import { openBrowser } from './browser';
import { startClock } from './clock';
import { findPath, type Measured } from './screens';
import { atMost, median, type Row } from './table';

const clicks = 9;
const urgent = { priority: 'user-blocking' };
type Scheduling = { scheduler: { postTask: (task: () => void, how: typeof urgent) => void } };

/**
 * From the click on a film of the list to the first paint of its page, its link having been pointed at for a while. The
 * paint is over when the next task may run, if it is urgent: others would wait for React to put the left page away.
 */
export async function measureNavigation(pages: readonly Measured[]): Promise<Row[]> {
  const browser = await openBrowser();
  const films = href('fr-FR', 'movie', { slug: 'x' })?.replace(/x$/, '') ?? '/';
  const found: number[] = [];
  for (let click = 0; click < clicks; click += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await startClock(context);
    const page = await context.newPage();
    await page.goto(siteOrigin('fr') + findPath(pages, 'shows'), { waitUntil: 'networkidle' });
    found.push(await clickToPaint(page, `main a[href^="${films}"]`));
    await context.close();
  }
  await browser.close();
  const what = 'film list to film page, click to first paint';
  return [
    atMost({
      what,
      budget: 100,
      measured: median(found),
      unit: 'ms',
      note: found.map((ms) => ms.toFixed(0)).join(', '),
    }),
  ];
}

async function clickToPaint(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).filter({ visible: true }).first();
  await link.hover();
  await page.waitForTimeout(500);
  // Asked before the click: whatever Playwright waits for after it puts a script of its own into the page, 10 to 20 ms of what is measured.
  const painted = page.evaluate(
    (urgent) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('h1')?.textContent;
        addEventListener(
          'click',
          () => {
            const start = performance.now();
            const watch = new MutationObserver(() => {
              const heading = document.querySelector('h1')?.textContent;
              if (!heading || heading === before) return;
              watch.disconnect();
              const { scheduler } = window as unknown as Scheduling;
              requestAnimationFrame(() => scheduler.postTask(() => resolve(performance.now() - start), urgent));
            });
            watch.observe(document.body, { childList: true, subtree: true, characterData: true });
          },
          { capture: true, once: true },
        );
      }),
    urgent,
  );
  await link.click();
  return painted;
}
