import { expect, type Page } from '@playwright/test';

export const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Choisir un cinéma|Votre choix/ });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Où allez-vous au cinéma' });
export const field = (page: Page) => dialog(page).getByRole('combobox');
export async function cookieOf(page: Page) {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'candela_locator');
  return kept && decodeURIComponent(kept.value);
}

export async function openLocator(page: Page) {
  // Until the island listens, a press opens nothing.
  await expect(async () => {
    await button(page).press('Enter');
    await expect(dialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
}
