import type { Locator, Page } from '@playwright/test';
import type { Screen } from '@/lib/routing/routes';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { cells } from '../support/cells';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readSamplePath } from '../support/samples';
import { waitUntilAwake } from '../support/wait-until-awake';

const { details } = messagesIn('fr').showtimes;
const screens = ['movie', 'cinema', 'city'] as const;

async function openScreen(page: Page, screen: Screen) {
  const cell = cells.find((one) => one.screen === screen && one.locale.site === 'fr');
  if (!cell) throw new Error(`no ${screen} on fr`);
  await page.goto(siteOrigin('fr') + (await readSamplePath(cell)));
  await waitUntilAwake(page);
}

/** What is booked by one press: nothing about it is told by anything but the button beside it. */
const chips = (page: Page) => page.locator('main li:has(> * > a[data-ticket]):not(:has([data-coloured]))');
const aboutIn = (chip: Locator) => chip.getByRole('button', { name: /^Détails de la séance de \d\d:\d\d$/ });

async function expectPanel(page: Page, tickets: string | null) {
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: /^Réserver/ })).toHaveAttribute('href', tickets ?? '');
  await expect(panel.getByRole('link', { name: details.keep.ics })).toBeVisible();
  await expect(panel).toContainText(details.version);
}

for (const screen of screens) {
  test(`a finger finds on every showing of a ${screen} what there is to say of it`, { tag: '@phone' }, async ({
    page,
  }) => {
    await openScreen(page, screen);
    await expect(chips(page).nth(2)).toBeAttached();
    await expect(chips(page).filter({ hasNot: page.locator('a + button') })).toHaveCount(0);
    const chip = chips(page).nth(1);
    const link = chip.getByRole('link');
    const [whole, button] = [await link.boundingBox(), await aboutIn(chip).boundingBox()];
    expect(Math.min(button?.width ?? 0, button?.height ?? 0)).toBeGreaterThanOrEqual(24);
    // What books stays as wide as a finger beside it.
    expect((whole?.width ?? 0) - (button?.width ?? 0)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
    await aboutIn(chip).tap();
    await expectPanel(page, await link.getAttribute('href'));
    await expectAccessible(page);
  });

  test(`the keyboard opens it on a ${screen} from the showing that it is on, and comes back`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await openScreen(page, screen);
    const chip = chips(page).first();
    await chip.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(aboutIn(chip)).toBeFocused();
    await expect(aboutIn(chip)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expectPanel(page, await chip.getByRole('link').getAttribute('href'));
    await page.keyboard.press('Escape');
    await expect(aboutIn(chip)).toBeFocused();
  });

  test(`a pointer finds it on a ${screen} on the showing that it is on, and no other`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await openScreen(page, screen);
    const [chip, other] = [chips(page).first(), chips(page).nth(1)];
    await expect(aboutIn(chip)).toHaveCSS('opacity', '0');
    await chip.hover({ position: { x: 10, y: 10 } });
    await expect(aboutIn(chip)).toHaveCSS('opacity', '1');
    await expect(aboutIn(other)).toHaveCSS('opacity', '0');
    await aboutIn(chip).click();
    await expectPanel(page, await chip.getByRole('link').getAttribute('href'));
  });
}
