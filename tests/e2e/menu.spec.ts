import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { messagesIn } from '../support/messages-in';
import { tabTo } from '../support/tab-to';

const { header } = messagesIn('nl');

test('a phone reaches from the menu what its bar has no room for @phone', async ({ page }) => {
  await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
  await page.getByRole('button', { name: header.menu }).click();
  const menu = page.getByRole('dialog', { name: header.menu });
  for (const name of [header.entry.club, header.entry.help, header.entry.business, header.entry.wallet])
    await expect(menu.getByRole('link', { name })).toBeVisible();
  await expect(menu.getByRole('link', { name: header.entry.offers })).toBeHidden();
  await menu.getByRole('link', { name: header.entry.help }).click();
  await expect(page).toHaveURL(siteOrigin('nl') + href('nl-NL', 'help'));
  await expect(menu).toBeHidden();
});

test('a menu closes once Tab leads past its last link @phone', async ({ page }) => {
  await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
  const button = page.getByRole('button', { name: header.menu });
  const menu = page.getByRole('dialog', { name: header.menu });
  await button.press('Enter');
  await tabTo(page, menu.getByRole('link').last(), 10);
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await button.press('Enter');
  await tabTo(page, menu.getByRole('link').first(), 3);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('the header of a wide screen has room for all entries, and no menu @desktop', async ({ page }) => {
  await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
  await expect(page.getByRole('button', { name: header.menu })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: header.entry.business })).toBeVisible();
});
