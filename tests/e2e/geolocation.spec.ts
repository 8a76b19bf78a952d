import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { locatorButton, locatorDialog, locatorField, openLocator, readChoiceCookie } from '../support/locator-page';

const locate = (page: Page) => locatorDialog(page).getByRole('button', { name: /Me localiser|Localisation en cours/ });
/** All that goes out with a request: address, headers, cookies among them, and body. */
const readAll = async (request: Request) =>
  decodeURIComponent(
    [request.url(), request.postData() ?? '', JSON.stringify(await request.allHeaders())]
      .join(' ')
      .replace(/%(?![\da-f]{2})/gi, '%25'),
  );
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Nous ne trouvons pas votre position' });

test.describe('located', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 45.76, longitude: 4.84 } });

  test('takes the cinemas nearby, and sends no coordinates', { tag: '@desktop' }, async ({ page }) => {
    const sent: Promise<string>[] = [];
    page.on('request', (request) => sent.push(readAll(request)));
    await page.goto('/offres');
    await openLocator(page);
    await locate(page).press('Enter');
    await expect(locatorButton(page)).toHaveAccessibleName(/Autour de moi/);
    expect(await readChoiceCookie(page)).toBe('position:');
    await openLocator(page);
    await expect(locatorDialog(page).getByRole('option').first()).toContainText('km');
    // From now on all that goes out would bear a cookie.
    await page.reload();
    await expect(locatorButton(page)).toHaveAccessibleName(/Autour de moi/);
    expect((await Promise.all(sent)).filter((text) => /45[.,]7|4[.,]84/.test(text))).toEqual([]);
  });
});

test.describe('on another continent', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: -33.86, longitude: 151.2 } });

  test('is told that no cinema is near, and keeps the choice @desktop', async ({ page }) => {
    await page.goto('/offres');
    await openLocator(page);
    await locate(page).click();
    await expect(locatorDialog(page)).toContainText('Aucun cinéma à moins de');
    await expect(locatorDialog(page).getByRole('option').first()).toContainText('Lyon');
    await expect(locatorDialog(page).getByRole('listbox')).not.toContainText('km');
    await expectAccessible(page);
    expect(await readChoiceCookie(page)).toBeUndefined();
  });
});

test('says so when the position is refused @phone', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) =>
      fail?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  });
  await page.goto('/offres');
  await openLocator(page);
  await locate(page).click();
  await expect(failure(page)).toBeVisible();
  await expectAccessible(page);
});

test.describe('of a device that takes its time', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (done) => {
        const coords = { latitude: 45.76, longitude: 4.84 };
        Object.assign(window, { answer: () => done({ coords } as GeolocationPosition) });
      };
    });
    await page.goto('/offres');
    await openLocator(page);
    await locate(page).press('Enter');
  });
  const answer = (page: Page) =>
    page.evaluate(() => 'answer' in window && typeof window.answer === 'function' && window.answer());

  test('is waited for, seen and heard, and then taken @phone', async ({ page }) => {
    await expect(locate(page)).toHaveAccessibleName('Localisation en cours…');
    await expect(locate(page)).toHaveAttribute('aria-busy', 'true');
    await expect(locate(page)).toBeFocused();
    await expectAccessible(page);
    await answer(page);
    await expect(locatorButton(page)).toHaveAccessibleName(/Autour de moi/);
  });

  test('is waited for though the town of the zone is known only then', { tag: '@desktop' }, async ({ page }) => {
    // As on a slow line: the guess arrives after the press.
    let tell = () => {};
    const guessed = new Promise<void>((done) => (tell = done));
    await page.route('**/api/screens/here**', async (route) => {
      await guessed;
      await route.continue();
    });
    await page.reload();
    await openLocator(page);
    await locate(page).press('Enter');
    tell();
    await expect(locatorButton(page)).toHaveAccessibleName(/Lyon/);
    await expect(locate(page)).toHaveAccessibleName('Localisation en cours…');
    await answer(page);
    await expect(locatorButton(page)).toHaveAccessibleName(/Autour de moi/);
  });

  test('is not heard after another choice', { tag: '@desktop' }, async ({ page }) => {
    await locatorField(page).fill('nice');
    await locatorField(page).press('Enter');
    await expect(locatorButton(page)).toHaveAccessibleName(/Nice/);
    await answer(page);
    await expect(locatorButton(page)).toHaveAccessibleName(/Nice/);
    expect(await readChoiceCookie(page)).toBe('city:nice');
  });

  test('is not heard after the dialog was closed', { tag: '@desktop' }, async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(locatorDialog(page)).toBeHidden();
    // It is out of sight a frame before it is gone, and time stands still here.
    await page.clock.runFor(100);
    await answer(page);
    await expect(locatorButton(page)).toHaveAccessibleName(/Lyon/);
    expect(await readChoiceCookie(page)).toBeUndefined();
  });

  test('is given up when it never comes, and can be asked for again @desktop', async ({ page }) => {
    await expect(locate(page)).toHaveAccessibleName('Localisation en cours…');
    await page.clock.runFor(31_000);
    await expect(failure(page)).toBeVisible();
    await expect(locate(page)).toHaveAccessibleName('Me localiser');
    await expect(locate(page)).toBeFocused();
    await expectAccessible(page);
    await locate(page).press('Enter');
    await answer(page);
    await expect(locatorButton(page)).toHaveAccessibleName(/Autour de moi/);
  });
});
