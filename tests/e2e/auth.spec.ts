import type { Page } from '@playwright/test';
import { type Language, languages } from '@/lib/sites/languages';
import {
  arriveSignedIn,
  expectInside,
  expectSignedIn,
  openSignInGate,
  type Start,
  signInButton,
  signOut,
  signOutByProvider,
} from '../support/account-steps';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { memberAccount } from '../support/signed-in-cookies';

/** One page of the provider at each width, and the overlay at both. */
const rows: readonly Start[] = [
  { site: 'fr', language: 'fr', path: '/films', tag: '@desktop' },
  { site: 'be', language: 'nl', path: '/nl/', tag: '@phone' },
  { site: 'ch', language: 'de', path: '/de/' },
];
const isFramed = (site: string) => site === 'ch';

/** Where the provider shows its forms: a page of its own, or the overlay. */
const provider = (page: Page, site: string) => (isFramed(site) ? page.frameLocator('dialog iframe') : page);

async function start(page: Page, language: Language, way: 'signIn' | 'join') {
  const { account } = messagesIn(language);
  await signInButton(page).click();
  const dialog = page.getByRole('dialog', { name: account.sign.title });
  await expectInside(page, dialog);
  await dialog.getByRole('link', { name: account[way] }).click();
}

async function fill(page: Page, site: string, values: Record<string, string>) {
  const at = provider(page, site);
  for (const [name, value] of Object.entries(values)) await at.locator(`[name=${name}]`).fill(value);
  await at.locator('form button').click();
}

for (const { site, language, path, tag = [] } of rows) {
  test.describe(`on ${site}`, { tag }, () => {
    test('a member signs in, comes back to the page, stays signed in and signs out', async ({ page, context }) => {
      await page.goto(siteOrigin(site) + path);
      const here = page.url();
      await start(page, language, 'signIn');
      await fill(page, site, memberAccount);
      await expectSignedIn(page, language, 'Camille');
      expect(page.url()).toBe(here);
      await page.reload();
      await expectSignedIn(page, language, 'Camille');

      const cookies = (await context.cookies(siteOrigin(site))).filter(({ name }) => /candela_(auth|frame)/.test(name));
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(await page.evaluate(() => document.cookie)).not.toMatch(/candela_(auth|frame|txn)/);

      // It leads to the site's origin, which speaks the language of the browser.
      await (isFramed(site) ? signOut : signOutByProvider)(page, language);
      await expect(signInButton(page)).toBeVisible();
      const left = async () =>
        (await context.cookies(siteOrigin(site)))
          .map(({ name }) => name)
          .filter((name) => /candela_(auth|frame|txn|session)/.test(name));
      await expect.poll(left).toEqual([]);
      // The dialog that closed takes its step of the history back, which stops a reload that comes before it.
      await expect(() => page.reload()).toPass();
      await expect(signInButton(page)).toBeVisible();
    });

    test('a stranger signs up, tells a name and is signed in', async ({ page }) => {
      const email = `${site}.${languages.indexOf(language)}.${process.hrtime.bigint()}@post.example`;
      await page.goto(siteOrigin(site) + path);
      await start(page, language, 'join');
      await fill(page, site, { email, password: 'a new password' });

      // Full-screen, and there is no way past it.
      const overlay = page.getByRole('dialog', { name: messagesIn(language).account.frame.register });
      await expect(overlay).toBeVisible();
      await expect(overlay.getByRole('button', { name: messagesIn(language).account.close })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(overlay).toBeVisible();
      const frame = overlay.frameLocator('iframe');
      for (const [name, value] of Object.entries({ email, firstname: 'Ida', lastname: 'Lind' }))
        await frame.locator(`[name=${name}]`).fill(value);
      await frame.locator('form button').click();
      await expect(overlay).toBeHidden();
      await expectSignedIn(page, language, 'Ida');
    });
  });
}

test('who thinks better of it is told so where they were, in the language of the page', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`${siteOrigin('fr')}/en/movies-events`);
  const here = page.url();
  await start(page, 'en', 'signIn');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText(messagesIn('en').account.error.cancelled.title)).toBeVisible();
  await expect(page).toHaveURL(here);
});

