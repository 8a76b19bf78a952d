import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { arriveSignedIn, signInButton } from '../support/account-steps';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { setProviderFault } from '../support/mock-control';
import { memberAccount } from '../support/signed-in-cookies';
import { waitUntilAwake } from '../support/wait-until-awake';

type Language = 'en' | 'fr';
const here = (language: Language) => `${siteOrigin('ch')}${href(`${language}-CH`, 'shows')}`;
/**
 * The pages of languages that no other test opens in a frame, and each test has one of its own: the provider has one fault
 * for everybody, and of a page that has just come it is believed for two seconds that it comes.
 */
const framed = (step: 'login' | 'register', language: Language) => `/frame/ch/${step}?ui_locales=${language}`;

test.describe.configure({ mode: 'default' });
test.afterEach(() => setProviderFault(null));
test.use({ expectedErrors: /50[02]|ERR_EMPTY_RESPONSE|ERR_ABORTED/ });

const findLost = (page: Page, language: Language) =>
  page
    .getByRole('dialog')
    .getByRole('alert')
    .filter({ hasText: messagesIn(language).account.frame.lost });

async function openFrame(page: Page, language: Language) {
  const { account } = messagesIn(language);
  await page.goto(here(language));
  await waitUntilAwake(page);
  await signInButton(page).click();
  await page.getByRole('dialog', { name: account.sign.title }).getByRole('link', { name: account.signIn }).click();
}

for (const { kind, language } of [
  { kind: 'down', language: 'en' },
  { kind: 'error', language: 'fr' },
] as const) {
  const { account } = messagesIn(language);

  test(`a sign-in page that is ${kind} is told, tried again and closed @desktop`, async ({ page }) => {
    const lost = findLost(page, language);
    await setProviderFault({ kind, path: framed('login', language) });
    await openFrame(page, language);
    await expect(lost).toContainText(account.frame.lostText);
    await expect(page.getByRole('button', { name: account.down.retry })).toBeFocused();
    await expectAccessible(page);

    // Still dead, then back.
    const asked = page.waitForResponse('**/api/session/frame*');
    await page.getByRole('button', { name: account.down.retry }).click();
    await asked;
    await expect(lost).toBeVisible();
    await setProviderFault(null);
    await page.getByRole('button', { name: account.down.retry }).click();
    const form = page.frameLocator('dialog iframe');
    await form.locator('[name=email]').fill(memberAccount.email);
    await expect(lost).toBeHidden();

    await page.getByRole('dialog').getByRole('button', { name: account.close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(signInButton(page)).toBeVisible();
  });
}

test('a sign-in page that does not come within ten seconds is told @desktop', async ({ page }) => {
  await setProviderFault({ kind: 'slow', path: framed('login', 'fr'), latencyMs: 25_000 });
  await openFrame(page, 'fr');
  await expect(page.locator('dialog iframe')).toBeAttached();
  // What watches the frame may begin a moment after the frame is there.
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(findLost(page, 'fr')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test('who must finish signing up gets out of a dead page by trying again or signing out @desktop', async ({ page }) => {
  await arriveSignedIn(page, 'ch', 'sam@post.example');
  await setProviderFault({ kind: 'down', path: framed('register', 'en') });
  await page.goto(here('en'));
  const { account } = messagesIn('en');
  await expect(findLost(page, 'en')).toContainText(account.frame.lostForced);
  const overlay = page.getByRole('dialog', { name: account.frame.register });
  await page.keyboard.press('Escape');
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: account.menu.signOut }).click();
  await expect(overlay).toBeHidden();
  await expect(signInButton(page)).toBeVisible();
});
