import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium, isRoot } from '../scripts/lib/chromium';

export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: isRoot ? ['--no-sandbox'] : [] });

export const phone = { viewport: { width: 360, height: 780 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const bytesPerSecond = (megabits: number) => (megabits * 1_000_000) / 8;

/** The phone of the usual mobile audits: a CPU four times slower, 1.6 Mbit/s down, 150 ms away. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond(1.6),
    uploadThroughput: bytesPerSecond(0.75),
  });
}