test('an answer that nobody asked for is told, and signs nobody in', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${siteOrigin('fr')}/callback?code=stolen&state=made-up`);
  await expect(page.getByText(messagesIn('fr').account.error.expired.title)).toBeVisible();
  expect(page.url()).toBe(`${siteOrigin('fr')}/`);
});

test('a provider that does not answer is told on the page one stays on', { tag: '@desktop' }, async ({ page }) => {
  const { error } = messagesIn('fr').account;
  await page.goto(`${siteOrigin('fr')}/films#sign-in=unavailable`);
  await expect(page.getByRole('alert').filter({ hasText: error.unavailable.title })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin('fr')}/films`);
});

test.describe('an outage of the account', () => {
  test.use({ expectedErrors: /50[24]/ });

  test('passes without loading the page again, and signs nobody out', { tag: '@desktop' }, async ({ page }) => {
    const { account, feelings } = messagesIn('fr');
    await arriveSignedIn(page, 'fr');
    await page.route('**/api/session?*', (route) => route.fulfill({ status: 504, json: { error: 'late' } }));
    await page.goto(`${siteOrigin('fr')}/films`);
    // A session that cannot be asked for counts as none.
    await expect(signInButton(page)).toBeVisible();
    const heart = page.locator('main [data-mark=film]').filter({ visible: true }).first();
    const failed = page.getByRole('alert').filter({ hasText: feelings.failed.text });
    await expect(async () => {
      await heart.press('Enter');
      await expect(failed).toBeVisible({ timeout: 2_000 });
    }).toPass();

    await page.unroute('**/api/session?*');
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await expectSignedIn(page, 'fr', 'Camille');
    await expect(page.getByRole('dialog', { name: account.sign.title })).toBeHidden();
  });

  test('is told on the page of the account, which asks again by itself', { tag: '@desktop' }, async ({ page }) => {
    const { down } = messagesIn('fr').account;
    await arriveSignedIn(page, 'fr');
    await page.route('**/api/session?*', (route) => route.fulfill({ status: 502, json: { error: 'down' } }));
    await page.goto(`${siteOrigin('fr')}/mon-compte`);
    await expect(page.getByText(down.title)).toBeVisible();
    await expect(page.getByRole('button', { name: down.retry })).toBeVisible();
    await page.unroute('**/api/session?*');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name: /Camille/ })).toBeVisible();
  });
});

test.describe('a browser that keeps nothing', () => {
  test('shows every page, and says what it cannot keep', { tag: '@phone' }, async ({ page }) => {
    const { account, consent } = messagesIn('fr');
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Refused', 'SecurityError');
      };
      for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
      Object.defineProperty(navigator, 'cookieEnabled', { get: () => false });
    });
    await page.goto(`${siteOrigin('fr')}/films`);
    const question = page.getByRole('dialog', { name: consent.title });
    await question.getByRole('button', { name: consent.refuse }).click();
    await expect(question).toBeHidden();
    const dialog = await openSignInGate(page, page.locator('main [data-mark=film]').filter({ visible: true }).first());
    await expect(dialog).toContainText(account.sign.noCookies);
    await expect(dialog).toContainText(account.gate.noStorage);
    await dialog.getByRole('button', { name: account.gate.without }).click();
    await expect(dialog).toBeHidden();
    await expect(signInButton(page)).toBeVisible();
    // By a link, as whoever arrives from elsewhere is asked again: nothing tells who named the tab.
    await page.goto(`${siteOrigin('fr')}/mon-compte`, { referer: `${siteOrigin('fr')}/films` });
    await expect(page.getByRole('heading', { level: 2, name: account.page.out.title })).toBeVisible();
    // Answered once in this tab, and the bar under the thumb is free.
    await expect(question).toBeHidden();
    await signInButton(page).click();
    await expect(page.getByRole('dialog', { name: account.sign.title })).toBeVisible();
  });
});
