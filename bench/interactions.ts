import type { Browser } from '@playwright/test';
import { arriveSignedIn } from '../tests/support/account-steps';
import { siteOrigin } from '../tests/support/ask-site';
import { messagesIn } from '../tests/support/messages-in';
import { waitUntilAwake } from '../tests/support/wait-until-awake';
import { openBrowser, phone, throttlePage } from './browser';
import { measurePhoneSlowdown } from './calibrate';
import { startClock } from './clock';
import { enlargeTown } from './large-town';
import { dialog, isChosen, isOn, measurePress, type Press, pressRow } from './press';
import { findPath, type Measured } from './screens';
import type { Row } from './table';
import { fromLyon, refusal } from './visitor';

const runs = 5;
type OnScreen = Press & { screen: 'home' | 'shows' | 'movie' | 'cinema'; isMembers?: true };

const day = 'li[data-day]:not(:first-child) button:not([aria-disabled], [aria-current])';
const version = 'main [role=group] button[title][aria-pressed=false]:not([aria-disabled])';
const filter = 'main [role=group] button[aria-haspopup=dialog]';
const value = `${dialog} label:has(input[type=checkbox]:not([aria-disabled]))`;
const foot = `${dialog} button:text-matches("^Voir [0-9]+ film")`;
const chosen = `main [aria-label="${messagesIn('fr').filters.chosen}"] button`;

const presses: readonly OnScreen[] = [
  { what: 'another day of a film', screen: 'movie', selector: day, seen: isChosen },
  { what: 'a version of a film', screen: 'movie', selector: version, seen: isOn },
  { what: 'another day of a cinema', screen: 'cinema', selector: day, seen: isChosen },
  { what: 'a version in a cinema', screen: 'cinema', selector: version, seen: isOn },
  { what: 'a filter of the films', screen: 'shows', selector: filter, seen: dialog },
  {
    ...{ what: 'a value of a filter', screen: 'shows', after: [filter] },
    ...{ selector: value, seen: `${dialog} label:has(input:checked)` },
  },
  { what: 'the films that it leaves', screen: 'shows', after: [filter, value], selector: foot, seen: chosen },
  { what: 'the locator', screen: 'home', selector: 'header button[aria-haspopup=dialog]', seen: dialog },
  { what: 'the search', screen: 'home', selector: 'a[aria-haspopup=dialog]', seen: dialog },
  // Of whoever is not signed in, who is asked to.
  { what: 'the heart of a film', screen: 'shows', selector: 'main [data-mark=film]', seen: dialog },
  {
    ...{ what: 'the heart of a film, by a member', screen: 'shows', isMembers: true },
    ...{ selector: 'main [data-mark=film][aria-pressed=false]', seen: isOn },
  },
];

/**
 * From the first press of its kind on a page that is awake to the paint that answers it, on a phone in a town of many cinemas:
 * the longest of its events, as INP has it (https://web.dev/articles/inp). Browsers tell it in steps of 8 ms, and nothing below 16.
 * A press of which nothing came has missed.
 */
export async function measureInteractions(pages: readonly Measured[]): Promise<Row[]> {
  const browser = await openBrowser();
  const slowdown = await measurePhoneSlowdown(browser);
  const rows: Row[] = [];
  for (const press of presses) {
    const found: number[] = [];
    for (let run = 0; run < runs; run += 1)
      found.push(await visit(browser, siteOrigin('fr') + findPath(pages, press.screen), { press, slowdown }));
    rows.push(pressRow(press.what, found, slowdown));
  }
  await browser.close();
  return rows;
}

async function visit(browser: Browser, url: string, how: { press: OnScreen; slowdown: number }): Promise<number> {
  const context = await browser.newContext(phone);
  await context.addCookies([refusal(url), fromLyon(url)]);
  await startClock(context);
  const page = await context.newPage();
  if (how.press.isMembers) await arriveSignedIn(page, 'fr');
  await throttlePage(page, how.slowdown);
  await enlargeTown(page);
  await page.addInitScript({ path: 'bench/observe.js' });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await waitUntilAwake(page);
  await page.waitForTimeout(2_000);
  const inp = await measurePress(page, how.press, 1_500);
  await context.close();
  return inp;
}
