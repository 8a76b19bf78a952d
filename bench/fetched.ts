import type { Browser } from '@playwright/test';
import { siteOrigin } from '../tests/support/ask-site';
import { waitUntilAwake } from '../tests/support/wait-until-awake';
import { phone } from './browser';
import { startClock } from './clock';
import type { Measured } from './screens';
import { noteRow, type Row } from './table';

/** Milliseconds: what a page fetches by itself has come by then. */
const settled = 4_000;

/** The scripts that a page has fetched by itself once it is awake, those of its first load among them, as they came by the line. */
export async function noteFetched(browser: Browser, pages: readonly Measured[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { screen, path } of pages) {
    const context = await browser.newContext(phone);
    await startClock(context);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const scripts = new Map<string, number>();
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.set(requestId, 0);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
    });
    await session.send('Network.enable');
    await page.goto(siteOrigin('fr') + path, { waitUntil: 'load', timeout: 60_000 });
    await waitUntilAwake(page);
    await page.waitForTimeout(settled);
    const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0);
    const said = `${(bytes / 1000).toFixed(1)} kB in ${scripts.size} files`;
    rows.push(noteRow(`${screen}, scripts fetched four seconds after it is awake, heads included`, said));
    await context.close();
  }
  return rows;
}
