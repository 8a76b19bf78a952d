import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePorts } from '../scripts/lib/ports';
import { siteOrigin } from '../tests/support/ask-site';
import { openBrowser, openToOthers } from './browser';
import { measurePhoneSlowdown } from './calibrate';
import { startClock } from './clock';
import type { Measured } from './screens';
import { startSecureEdge } from './secure-edge';
import type { Servers } from './servers';
import { atLeast, median, type Row } from './table';

/** The screens that most visits begin with. */
const main: readonly string[] = ['home', 'shows', 'movie', 'guide', 'cinemas', 'cinema'];
const runs = 3;

/**
 * What Lighthouse says of a first visit on its phone and line, the processor as slow as that of ours; the median of some. Through the
 * edge where it can be started, since it reckons with the connections it sees: no visitor has six of HTTP/1.1.
 */
export async function measureLighthouse(pages: readonly Measured[], { site }: Servers): Promise<Row[]> {
  const front = await startSecureEdge(site);
  const { site: port } = await freePorts(4600);
  const audited = await openToOthers(port);
  await startClock(audited);
  const browser = await openBrowser();
  const rows: Row[] = [];
  for (const { screen, path } of pages.filter((page) => main.includes(page.screen))) {
    const url = (front?.origin ?? siteOrigin('fr')) + path;
    await warmUp(browser, url);
    const slowdown = await measurePhoneSlowdown(browser);
    const found: Figures[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await audit(url, port, slowdown));
    const middle = found.toSorted((a, b) => a.score - b.score)[Math.floor(runs / 2)];
    rows.push(
      atLeast({
        what: `${screen}, performance`,
        budget: 95,
        measured: median(found.map(({ score }) => score)),
        note: `${middle?.said}; ${front ? 'HTTP/2' : 'HTTP/1.1'}; CPU ÷ ${slowdown.toFixed(1)}`,
      }),
    );
  }
  await Promise.all([audited.close(), browser.close(), front?.end()]);
  return rows;
}

/** Whoever comes first has the pictures of the demo drawn, for seconds of a processor: that visit does not count. */
async function warmUp(browser: Browser, url: string): Promise<void> {
  const look = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, ignoreHTTPSErrors: true };
  const page = await browser.newPage(look);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
  await page.close();
}

type Figures = { score: number; said: string };

const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** Chromium may lose the beginning of a recording; Lighthouse then asks to be run again. */
const mostTries = 3;

async function audit(url: string, port: number, slowdown: number, tries = 1): Promise<Figures> {
  const result = await lighthouse(
    url,
    { port, logLevel: 'silent', onlyCategories: ['performance'] },
    {
      extends: 'lighthouse:default',
      settings: { formFactor: 'mobile', throttling: { cpuSlowdownMultiplier: slowdown } },
    },
  );
  const { categories, audits, runtimeError } = result?.lhr ?? {};
  if (runtimeError && tries < mostTries) return audit(url, port, slowdown, tries + 1);
  if (!categories || !audits || runtimeError) throw new Error(`${url}: ${runtimeError?.message ?? 'no report'}`);
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    said: shown.map((name) => audits[name]?.displayValue ?? '–').join(', '),
  };
}
