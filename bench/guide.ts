import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { askSite, siteOrigin } from '../tests/support/ask-site';
import { startElsewhen } from '../tests/support/start-elsewhen';
import { waitUntilAwake } from '../tests/support/wait-until-awake';
import { openBrowser, phone, throttlePage } from './browser';
import { measurePhoneSlowdown } from './calibrate';
import { enlargeTown } from './large-town';
import { findPath, type Measured, siteHost } from './screens';
import { atMost, median, type Row } from './table';
import { refusal } from './visitor';

const runs = 3;
type Control = { what: string; selector: string /** Typed into it; a tap where there is none. */; key?: string };

const row = 'main [role=group]';
const controls: readonly Control[] = [
  { what: 'by time', selector: 'main fieldset button:nth-of-type(2)' },
  { what: 'by cinema', selector: 'main fieldset button:nth-of-type(3)' },
  { what: 'another day', selector: 'li[data-day]:not(:first-child) button' },
  { what: 'a version', selector: `${row} button[title]` },
  { what: 'the pass', selector: `${row} button[aria-pressed]:not([title])` },
  { what: 'a format', selector: `${row} button[title] ~ button:not([title])` },
  { what: 'an hour', selector: `${row} label:has(option[value="2000"]) select`, key: '2' },
  { what: 'a child', selector: `${row} label:has(option[value="6"]) select`, key: '6' },
  { what: 'what is over', selector: 'main button[aria-pressed]:not([role=group] *):not(fieldset *)' },
  { what: 'all of a showing', selector: '[data-bars] a + button' },
  { what: 'more films', selector: 'main p > button' },
];

/** Much of the day is over then, and much is not, at whatever hour this is measured. */
const evening = '2026-11-20T18:00:00Z';

/** What the guide answers a press with in a town of many cinemas, and how much of it is in its page. */
export async function measureGuide(pages: readonly Measured[]): Promise<Row[]> {
  const { ports, move, end } = await startElsewhen();
  try {
    await move(evening, 'fr');
    return await measureAt(ports.site, findPath(pages, 'guide'));
  } finally {
    await end();
  }
}

async function measureAt(port: number, path: string): Promise<Row[]> {
  const { text } = await askSite(siteHost, path, {}, port);
  const rows = [
    atMost({ what: 'HTML of the guide', budget: 40, measured: gzipSync(text).length / 1000, unit: 'kB', digits: 1 }),
  ];
  const browser = await openBrowser();
  const slowdown = await measurePhoneSlowdown(browser);
  for (const control of controls) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1)
      found.push(await press(browser, siteOrigin('fr', port) + path, control, slowdown));
    const note = `${found.join(', ')}; CPU ÷ ${slowdown.toFixed(1)}`;
    rows.push(atMost({ what: `${control.what}, INP`, budget: 100, measured: median(found), unit: 'ms', note }));
  }
  await browser.close();
  return rows;
}

async function press(browser: Browser, url: string, { selector, key }: Control, slowdown: number): Promise<number> {
  const context = await browser.newContext(phone);
  await context.addCookies([refusal(url, Date.parse(evening)), { name: 'candela_locator', value: 'city:paris', url }]);
  await context.clock.setFixedTime(evening);
  const page = await context.newPage();
  await throttlePage(page, slowdown);
  await enlargeTown(page);
  await page.addInitScript({ path: 'bench/observe.js' });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilAwake(page);
  await page.locator('main [data-bars]').nth(20).waitFor({ state: 'attached' });
  await page.waitForTimeout(1_500);
  const control = page.locator(selector).filter({ visible: true }).first();
  await control.scrollIntoViewIfNeeded();
  if (key) await control.focus();
  await page.waitForTimeout(500);
  await (key ? page.keyboard.press(key) : control.tap());
  await page.waitForTimeout(2_000);
  const { inp } = await page.evaluate(() => (window as unknown as { vitals: { inp: number } }).vitals);
  await context.close();
  return inp;
}
