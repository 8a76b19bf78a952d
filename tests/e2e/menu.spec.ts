import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { localesOf } from '@/lib/sites/locales';
import { siteIds } from '@/lib/sites/sites';
import { arriveSignedIn } from '../support/account-steps';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { holdScripts } from '../support/hold-scripts';
import { messagesIn } from '../support/messages-in';
import { tabTo } from '../support/tab-to';
import { waitUntilAwake } from '../support/wait-until-awake';

const { header } = messagesIn('nl');

test('a phone reaches from the menu what its bar has no room for @phone', async ({ page }) => {
  await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
  await page.getByRole('button', { name: header.menu }).click();
  const menu = page.getByRole('dialog', { name: header.menu });
  const { club, offers, help, business, wallet } = header.entry;
  for (const name of [club, offers, help, business, wallet])
    await expect(menu.getByRole('link', { name })).toBeVisible();
  await menu.getByRole('link', { name: header.entry.help }).click();
  await expect(page).toHaveURL(siteOrigin('nl') + href('nl-NL', 'help'));
  await expect(menu).toBeHidden();
});

test('a menu closes once Tab leads past its last link @phone', async ({ page }) => {
  await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
  const button = page.getByRole('button', { name: header.menu });
  const menu = page.getByRole('dialog', { name: header.menu });
  await button.press('Enter');
  await tabTo(page, menu.getByRole('link').last(), 10);
  // Its button is the last of the page: one Tab leads out of that, the next one back to its head.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await tabTo(page, menu.getByRole('link').first(), 3);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test.describe('a menu that was opened before the page is awake', () => {
  const openEarly = async (page: Page) => {
    const wake = await holdScripts(page);
    await page.goto(siteOrigin('nl') + href('nl-NL', 'cvd'), { waitUntil: 'commit' });
    const menu = page.getByRole('dialog', { name: header.menu });
    await page.getByRole('banner').getByRole('button', { name: header.more, exact: true }).press('Enter');
    await expect(menu).toBeVisible();
    return { wake, menu };
  };

  test('closes as well once Tab leaves it @desktop', async ({ page }) => {
    const { wake, menu } = await openEarly(page);
    wake();
    await waitUntilAwake(page);
    await tabTo(page, menu.getByRole('link').last(), 10);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  });

  test('closes once the page is awake where Tab had left it @desktop', async ({ page }) => {
    const { wake, menu } = await openEarly(page);
    await tabTo(page, menu.getByRole('link').last(), 10);
    await page.keyboard.press('Tab');
    await expect(menu).toBeVisible();
    wake();
    await expect(menu).toBeHidden();
  });
});

/** What in the header is narrower than its words, so that they lie over what comes next. */
const squeezedInHeader = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((banner) =>
      [...banner.querySelectorAll('a, button')]
        .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 2)
        .map(({ textContent }) => textContent),
    );

for (const { site, code, language } of siteIds.flatMap(localesOf))
  test(`the header of ${code} is one row of whole words, of which the last entry opens what has no room @desktop`, async ({
    page,
  }) => {
    const words = messagesIn(language);
    await gotoQuietly(page, siteOrigin(site) + href(code, 'cvd'));
    const banner = page.getByRole('banner');
    for (const width of [700, 1080, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await squeezedInHeader(page), `${width}`).toEqual([]);
      const [entry, more, tool] = await Promise.all([
        banner.getByRole('navigation').getByRole('link').filter({ visible: true }).last().boundingBox(),
        banner.getByRole('button', { name: words.header.more, exact: true }).boundingBox(),
        banner.getByRole('link', { name: words.search.open }).boundingBox(),
      ]);
      expect(more?.x, `${width}: after the entries`).toBeGreaterThanOrEqual(entry!.x + entry!.width - 8);
      expect(tool!.x, `${width}: before the tools`).toBeGreaterThan(more!.x + more!.width);
    }
  });

test('the owner of a pass has room in the header for it @desktop', async ({ page }) => {
  await arriveSignedIn(page, 'fr');
  await page.context().addCookies([{ name: 'candela_locator', value: 'city:lyon', url: siteOrigin('fr') }]);
  await gotoQuietly(page, siteOrigin('fr') + href('fr-FR', 'cvd'));
  await expect(page.locator(':root[data-pass]')).toHaveCount(1);
  expect(await squeezedInHeader(page)).toEqual([]);
});

for (const width of [700, 1080, 1440])
  test(`the header of ${width} pixels keeps to the choice of a film, and the word after its entries opens the rest @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
    expect(await squeezedInHeader(page)).toEqual([]);
    const { guide, help, business, wallet } = header.entry;
    await expect(page.getByRole('navigation', { name: header.main }).getByRole('link', { name: help })).toHaveCount(0);
    await page.getByRole('banner').getByRole('button', { name: header.more, exact: true }).click();
    const menu = page.getByRole('dialog', { name: header.menu });
    for (const name of [guide, help, business])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: wallet })).toBeHidden();
  });

for (const [site, locale, town, name, isCounted] of [
  ['fr', 'fr-FR', 'city:lyon', 'Lyon', true],
  ['nl', 'nl-NL', 'city:amsterdam', 'Amsterdam', false],
] as const)
  test(`the place in a phone’s header says ${name} whole, and how many cinemas only where all of that fits @phone`, async ({
    page,
  }) => {
    await page.context().addCookies([{ name: 'candela_locator', value: town, url: siteOrigin(site) }]);
    await gotoQuietly(page, siteOrigin(site) + href(locale, 'cvd'));
    const place = page.getByRole('banner').getByRole('button', { name });
    await expect(place.locator('small')).toBeAttached();
    const seen = await place.evaluate((button) => {
      const [word, count] = ['span', 'small'].map((each) => button.querySelector(each)) as [Element, Element];
      const words = document.createRange();
      words.selectNodeContents(count);
      const [box, line] = [count.getBoundingClientRect(), words.getBoundingClientRect()];
      const inSight = line.top < box.bottom - 1;
      return {
        isWhole: word.scrollWidth <= word.clientWidth + 1,
        inSight,
        isCut: inSight && line.right > box.right + 1,
      };
    });
    expect(seen).toEqual({ isWhole: true, inSight: isCounted, isCut: false });
  });

/** Takes from the style sheets what lays a panel beside its button; says how many rules that were. */
function forgetSides(): number {
  let forgotten = 0;
  const forgetIn = (group: CSSStyleSheet | CSSGroupingRule) => {
    for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = group.cssRules[index];
      if (rule instanceof CSSSupportsRule && rule.conditionText.includes('position-area')) {
        group.deleteRule(index);
        forgotten += 1;
      } else if (rule instanceof CSSGroupingRule) forgetIn(rule);
    }
  };
  for (const sheet of document.styleSheets) forgetIn(sheet);
  return forgotten;
}

test('a browser that cannot lay a panel beside its button is told where that stands @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
  expect(await page.evaluate(forgetSides)).toBeGreaterThan(0);
  for (const [part, side] of [
    ['banner', 'below'],
    ['contentinfo', 'above'],
  ] as const) {
    const button = page.getByRole(part).locator('button[popovertarget]').filter({ visible: true });
    await button.first().click();
    const [from, to] = await Promise.all([button.first().boundingBox(), page.locator(':popover-open').boundingBox()]);
    expect(to!.x).toBeCloseTo(from!.x, 0);
    if (side === 'below') expect(to!.y).toBeCloseTo(from!.y + from!.height, 0);
    else expect(to!.y + to!.height).toBeCloseTo(from!.y, 0);
    await page.keyboard.press('Escape');
  }
});
