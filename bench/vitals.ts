import type { Browser, BrowserContext } from '@playwright/test';
import { siteOrigin } from '../tests/support/ask-site';
import { openBrowser, phone, throttlePage } from './browser';
import { measurePhoneSlowdown } from './calibrate';
import { startClock } from './clock';
import { noteFetched } from './fetched';
import { findPath, type Measured } from './screens';
import type { Servers } from './servers';
import { atMost, median, type Row } from './table';
import { fromLyon } from './visitor';

const runs = 7;
type Vitals = { lcp: number; cls: number; tbt: number };
type Visits = {
  found: Vitals[];
  /** Of another page, in turns with it. */
  beside: Vitals[];
  /** How many times slower the processor ran. */
  slowdown: number;
};

/**
 * LCP, CLS and TBT of a first visit on a phone, the median of some; of what is chosen, CLS alone. What the bare page is
 * blocked, the framework takes, and 20 ms are left to us: it is visited in turns with each screen, for the pace of a
 * machine changes by more than that within minutes.
 */
export async function measureVitals(pages: readonly Measured[], { bare }: Servers): Promise<Row[]> {
  const browser = await openBrowser();
  const rows: Row[] = [];
  const alone = `http://localhost:${bare}/1000`;
  for (const { screen, path } of pages) {
    const { found, beside, slowdown } = await visits(browser, siteOrigin('fr') + path, { beside: alone });
    const framework = median(beside.map(({ tbt }) => tbt));
    rows.push(
      atMost({
        what: `${screen}, LCP`,
        budget: 1.2,
        measured: median(found.map(({ lcp }) => lcp)) / 1000,
        unit: 's',
        digits: 2,
      }),
      atMost({ what: `${screen}, CLS`, budget: 0.02, measured: median(found.map(({ cls }) => cls)), digits: 3 }),
      atMost({
        what: `${screen}, TBT`,
        budget: framework + 20,
        measured: median(found.map(({ tbt }) => tbt)),
        unit: 'ms',
        note: `${sayBlocked(found)}; the bare page ${sayBlocked(beside)}; CPU ÷ ${slowdown.toFixed(1)}`,
      }),
    );
  }
  for (const { what, path, cookies } of listChosen(pages)) {
    const url = siteOrigin('fr') + path;
    const { found } = await visits(browser, url, { cookies: cookies(url) });
    const measured = median(found.map(({ cls }) => cls));
    rows.push(atMost({ what: `${what}, CLS`, budget: 0.02, measured, digits: 3 }));
  }
  rows.push(...(await noteFetched(browser, pages)));
  await browser.close();
  return rows;
}

/** What changes for a visitor once the page is awake. */
const listChosen = (pages: readonly Measured[]) => [
  ...pages.map(({ screen, path }) => ({
    what: `${screen}, Lyon chosen`,
    path,
    cookies: (url: string) => [fromLyon(url)],
  })),
  ...['versions-vost', 'genres-drame'].map((filter) => ({
    what: `films by ${filter}`,
    path: `${findPath(pages, 'shows')}/filters/${filter}`,
    cookies: () => [],
  })),
];

type Cookies = Parameters<BrowserContext['addCookies']>[0];

const sayBlocked = (found: readonly Vitals[]) => found.map(({ tbt }) => tbt.toFixed(0)).join(', ');

/** One to warm up, which does not count. The processor's pace is looked at each time: others share the machine. */
async function visits(
  browser: Browser,
  url: string,
  { cookies = [], beside: other }: { cookies?: Cookies; beside?: string },
): Promise<Visits> {
  const slowdown = await measurePhoneSlowdown(browser);
  const urls = other ? [url, other] : [url];
  const found = new Map<string, Vitals[]>(urls.map((each) => [each, []]));
  for (const each of urls) await visit(browser, each, { slowdown, cookies });
  for (let run = 0; run < runs; run += 1)
    for (const each of urls) found.get(each)?.push(await visit(browser, each, { slowdown, cookies }));
  return { found: found.get(url) ?? [], beside: found.get(other ?? '') ?? [], slowdown };
}

type How = { slowdown: number; cookies: Cookies };

async function visit(browser: Browser, url: string, { slowdown, cookies }: How): Promise<Vitals> {
  const context = await browser.newContext(phone);
  await context.addCookies(cookies);
  await startClock(context);
  const page = await context.newPage();
  await throttlePage(page, slowdown);
  await page.addInitScript({ path: 'bench/observe.js' });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(2_000);
  const vitals = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
  await context.close();
  return vitals;
}
