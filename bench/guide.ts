import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { askSite, siteOrigin } from '../tests/support/ask-site';
import { startElsewhen } from '../tests/support/start-elsewhen';
import { waitUntilAwake } from '../tests/support/wait-until-awake';
import { openBrowser, phone, throttlePage } from './browser';
import { measurePhoneSlowdown } from './calibrate';
import { enlargeTown } from './large-town';
import { dialog, isChosen, isOn, measurePress, type Press, pressRow } from './press';
import { findPath, type Measured, siteHost } from './screens';
import { atMost, type Row } from './table';
import { refusal } from './visitor';

const runs = 3;

const row = 'main [role=group]';
const free = ':not([aria-disabled])';
const controls: readonly Press[] = [
  { what: 'by time', selector: 'main fieldset button:nth-of-type(2)', seen: isOn },
  { what: 'by cinema', selector: 'main fieldset button:nth-of-type(3)', seen: isOn },
  { what: 'another day', selector: `li[data-day]:not(:first-child) button${free}`, seen: isChosen },
  { what: 'a version', selector: `${row} button[title]${free}`, seen: isOn },
  { what: 'the pass', selector: `${row} button[aria-pressed]${free}:not([title])`, seen: isOn },
  { what: 'a format', selector: `${row} button[title] ~ button[aria-pressed]${free}:not([title])`, seen: isOn },
  { what: 'an hour', ...chooseIn('2000'), key: '2' },
  { what: 'a child', ...chooseIn('6'), key: '6' },
  { what: 'what is over', selector: 'main button[aria-pressed]:not([role=group] *):not(fieldset *)', seen: isOn },
  { what: 'all of a showing', selector: '[data-bars] a + button', seen: dialog },
  { what: 'more films', selector: 'main p > button', seen: 'main [data-bars]' },
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
      found.push(await visit(browser, siteOrigin('fr', port) + path, control, slowdown));
    rows.push(pressRow(control.what, found, slowdown));
  }
  await browser.close();
  return rows;
}

async function visit(browser: Browser, url: string, control: Press, slowdown: number): Promise<number> {
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
  const inp = await measurePress(page, control, 2_000);
  await context.close();
  return inp;
}

/** A field that has a value to choose, and that it has been chosen there. */
function chooseIn(option: string) {
  return {
    selector: `${row} label:has(option[value="${option}"]) select`,
    seen: `select[data-pressed]:has(option[value="${option}"]:checked)`,
  };
}
