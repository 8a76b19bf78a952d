import type { Page } from '@playwright/test';
import type { Screen } from '@/lib/routing/routes';
import { siteOrigin } from '../support/ask-site';
import { cells } from '../support/cells';
import { expect, test } from '../support/fixture';
import { readSamplePath } from '../support/samples';
import { waitUntilAwake } from '../support/wait-until-awake';

/** Milliseconds for which React holds back what comes soon after the nothing that stood in for its code. */
const heldBack = 300;

const calendar = '[role=toolbar] + button[aria-haspopup=dialog]';
const about = 'main a[data-ticket] ~ button[aria-haspopup=dialog]';
const rows: readonly [what: string, screen: Screen, button: string][] = [
  ['what there is to say of a showing of a film', 'movie', about],
  ['what there is to say of a showing in a cinema', 'cinema', about],
  ['what there is to say of a showing in a town', 'city', about],
  ['what there is to say of a showing in the guide', 'guide', '[data-bars] button[aria-haspopup=dialog]'],
  ['the calendar of a film', 'movie', calendar],
  ['the calendar of a cinema', 'cinema', calendar],
  ['the calendar of the guide', 'guide', calendar],
  ['the panel of the filters', 'shows', 'main [role=group] button[aria-haspopup=dialog]'],
];

/** By the clock of events, which no test holds. */
const measurePress = (page: Page, selector: string) =>
  page.evaluate(async (button) => {
    const first = [...document.querySelectorAll<HTMLElement>(button)].find((one) =>
      one.parentElement?.checkVisibility(),
    );
    const pressed = new Event('press').timeStamp;
    first?.click();
    while (!document.querySelector('dialog[open]')) await new Promise((done) => requestAnimationFrame(done));
    return new Event('opened').timeStamp - pressed;
  }, selector);

for (const [what, screen, button] of rows) {
  test(`the first press opens ${what} as soon as its code is there`, { tag: '@phone' }, async ({ page }) => {
    const cell = cells.find((one) => one.screen === screen && one.locale.code === 'fr-FR');
    if (!cell) throw new Error(`no ${screen} on fr`);
    const path = await readSamplePath(cell);
    // The first page that is opened so fast proves it: a busy machine makes any of them late.
    await expect(async () => {
      await page.goto(siteOrigin('fr') + path);
      await waitUntilAwake(page);
      await expect(page.locator(button).first()).toBeAttached();
      expect(await measurePress(page, button)).toBeLessThan(heldBack);
    }).toPass({ timeout: 40_000 });
  });
}
