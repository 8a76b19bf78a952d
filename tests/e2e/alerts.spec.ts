import type { Locator, Page } from '@playwright/test';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

const boxOf = async (element: Locator) => {
  await expect(element).toBeVisible();
  return (await element.boundingBox()) ?? { x: 0, width: 0, height: 0 };
};
const notices = (page: Page) => page.getByRole('region', { name: 'Information importante' });

test('a notice of the whole chain stands above every page until it is put away, by keys too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`${siteOrigin('be')}/fr/films-evenements`);
  await expect(notices(page)).toHaveCount(1);
  await waitUntilAwake(page);
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  await notices(page).getByRole('button', { name: 'Fermer l’information' }).press('Enter');
  await expect(notices(page)).toHaveCount(0);
  await expect(page.locator('#main')).toBeFocused();
  // Another page of the same visit does not bring it back.
  await page.getByRole('link', { name: 'Cinémas', exact: true }).and(page.locator(':visible')).first().click();
  await expect(page).toHaveURL(/\/cinemas/);
  await expect(notices(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notices(page)).toHaveCount(0);
});

test('a notice for some cinemas stands on their pages alone', { tag: '@desktop' }, async ({ page }) => {
  const alerts = await readTruth<{ title: string; cinemas: string[]; allCinemas: boolean }[]>(
    'fr',
    '/api/alerts?language=fr',
  );
  const some = alerts.find(({ allCinemas, cinemas }) => !allCinemas && cinemas.length);
  if (!some) throw new Error('No notice is for some cinemas.');
  await page.goto(`/cinemas/${some.cinemas[0]}`);
  // Its first words stand in a line of a phone as well.
  const title = page.getByRole('main').getByText(some.title, { exact: true }).filter({ visible: true });
  await expect(title).toBeVisible();
  await expectAccessible(page);
  await page.goto('/cinemas/candela-lyon-confluence');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(some.title, { exact: true })).toHaveCount(0);
});

test.describe('where the visitor cannot be found', () => {
  test.use({ permissions: [] });

  test('a warning says so, over what is open, and waits until it is put away @phone', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
    });
    await page.goto('/cinemas');
    await waitUntilAwake(page);
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Me localiser' }).click();
    const slip = page.getByRole('alert').filter({ hasText: 'Nous ne trouvons pas votre position' });
    await expect(slip).toBeVisible();
    await expectAccessible(page);
    await slip.getByRole('button', { name: 'Fermer ce message' }).press('Enter');
    await expect(slip).toHaveCount(0);
  });
});

test.describe('cut off', () => {
  test.use({ expectedErrors: /ERR_|Failed to load/ });

  test('what does not open says so and opens when it is tried again', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/offres');
    await waitUntilAwake(page);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/words/**', (route) => route.abort());
    await page.keyboard.press('/');
    const slip = page.getByRole('alert').filter({ hasText: 'Cela ne s’ouvre pas' });
    await expect(slip).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessible(page);
    await page.unroute('**/api/words/**');
    await slip.getByRole('button', { name: 'Réessayer' }).press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expect(slip).toHaveCount(0);
  });

  test('the reason of a failed sign-in is missed, and told when it is tried again @desktop', async ({ page }) => {
    await page.route('**/api/words/**', (route) => route.abort());
    await page.goto('/films#sign-in=expired');
    const slip = page.getByRole('alert').filter({ hasText: 'Une partie de la page manque' });
    await expect(slip).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/api/words/**');
    await slip.getByRole('button', { name: 'Réessayer' }).press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: 'La connexion a pris trop de temps' })).toBeVisible();
    await expect(slip).toHaveCount(0);
  });

  test('what it says fits a phone in the longest words, each of its buttons under a thumb @phone', async ({ page }) => {
    await page.route('**/api/words/**', (route) => route.abort());
    await page.goto(`${siteOrigin('ch')}/de/filme-events#sign-in=expired`);
    const { lost, dismiss } = messagesIn('de').alerts;
    const slip = page.getByRole('alert').filter({ hasText: lost.part });
    const words = await boxOf(slip.getByText(lost.text));
    expect(words.width, 'room for a sentence').toBeGreaterThan(200);
    for (const name of [lost.retry, dismiss]) {
      const button = await boxOf(slip.getByRole('button', { name }));
      expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
      expect(button.x).toBeGreaterThanOrEqual(0);
      expect(button.x + button.width).toBeLessThanOrEqual(360);
    }
  });

  test('code that does not come takes no page down', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/offres');
    await waitUntilAwake(page);
    // The slip that says so must be there: whoever has seen one message has it.
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    const lost = page.waitForEvent('requestfailed');
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').first().click();
    await lost;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute('**/_next/static/chunks/**');
    await page.getByRole('banner').locator('button[aria-haspopup="dialog"]').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('what was pressed before anything listened is done when it does, once', { tag: '@desktop' }, async ({ page }) => {
  let wakeUp = () => {};
  const asleep = new Promise<void>((done) => {
    wakeUp = done;
  });
  await page.route(/_next\/static\/.*\.js/, async (route) => {
    await asleep;
    await route.continue();
  });
  await page.goto('/films', { waitUntil: 'commit' });
  const heart = page.locator('[data-mark="film"]:visible').first();
  await heart.click();
  await heart.click();
  expect(await page.evaluate(() => window.earlyPresses?.kept.length)).toBe(2);
  wakeUp();
  await expect(page.getByRole('dialog', { name: /Connexion|Connectez/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
