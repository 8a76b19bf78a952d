import type { Browser } from '@playwright/test';
import { originOf } from '../tests/support/ask';
import { openBrowser, phone, throttle } from './browser';
import type { Measured } from './screens';
import type { Servers } from './servers';
import { atMost, median, noted, type Row } from './table';

const runs = 5;
type Vitals = { lcp: number; cls: number; tbt: number };

/**
 * LCP, CLS and TBT of a first visit, the median of some. The bare page stands beside them: what it is blocked, the
 * framework takes of the budget on the machine at hand.
 */
export async function measureVitals(pages: readonly Measured[], { bare }: Servers): Promise<Row[]> {
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const { screen, path } of pages) {
    const found = await visits(browser, originOf('fr') + path);
    rows.push(
      atMost({
        what: `${screen}, LCP`,
        budget: 1.8,
        measured: median(found.map(({ lcp }) => lcp)) / 1000,
        unit: 's',
        digits: 2,
      }),
      atMost({ what: `${screen}, CLS`, budget: 0.02, measured: median(found.map(({ cls }) => cls)), digits: 3 }),
      atMost({ what: `${screen}, TBT`, budget: 150, measured: median(found.map(({ tbt }) => tbt)), unit: 'ms' }),
    );
  }
  const alone = await visits(browser, `http://localhost:${bare}/1000`);
  rows.push(noted('  the bare page, TBT', `${median(alone.map(({ tbt }) => tbt)).toFixed(0)} ms`));
  await browser.close();
  return rows;
}

/** One to warm up, which does not count. */
async function visits(browser: Browser, url: string): Promise<Vitals[]> {
  await visit(browser, url);
  const found: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await visit(browser, url));
  return found;
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript({ path: 'bench/observe.js' });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}
