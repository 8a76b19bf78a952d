import { expect, type Page } from '@playwright/test';

/** Answered by us wherever the browser asks us first, and by each site otherwise. */
const probe = '/robots.txt?stand-in';
const ours = 'ours';

/**
 * In a page that is open, the first stand-in holds a moment after `route` has ended: of two hundred that were set right
 * before a key was pressed, on a busy machine, what the key asked went past six. This page's `route` ends when it holds.
 */
export function waitForStandIns(page: Page): void {
  const route = page.route.bind(page);
  let holds: Promise<void> | undefined;
  page.route = async (...standIn) => {
    if (page.url() !== 'about:blank') {
      holds ??= setProbe(page, route);
      await holds;
    }
    return route(...standIn);
  };
}

/** For as long as it stands, the browser asks us of whatever else is set or taken away. */
async function setProbe(page: Page, route: Page['route']): Promise<void> {
  await route(`**${probe}`, (asked) => asked.fulfill({ body: ours }));
  const ask = (url: string) => fetch(url).then((answer) => answer.text());
  await expect(async () => expect(await page.evaluate(ask, probe)).toBe(ours)).toPass();
}
