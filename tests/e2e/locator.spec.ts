import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { locatorButton, locatorDialog, locatorField, openLocator, readChoiceCookie } from '../support/locator-page';

test('is used with the keyboard alone: letters, digits, arrows, Enter, Escape', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/offres');
  await expect(locatorButton(page)).toHaveAccessibleName(/Lyon/);
  await openLocator(page);
  await expect(locatorField(page)).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('MARSEIL');
  await expect(locatorDialog(page).getByRole('option').first()).toContainText('Marseille');
  await expect(locatorDialog(page).getByRole('status').first()).toContainText(/\d+ résultats/);
  await page.keyboard.press('ArrowDown');
  await expect(locatorDialog(page).getByRole('option', { selected: true })).toContainText('Candela');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(locatorDialog(page)).toBeHidden();
  await expect(locatorButton(page)).toHaveAccessibleName(/Marseille/);
  await expect(locatorButton(page)).toBeFocused();
  expect(await readChoiceCookie(page)).toBe('city:marseille');

  await openLocator(page);
  await page.keyboard.type('6900');
  await expect(locatorDialog(page).getByRole('option').filter({ hasText: 'Lyon' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(locatorDialog(page)).toBeHidden();
  await expect(locatorButton(page)).toBeFocused();
  await expect(locatorButton(page)).toHaveAccessibleName(/Marseille/);
});

test('remembers the place, and leads "Cinemas" there', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/offres');
  await openLocator(page);
  await page.keyboard.type('toulouse');
  await page.keyboard.press('Enter');
  await expect(locatorButton(page)).toBeFocused();
  // The dialog takes its step of the history back as it closes, which would stop what is begun meanwhile.
  await expect(locatorButton(page)).toHaveAccessibleName(/Toulouse/);
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(locatorButton(page)).toHaveAccessibleName(/Toulouse/);
  const entry = page.getByRole('link', { name: 'Cinémas', exact: true }).filter({ visible: true }).first();
  await expect(entry).toHaveAttribute('href', '/cinemas/ville-list/toulouse');
});

test.describe('with nonsense', () => {
  // The API knows no such place, and the console says so.
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('minds nothing that cookie, storage or address hold', { tag: '@desktop' }, async ({ page }) => {
    for (const value of ['%E0%A4%A', 'city:<script>', 'position:999,999', 'favorite:x', 'y'.repeat(3000)]) {
      await page.context().addCookies([{ name: 'candela_locator', value, domain: 'fr.localhost', path: '/' }]);
      await page.addInitScript(() => localStorage.setItem('candela_places', '{"key":'));
      await page.goto('/films/filters/localisation-%3Cscript%3E');
      await expect(locatorButton(page)).toHaveAccessibleName(/Lyon/);
    }
  });
});

test('says a long name whole at every width', { tag: '@desktop' }, async ({ page }) => {
  for (const value of ['city:boulogne-billancourt', 'cinema:candela-bordeaux-quinconces']) {
    await page.context().addCookies([{ name: 'candela_locator', value, url: siteOrigin('fr') }]);
    await page.goto('/offres');
    await expect(locatorButton(page)).toHaveAccessibleName(/Boulogne-Billancourt|Bordeaux Quinconces/);
    for (const width of [320, 360, 700, 760, 820, 1080, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await locatorButton(page).evaluate((button) => {
        const { height } = button.getBoundingClientRect();
        const { clientWidth, scrollWidth } = button.querySelector('span') ?? button;
        return { isTall: height > 48, isCut: scrollWidth > clientWidth };
      });
      expect.soft(cut, `${value} at ${width}`).toEqual({ isTall: false, isCut: false });
    }
  }
});

test('takes the place of the address, city or cinema', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/films/filters/localisation-marseille');
  await expect(locatorButton(page)).toHaveAccessibleName(/Marseille/);
  expect(await readChoiceCookie(page)).toBeUndefined();
});

for (const [what, kept, path] of [
  ['their cinema', 'cinema:candela-lyon-confluence', /\/cinemas\/candela-lyon-confluence$/],
  ['nowhere from a city', 'city:lyon', /\/cinemas$/],
] as const)
  test(`the list of cinemas leads a returning visitor to ${what}`, { tag: '@desktop' }, async ({ browser }) => {
    // The tests' clock takes away what the browser knows of its navigations.
    const page = await browser.newPage();
    const cookie = { name: 'candela_locator', value: encodeURIComponent(kept), url: siteOrigin('fr') };
    await page.context().addCookies([cookie]);
    await page.goto(`${siteOrigin('fr')}/cinemas`);
    await expect(locatorButton(page)).toHaveAccessibleName(/Lyon|Confluence/);
    await expect(page).toHaveURL(path);
    await page.close();
  });

test('a light page means its cinema, and the choice is back on the next page', { tag: '@desktop' }, async ({
  page,
}) => {
  await page
    .context()
    .addCookies([{ name: 'candela_locator', value: 'city%3Amarseille', domain: 'fr.localhost', path: '/' }]);
  await page.goto('/cinemas/l/candela-lyon-confluence');
  await expect(locatorButton(page)).toHaveAccessibleName(/Confluence/);
  await page.goto('/offres');
  await expect(locatorButton(page)).toHaveAccessibleName(/Marseille/);
});

test('its button is no wider than what it says, in any language', { tag: '@phone' }, async ({ page }) => {
  for (const code of ['fr-FR', 'en-NL', 'nl-NL', 'nl-BE', 'fr-BE', 'de-CH'] as const) {
    await page.goto(siteOrigin(locales[code].site) + href(code, 'cinemas'));
    const button = page.getByRole('banner').locator('button:has(small)');
    await expect(button).toBeVisible();
    const empty = await button.evaluate((button) => {
      const range = document.createRange();
      const inside = button.getBoundingClientRect();
      const words = [...button.querySelectorAll('span, small')].flatMap((each) => {
        range.selectNodeContents(each);
        return [...range.getClientRects()].filter(({ width, top }) => width > 0 && top < inside.bottom);
      });
      const [, arrow] = button.querySelectorAll('svg');
      return (arrow?.getBoundingClientRect().left ?? 0) - Math.max(...words.map(({ right }) => right));
    });
    expect.soft(empty, code).toBeLessThan(12);
  }
});
