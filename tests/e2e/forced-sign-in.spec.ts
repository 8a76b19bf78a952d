import type { BrowserContext, Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { expectSignedIn, signInButton, signOut } from '../support/account-steps';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { memberAccount } from '../support/signed-in-cookies';

/** It keeps no silent session. */
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

// The one site that has its visitors sign in again.
const origin = siteOrigin('nl');
const films = origin + href('nl-NL', 'shows');
const { account } = messagesIn('nl');

/** Seconds that a cookie of the site has left; null for none. */
async function ageOf(context: BrowserContext, name: string): Promise<number | null> {
  const cookie = (await context.cookies(origin)).find((each) => each.name === name);
  return cookie ? Math.round(cookie.expires - Date.now() / 1000) : null;
}
const loseSession = (context: BrowserContext) => context.clearCookies({ name: /^candela_(auth|signed)/ });
const leaveProvider = (context: BrowserContext) => context.clearCookies({ domain: 'localhost' });
const form = (page: Page) => page.locator('[name=password]');

async function signIn(page: Page): Promise<void> {
  await signInButton(page).click();
  await page.getByRole('dialog').getByRole('link', { name: account.signIn }).click();
  for (const [name, value] of Object.entries(memberAccount)) await page.locator(`[name=${name}]`).fill(value);
  await page.locator('form button').click();
  await expectSignedIn(page, 'nl', 'Camille');
}

test.describe('a browser that keeps nothing', () => {
  test.use({ userAgent: safari, locale: 'nl-NL' });

  test('a lost session is begun anew, once, and not against the visitor’s will @desktop', async ({ page, context }) => {
    test.slow();
    await page.goto(films);
    await signIn(page);
    await expect.poll(() => ageOf(context, 'candela_session')).toBeGreaterThan(3_500);
    expect(await ageOf(context, 'candela_session')).toBeLessThanOrEqual(3_600);
    expect(await ageOf(context, 'candela_sign_in')).toBeNull();

    // The provider still knows who it is: nothing is asked, and the page is the same.
    await loseSession(context);
    await page.goto(`${films}?again=1`);
    await expectSignedIn(page, 'nl', 'Camille');
    expect(page.url()).toBe(`${films}?again=1`);
    const guard = (await ageOf(context, 'candela_sign_in')) ?? 0;
    expect(guard).toBeGreaterThan(200);
    expect(guard).toBeLessThanOrEqual(300);
    // The next loss may be met again.
    await expect.poll(() => ageOf(context, 'candela_catalogue')).toBeNull();

    // Within five minutes it is not tried again.
    await loseSession(context);
    await page.goto(films);
    await expect(signInButton(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(films);

    // Later it is: the provider asks, and who turns back there is left alone.
    await context.clearCookies({ name: 'candela_sign_in' });
    await leaveProvider(context);
    await page.goto(films);
    await expect(form(page)).toBeVisible();
    await page.getByRole('link', { name: 'Annuleren' }).click();
    await expect(page.getByText(account.error.cancelled.title)).toBeVisible();
    expect(await ageOf(context, 'candela_catalogue')).toBeGreaterThan(3_000);
    await context.clearCookies({ name: 'candela_sign_in' });
    await page.goto(films);
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(films);

    // Signing in and out by hand leaves nothing that would begin it again.
    await signIn(page);
    await signOut(page, 'nl');
    const left = async () =>
      (await context.cookies(origin)).filter(({ name }) => /candela_(session|catalogue|auth)/.test(name));
    await expect.poll(left).toEqual([]);
    await page.waitForURL(`${origin}/nl`);
    await page.goto(films);
    await page.waitForLoadState('networkidle');
    await expect(signInButton(page)).toBeVisible();
    expect(page.url()).toBe(films);
  });
});

test.describe('a browser that keeps its session', () => {
  test.use({ userAgent: firefox });

  test('is never sent anywhere @desktop', async ({ page, context }) => {
    await context.addCookies([{ name: 'candela_session', value: '1', url: origin }]);
    await page.goto(films);
    await page.waitForLoadState('networkidle');
    expect(page.url()).toBe(films);
    expect(await ageOf(context, 'candela_sign_in')).toBeNull();
  });
});
