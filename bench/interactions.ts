import type { Browser } from '@playwright/test';
import { siteOrigin } from '../tests/support/ask-site';
import { waitUntilAwake } from '../tests/support/wait-until-awake';
import { openBrowser, phone, throttlePage } from './browser';
import { measurePhoneSlowdown } from './calibrate';
import { startClock } from './clock';
import { enlargeTown } from './large-town';
import { findPath, type Measured } from './screens';
import { atMost, median, type Row } from './table';
import { fromLyon, refusal } from './visitor';

const runs = 5;
type Press = { what: string; screen: 'home' | 'shows' | 'movie' | 'cinema'; selector: string };

const day = 'li[data-day]:not(:first-child) button:not([aria-disabled])';
const version = 'main [role=group] button[title]:not([aria-disabled])';

const presses: readonly Press[] = [
  { what: 'another day of a film', screen: 'movie', selector: day },
  { what: 'a version of a film', screen: 'movie', selector: version },
  { what: 'another day of a cinema', screen: 'cinema', selector: day },
  { what: 'a version in a cinema', screen: 'cinema', selector: version },
  { what: 'a filter of the films', screen: 'shows', selector: 'main [role=group] button[aria-haspopup=dialog]' },
  { what: 'the locator', screen: 'home', selector: 'header button[aria-haspopup=dialog]' },
  { what: 'the search', screen: 'home', selector: 'a[aria-haspopup=dialog]' },
  { what: 'the heart of a film', screen: 'shows', selector: 'main [data-mark=film]' },
];

/**
 * From the first press of its kind on a page that is awake to the paint that answers it, on a phone in a town of many cinemas:
 * the longest of its events, as INP has it (https://web.dev/articles/inp). Browsers tell it in steps of 8 ms, and nothing below 16.
 */
export async function measureInteractions(pages: readonly Measured[]): Promise<Row[]> {
  const browser = await openBrowser();
  const slowdown = await measurePhoneSlowdown(browser);
  const rows: Row[] = [];
  for (const { what, screen, selector } of presses) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1)
      found.push(await press(browser, siteOrigin('fr') + findPath(pages, screen), { selector, slowdown }));
    const note = `${found.join(', ')}; CPU ÷ ${slowdown.toFixed(1)}`;
    rows.push(atMost({ what: `${what}, INP`, budget: 100, measured: median(found), unit: 'ms', note }));
  }
  await browser.close();
  return rows;
}

async function press(browser: Browser, url: string, how: { selector: string; slowdown: number }): Promise<number> {
  const context = await browser.newContext(phone);
  await context.addCookies([refusal(url), fromLyon(url)]);
  await startClock(context);
  const page = await context.newPage();
  await throttlePage(page, how.slowdown);
  await enlargeTown(page);
  await page.addInitScript({ path: 'bench/observe.js' });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilAwake(page);
  await page.waitForTimeout(2_000);
  const button = page.locator(how.selector).filter({ visible: true }).first();
  await button.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await button.tap();
  await page.waitForTimeout(1_500);
  const { inp } = await page.evaluate(() => (window as unknown as { vitals: { inp: number } }).vitals);
  await context.close();
  return inp;
}
