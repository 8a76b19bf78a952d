import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';

// The hosts of the chat are not named in the policy of the site under test.
test.use({ bypassCSP: true, expectedErrors: /ERR_FAILED|Failed to load resource/ });

const cors = { 'access-control-allow-origin': '*' };
/** Stands in for the service: what its configuration says, and a script that notes that it was opened. */
async function standIn(page: Page, ...types: string[]) {
  const asked: string[] = [];
  await page.route('https://chat.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.request().url().includes('bootstrap')
      ? route.fulfill({ contentType: 'text/javascript', body: script })
      : route.fulfill({ headers: cors, json: { instructions: types.map((type) => ({ type })) } });
  });
  return asked;
}
const script = `window.embeddedservice_bootstrap = {
  settings: {},
  init() { setTimeout(() => dispatchEvent(new Event('onEmbeddedMessagingReady'))); },
  utilAPI: { async launchChat() { document.body.dataset.chat = this === embeddedservice_bootstrap.utilAPI ? 'open' : ''; } },
};`;

const dialog = (page: Page) => page.getByRole('dialog');
async function openChat(page: Page) {
  await page.goto('/aide');
  const button = page.getByRole('button', { name: 'Aide', exact: true });
  await expect(async () => {
    await button.click();
    await expect(dialog(page)).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

test('asks nobody before the visitor agrees, then opens the chat’s own window', async ({ page }) => {
  const asked = await standIn(page);
  await openChat(page);
  await expect(dialog(page)).toContainText('service extérieur');
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Ouvrir le tchat' }).press('Enter');
  await expect(page.locator('body')).toHaveAttribute('data-chat', 'open');
  await expect(dialog(page)).toHaveCount(0);
});

test('says when the chat is closed, and leads to the help centre', async ({ page }) => {
  const asked = await standIn(page, 'schedule');
  await openChat(page);
  await dialog(page).getByRole('button', { name: 'Ouvrir le tchat' }).click();
  await expect(dialog(page)).toContainText('Le tchat est fermé');
  await expect(dialog(page).getByRole('link', { name: 'Centre d’aide' })).toHaveAttribute('href', '/aide');
  await expectAccessible(page);
  expect(asked.filter((path) => path.includes('bootstrap'))).toEqual([]);
});

test('does not know when the check fails, and says so', async ({ page }) => {
  await page.route('https://chat.example/**', (route) => route.abort());
  await openChat(page);
  await dialog(page).getByRole('button', { name: 'Ouvrir le tchat' }).click();
  await expect(dialog(page)).toContainText('Le tchat ne répond pas');
  await expect(dialog(page).getByRole('button', { name: 'Réessayer' })).toBeVisible();
});
