import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, languages } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { siteOrigin } from './ask-site';
import { messagesIn } from './messages-in';
import { signedInCookies } from './signed-in-cookies';

/** Where one signs in, and at which width it is tried; at both without a tag. */
export type Start = { site: SiteId; language: Language; path: string; tag?: string };

/** Below it the bar under the thumb has what the header has above. */
const tablet = 700;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? tablet) < tablet;
const header = (page: Page) => page.getByRole('banner');
const bar = (page: Page) => page.locator('nav[data-chrome]').last();
const inAny = (word: (language: Language) => string) => new RegExp(`^(${languages.map(word).join('|')})$`);

/** How one signs in, in whatever language; it is there while nobody is. */
export const signInButton = (page: Page) =>
  isPhone(page)
    ? bar(page).getByRole('button', { name: inAny((each) => messagesIn(each).account.bar) })
    : header(page).getByRole('button', { name: inAny((each) => messagesIn(each).account.signIn) });

/** The way to one's own things; it is there once somebody is signed in. */
export const ownEntry = (page: Page, language: Language) =>
  isPhone(page)
    ? bar(page).getByRole('link', { name: messagesIn(language).account.bar })
    : header(page).getByRole('button', { name: messagesIn(language).account.mine });

/** Whether it is them: a header says their name, the account greets them. */
export async function expectSignedIn(page: Page, language: Language, name: string): Promise<void> {
  await expect(ownEntry(page, language)).toBeVisible();
  if (!isPhone(page)) await expect(ownEntry(page, language)).toContainText(name);
}

/** Presses a heart that asks to sign in first; until the page listens, a press does nothing. */
export async function openSignInGate(page: Page, heart: Locator): Promise<Locator> {
  // Not the layer that asks for consent, which lies beside the page.
  const dialog = page.locator('dialog[open]');
  await expect(async () => {
    if (!(await dialog.isVisible())) await heart.press('Enter');
    await expect(dialog).toBeVisible({ timeout: 5_000 });
  }).toPass();
  return dialog;
}

/** Whether all of a dialog can be seen: one beside its button may stand at the edge of the window. */
export async function expectInside(page: Page, dialog: Locator): Promise<void> {
  const right = async () => {
    const box = await dialog.boundingBox();
    return box && Math.round(box.x + box.width);
  };
  await expect.poll(right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** In the dialog of the profile, or on a phone on the page of the account. The page knows before the provider does. */
export async function signOut(page: Page, language: Language): Promise<void> {
  await ownEntry(page, language).click();
  const at = isPhone(page) ? page.getByRole('main') : page.getByRole('dialog');
  await expectInside(page, at);
  await at.getByRole('button', { name: messagesIn(language).account.menu.signOut }).click();
}

/**
 * The same where the provider has pages of its own, until it has led back to the site: a reload before then has it end
 * the same session a second time beside the first.
 */
export async function signOutByProvider(page: Page, language: Language): Promise<void> {
  const mark = 'data-before';
  await page.evaluate((name) => document.body.setAttribute(name, ''), mark);
  await signOut(page, language);
  await expect(page.locator(`body:not([${mark}])`).getByRole('banner')).toBeVisible();
  await page.waitForLoadState('load');
}

/** As somebody whose session began on another day. */
export async function arriveSignedIn(page: Page, site: SiteId, email?: string): Promise<void> {
  const cookies = (await signedInCookies(site, email)).split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: siteOrigin(site) };
  });
  await page.context().addCookies(cookies);
}
