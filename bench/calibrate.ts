import type { Browser } from '@playwright/test';
import { median } from './table';

/**
 * What a phone of the middle range scores in `score.js`, by the calibration of Chrome's developer tools
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
const phoneScore = 1_000;
const steps = 5;

/**
 * How many times slower the processor at hand has to run to be a phone's; 1 where it is no faster than one
 * (`decisions/0018-which-phone-the-benchmark-means.md`).
 */
export async function measurePhoneSlowdown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.addInitScript({ path: 'bench/score.js' });
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  const scoreAt = async (rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const scores: number[] = [];
    for (let turn = 0; turn < 3; turn += 1)
      scores.push(await page.evaluate(() => (window as unknown as { score: () => number }).score()));
    return median(scores);
  };

  await scoreAt(1);
  let [low, high] = [1, 8];
  for (let step = 0; step < steps; step += 1) {
    const rate = (low + high) / 2;
    if ((await scoreAt(rate)) > phoneScore) low = rate;
    else high = rate;
  }
  await page.close();
  return low;
}
