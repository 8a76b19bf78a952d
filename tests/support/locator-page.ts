import { expect, type Page } from '@playwright/test';

export const locatorButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /Choisir un cinéma|Votre choix/ });
export const locatorDialog = (page: Page) => page.getByRole('dialog', { name: 'Où allez-vous au cinéma' });
export const locatorField = (page: Page) => locatorDialog(page).getByRole('combobox');
export async function readChoiceCookie(page: Page) {
  const kept = (await page.context().cookies()).find(({ name }) => name === 'candela_locator');
  return kept && decodeURIComponent(kept.value);
}

export async function openLocator(page: Page) {
  // Until the island listens, a press opens nothing.
  await expect(async () => {
    await locatorButton(page).press('Enter');
    await expect(locatorDialog(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(locatorDialog(page).getByRole('option').first()).toBeVisible();
  // A phone keeps its keyboard away until it is asked for.
  if (await page.evaluate(() => matchMedia('(hover: none)').matches)) await locatorField(page).focus();
}
