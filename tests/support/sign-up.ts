import { expect, type Page } from '@playwright/test';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { messagesIn } from './messages-in';

/** Where the provider shows its forms: a page of its own, or the overlay. */
const findProvider = (page: Page, site: SiteId) => (site === 'ch' ? page.frameLocator('dialog iframe') : page);

/** Signs up from an open sign-in dialog as somebody nobody else is, and tells a name in the overlay that follows. */
export async function signUpFrom(page: Page, site: SiteId, language: Language, firstname = 'Ida'): Promise<void> {
  const { account } = messagesIn(language);
  const email = `${site}.${process.hrtime.bigint()}@post.example`;
  await page.getByRole('dialog').getByRole('link', { name: account.join }).click();
  const form = findProvider(page, site);
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill('a new password');
  await form.locator('form button').click();
  const overlay = page.getByRole('dialog', { name: account.frame.register });
  const frame = overlay.frameLocator('iframe');
  for (const [name, value] of Object.entries({ email, firstname, lastname: 'Lind' }))
    await frame.locator(`[name=${name}]`).fill(value);
  await frame.locator('form button').click();
  await expect(overlay).toBeHidden();
}
