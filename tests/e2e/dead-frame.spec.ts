import type { Page } from '@playwright/test';
import { arriveSignedIn, signInButton } from '../support/account-steps';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { setProviderFault } from '../support/mock-control';
import { memberAccount } from '../support/signed-in-cookies';
import { waitUntilAwake } from '../support/wait-until-awake';

const { account } = messagesIn('en');
const here = `${siteOrigin('ch')}/en/movies-events`;
/** The pages of a language that no other test opens in a frame: the provider has one fault for everybody. */
const framed = (step: 'login' | 'register') => `/frame/ch/${step}?ui_locales=en`;

test.describe.configure({ mode: 'default' });
test.afterEach(() => setProviderFault(null));
test.use({ expectedErrors: /50[02]|ERR_EMPTY_RESPONSE|ERR_ABORTED/ });

const lost = (page: Page) => page.getByRole('dialog').getByRole('alert').filter({ hasText: account.frame.lost });

async function openFrame(page: Page) {
  await page.goto(here);
  await waitUntilAwake(page);
  await signInButton(page).click();
  await page.getByRole('dialog', { name: account.sign.title }).getByRole('link', { name: account.signIn }).click();
}

for (const kind of ['down', 'error'] as const)
  test(`a sign-in page that is ${kind} is told, tried again and closed @desktop`, async ({ page }) => {
    await setProviderFault({ kind, path: framed('login') });
    await openFrame(page);
    await expect(lost(page)).toContainText(account.frame.lostText);
    await expect(page.getByRole('button', { name: account.down.retry })).toBeFocused();
    await expectAccessible(page);

    // Still dead, then back.
    const asked = page.waitForResponse('**/api/session/frame*');
    await page.getByRole('button', { name: account.down.retry }).click();
    await asked;
    await expect(lost(page)).toBeVisible();
    await setProviderFault(null);
    await page.getByRole('button', { name: account.down.retry }).click();
    const form = page.frameLocator('dialog iframe');
    await form.locator('[name=email]').fill(memberAccount.email);
    await expect(lost(page)).toBeHidden();

    await page.getByRole('dialog').getByRole('button', { name: account.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(signInButton(page)).toBeVisible();
  });

test('a sign-in page that does not come within ten seconds is told @desktop', async ({ page }) => {
  await setProviderFault({ kind: 'slow', path: framed('login'), latencyMs: 25_000 });
  await openFrame(page);
  await expect(page.locator('dialog iframe')).toBeAttached();
  // What watches the frame may begin a moment after the frame is there.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(lost(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('who must finish signing up gets out of a dead page by trying again or signing out @desktop', async ({ page }) => {
  await arriveSignedIn(page, 'ch', 'sam@post.example');
  await setProviderFault({ kind: 'down', path: framed('register') });
  await page.goto(here);
  await expect(lost(page)).toContainText(account.frame.lostForced);
  const overlay = page.getByRole('dialog', { name: account.frame.register });
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: account.menu.signOut }).click();
  await expect(overlay).toBeHidden();
  await expect(signInButton(page)).toBeVisible();
});
