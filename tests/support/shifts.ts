import { expect, type Page } from '@playwright/test';

type Shift = { value: number; moved: string };
declare global {
  interface Window {
    shifts?: Shift[];
  }
}

/** A phone on a train: 1.6 Mbit/s, 150 ms away, and a processor four times slower. */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  const rate = (megabits: number) => (megabits * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: rate(1.6),
    uploadThroughput: rate(0.75),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What jumped that the visitor did not move, and where. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string }[] = [];
    window.shifts = shifts;
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : '',
        );
        shifts.push({ value: entry.value, moved: nodes.join(', ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fails with all that has moved since, where together it is more than nobody notices. */
export async function expectNoJump(page: Page) {
  const shifts = await page.evaluate(() => window.shifts);
  if (!shifts) throw new Error('Nobody watched.');
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
}
