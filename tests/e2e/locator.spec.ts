import type { Page } from '@playwright/test';
import { originOf } from '../support/ask';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /Choisir un cinéma|Votre choix/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Où allez-vous au cinéma' });
const field = (page: Page) => dialog(page).getByRole('combobox');
async function cookieOf(page: Page) {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'candela_locator');
  return kept && decodeURIComponent(kept.value);
}

async function openLocator(page: Page) {
  // Until the island listens, a press opens nothing.
  await expect(async () => {
    await button(page).press('Enter');
    await expect(dialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
}

test('is used with the keyboard alone: letters, digits, arrows, Enter, Escape', async ({ page }) => {
  await page.goto('/films');
  await expect(button(page)).toHaveAccessibleName(/Lyon/);
  await openLocator(page);
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.type('MARSEIL');
  await expect(dialog(page).getByRole('option').first()).toContainText('Marseille');
  await expect(dialog(page).getByRole('status').first()).toContainText(/\d+ résultats/);
  await page.keyboard.press('ArrowDown');
  await expect(dialog(page).getByRole('option', { selected: true })).toContainText('Candela');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toHaveAccessibleName(/Marseille/);
  await expect(button(page)).toBeFocused();
  expect(await cookieOf(page)).toBe('city:marseille');

  await openLocator(page);
  await page.keyboard.type('6900');
  await expect(dialog(page).getByRole('option').filter({ hasText: 'Lyon' }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleName(/Marseille/);
});

test('remembers the place, and leads "Cinemas" there', async ({ page }) => {
  await page.goto('/films');
  await openLocator(page);
  await page.keyboard.type('toulouse');
  await page.keyboard.press('Enter');
  await expect(button(page)).toBeFocused();
  await page.reload();
  await expect(button(page)).toHaveAccessibleName(/Toulouse/);
  const entry = page.getByRole('link', { name: 'Cinémas', exact: true }).filter({ visible: true }).first();
  await expect(entry).toHaveAttribute('href', '/cinemas/ville-list/toulouse');
});

test.describe('located', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 45.76, longitude: 4.84 } });

  test('takes the cinemas nearby, and sends no coordinates', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/films');
    await openLocator(page);
    await dialog(page).getByRole('button', { name: 'Me localiser' }).press('Enter');
    await expect(button(page)).toHaveAccessibleName(/Autour de moi/);
    expect(await cookieOf(page)).toBe('position:45.76,4.84');
    await openLocator(page);
    await expect(dialog(page).getByRole('option').first()).toContainText('km');
    expect(asked.filter((url) => url.includes('45.7'))).toEqual([]);
  });
});

test.describe('on another continent', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -33.86, longitude: 151.2 } });

  test('is told that no cinema is near, and keeps the choice', async ({ page }) => {
    await page.goto('/films');
    await openLocator(page);
    await dialog(page).getByRole('button', { name: 'Me localiser' }).click();
    await expect(dialog(page)).toContainText('Aucun cinéma à moins de');
    await expectAccessible(page);
    expect(await cookieOf(page)).toBeUndefined();
  });
});

test('says so when the position is refused', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) =>
      fail?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await page.goto('/films');
  await openLocator(page);
  await dialog(page).getByRole('button', { name: 'Me localiser' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Nous ne trouvons pas votre position' })).toBeVisible();
  await expectAccessible(page);
});

test('hears no position that comes after another choice', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (done) => {
      Object.assign(window, {
        answer: () => done({ coords: { latitude: 45.76, longitude: 4.84 } } as GeolocationPosition),
      });
    };
  });
  await page.goto('/films');
  await openLocator(page);
  await dialog(page).getByRole('button', { name: 'Me localiser' }).click();
  await field(page).fill('nice');
  await field(page).press('Enter');
  await expect(button(page)).toHaveAccessibleName(/Nice/);
  await page.evaluate(() => 'answer' in window && typeof window.answer === 'function' && window.answer());
  await expect(button(page)).toHaveAccessibleName(/Nice/);
});

test.describe('with nonsense', () => {
  // The API knows no such place, and the console says so.
  test.use({ expectedErrors: /404 \(Not Found\)/ });

  test('minds nothing that cookie, storage or address hold', async ({ page }) => {
    for (const value of ['%E0%A4%A', 'city:<script>', 'position:999,999', 'favorite:x', 'y'.repeat(3000)]) {
      await page.context().addCookies([{ name: 'candela_locator', value, domain: 'fr.localhost', path: '/' }]);
      await page.addInitScript(() => localStorage.setItem('candela_places', '{"key":'));
      await page.goto('/films/filters/localisation-%3Cscript%3E');
      await expect(button(page)).toHaveAccessibleName(/Lyon/);
    }
  });
});

test('takes the place of the address, city or cinema', async ({ page }) => {
  await page.goto('/films/filters/localisation-marseille');
  await expect(button(page)).toHaveAccessibleName(/Marseille/);
  expect(await cookieOf(page)).toBeUndefined();
});

for (const [what, kept, path] of [
  ['their cinema', 'cinema:candela-lyon-confluence', /\/cinemas\/candela-lyon-confluence$/],
  ['nowhere from a city', 'city:lyon', /\/cinemas$/],
] as const)
  test(`the list of cinemas leads a returning visitor to ${what}`, async ({ browser }) => {
    // The tests' clock takes away what the browser knows of its navigations.
    const page = await browser.newPage();
    const cookie = { name: 'candela_locator', value: encodeURIComponent(kept), url: originOf('fr') };
    await page.context().addCookies([cookie]);
    await page.goto(`${originOf('fr')}/cinemas`);
    await expect(button(page)).toHaveAccessibleName(/Lyon|Confluence/);
    await expect(page).toHaveURL(path);
    await page.close();
  });

test('a light page means its cinema, and the choice is back on the next page', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'candela_locator', value: 'city%3Amarseille', domain: 'fr.localhost', path: '/' }]);
  await page.goto('/cinemas/l/candela-lyon-confluence');
  await expect(button(page)).toHaveAccessibleName(/Confluence/);
  await page.goto('/films');
  await expect(button(page)).toHaveAccessibleName(/Marseille/);
});
