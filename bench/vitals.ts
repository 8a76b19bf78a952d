import type { Browser } from '@playwright/test';
import { siteOrigin } from '../tests/support/ask-site';
import { openBrowser, phone, throttlePage } from './browser';
import { measurePhoneSlowdown } from './calibrate';
import type { Measured } from './screens';
import type { Servers } from './servers';
import { atMost, median, noteRow, type Row } from './table';

const runs = 7;
type Vitals = { lcp: number; cls: number; tbt: number };
type Visits = { found: Vitals[] /** How many times slower the processor ran. */; slowdown: number };

/**
 * LCP, CLS and TBT of a first visit on a phone, the median of some. The bare page stands beside them: what it is
 * blocked, the framework takes of the budget.
 */
export async function measureVitals(pages: readonly Measured[], { bare }: Servers): Promise<Row[]> {
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const { screen, path } of pages) {
    const { found, slowdown } = await visits(browser, siteOrigin('fr') + path);
    rows.push(
      atMost({
        what: `${screen}, LCP`,
        budget: 1.8,
        measured: median(found.map(({ lcp }) => lcp)) / 1000,
        unit: 's',
        digits: 2,
      }),
      atMost({ what: `${screen}, CLS`, budget: 0.02, measured: median(found.map(({ cls }) => cls)), digits: 3 }),
      atMost({
        what: `${screen}, TBT`,
        budget: 150,
        measured: median(found.map(({ tbt }) => tbt)),
        unit: 'ms',
        note: `${found.map(({ tbt }) => tbt.toFixed(0)).join(', ')}; CPU ÷ ${slowdown.toFixed(1)}`,
      }),
    );
  }
  const alone = await visits(browser, `http://localhost:${bare}/1000`);
  rows.push(noteRow('  the bare page, TBT', `${median(alone.found.map(({ tbt }) => tbt)).toFixed(0)} ms`));
  await browser.close();
  return rows;
}

/** One to warm up, which does not count. The processor's pace is looked at each time: others share the machine. */
async function visits(browser: Browser, url: string): Promise<Visits> {
  const slowdown = await measurePhoneSlowdown(browser);
  await visit(browser, url, slowdown);
  const found: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await visit(browser, url, slowdown));
  return { found, slowdown };
}

async function visit(browser: Browser, url: string, slowdown: number): Promise<Vitals> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await throttlePage(page, slowdown);
  await page.addInitScript({ path: 'bench/observe.js' });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}
