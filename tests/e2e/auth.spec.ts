import type { Page } from '@playwright/test';
import { type Language, languages } from '@/lib/sites/sites';
import { originOf } from '../support/ask';
import { expect, test } from '../support/fixture';
import { member } from '../support/session';
import { wordsOf } from '../support/words';

const sites = [
  { site: 'fr', language: 'fr', path: '/films' },
  { site: 'be', language: 'nl', path: '/nl/' },
  { site: 'ch', language: 'de', path: '/de/' },
] as const satisfies readonly { site: string; language: Language; path: string }[];
const isFramed = (site: string) => site === 'ch';

/** Where the provider shows its forms: a page of its own, or the overlay. */
const provider = (page: Page, site: string) => (isFramed(site) ? page.frameLocator('dialog iframe') : page);

async function start(page: Page, language: Language, way: 'signIn' | 'join') {
  const { account } = wordsOf(language);
  await page.getByRole('banner').getByRole('button', { name: account.signIn }).click();
  await page.getByRole('dialog', { name: account.sign.title }).getByRole('link', { name: account[way] }).click();
}

async function fill(page: Page, site: string, values: Record<string, string>) {
  const at = provider(page, site);
  for (const [name, value] of Object.entries(values)) await at.locator(`[name=${name}]`).fill(value);
  await at.locator('form button').click();
}

const profile = (page: Page, name: string) => page.getByRole('banner').getByRole('button').filter({ hasText: name });

async function signOut(page: Page, language: Language, name: string) {
  const { menu } = wordsOf(language).account;
  await profile(page, name).click();
  await page.getByRole('dialog').getByText(menu.signOut).click();
  await expect(signIn(page)).toBeVisible();
}

/** Sign-out leads to the site's origin, which speaks the language of the browser. */
const signIn = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(languages.map((each) => wordsOf(each).account.signIn).join('|')) });

for (const { site, language, path } of sites) {
  test.describe(`on ${site}`, { tag: '@desktop' }, () => {
    test('a member signs in, comes back to the page, stays signed in and signs out', async ({ page, context }) => {
      await page.goto(originOf(site) + path);
      const here = page.url();
      await start(page, language, 'signIn');
      await fill(page, site, member);
      await expect(profile(page, 'Camille')).toBeVisible();
      expect(page.url()).toBe(here);
      await page.reload();
      await expect(profile(page, 'Camille')).toBeVisible();

      const cookies = (await context.cookies(originOf(site))).filter(({ name }) => /candela_(auth|frame)/.test(name));
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(await page.evaluate(() => document.cookie)).not.toMatch(/candela_(auth|frame|txn)/);

      await signOut(page, language, 'Camille');
      // The page knows before the provider does.
      const left = async () =>
        (await context.cookies(originOf(site)))
          .map(({ name }) => name)
          .filter((name) => /candela_(auth|frame|txn|session)/.test(name));
      await expect.poll(left).toEqual([]);
      await page.waitForLoadState('load');
      await page.reload();
      await expect(signIn(page)).toBeVisible();
    });

    test('a stranger signs up, tells a name and is signed in', async ({ page }) => {
      const email = `${site}.${languages.indexOf(language)}.${process.hrtime.bigint()}@post.example`;
      await page.goto(originOf(site) + path);
      await start(page, language, 'join');
      await fill(page, site, { email, password: 'a new password' });

      // Full-screen, and there is no way past it.
      const overlay = page.getByRole('dialog', { name: wordsOf(language).account.frame.register });
      await expect(overlay).toBeVisible();
      await expect(overlay.getByRole('button', { name: wordsOf(language).account.close })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(overlay).toBeVisible();
      const frame = overlay.frameLocator('iframe');
      for (const [name, value] of Object.entries({ email, firstname: 'Ida', lastname: 'Lind' }))
        await frame.locator(`[name=${name}]`).fill(value);
      await frame.locator('form button').click();
      await expect(overlay).toBeHidden();
      await expect(profile(page, 'Ida')).toBeVisible();
    });
  });
}

test('who thinks better of it is told so, and goes on without an account @desktop', async ({ page }) => {
  await page.goto(`${originOf('fr')}/films`);
  await start(page, 'fr', 'signIn');
  await page.getByRole('link', { name: 'Annuler' }).click();
  await expect(page.getByText(wordsOf('fr').account.error.cancelled.title)).toBeVisible();
  expect(page.url()).toBe(`${originOf('fr')}/`);
});

test('an answer that nobody asked for is told, and signs nobody in @desktop', async ({ page }) => {
  await page.goto(`${originOf('fr')}/callback?code=stolen&state=made-up`);
  await expect(page.getByText(wordsOf('fr').account.error.expired.title)).toBeVisible();
  expect(page.url()).toBe(`${originOf('fr')}/`);
});
