import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium';
import { chromiumSwitches } from '../scripts/lib/chromium-switches';

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium('window'), args: [...chromiumSwitches] });

/** One whose tabs are all of the same visitor, those as well that somebody else opens by this port. */
export const openToOthers = async (port: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext('', {
    executablePath: await findChromium('window'),
    // The edge of the benchmark vouches for itself.
    args: [...chromiumSwitches, `--remote-debugging-port=${port}`, '--ignore-certificate-errors'],
    viewport: null,
  });

export const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** The line of the usual mobile audits, 1.6 Mbit/s down and 150 ms away, and a processor so many times slower. */
export async function throttlePage(page: Page, slowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  });
}
