import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

const { premieres } = messagesIn('fr');
const address = siteOrigin('fr') + href('fr-FR', 'premieres');

test('what is on only once in a city is an address, and leads to its seats there', async ({ page }) => {
  await page.goto(address);
  await waitUntilAwake(page);
  await page.getByRole('combobox', { name: premieres.city }).selectOption('lyon');
  await expect(page).toHaveURL(`${address}/filters/localisation-lyon`);
  await page.reload();
  const towns = page.locator('[data-city]').filter({ visible: true });
  await expect(towns.first()).toBeVisible();
  await expect(page.locator('[data-city]:not([data-city=lyon])').filter({ visible: true })).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Séances et places/ })
    .filter({ visible: true })
    .last()
    .click();
  await expect(page).toHaveURL(/\/filters\/date-[\d-]+\/localisation-lyon$/);
  await expect(page.locator('#board [data-ticket]').first()).toBeVisible();
});

test.describe('without scripts', { tag: '@desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every evening says what it is, where and when', async ({ page }) => {
    await page.goto(address);
    const { team, marathon, live } = premieres.kind;
    for (const kind of [team, marathon, live])
      await expect(page.getByText(kind, { exact: true }).first()).toBeVisible();
    await page
      .locator('summary', { hasText: /^Dans \d+ cinémas/ })
      .first()
      .click();
    await expect(page.locator('[data-city] time').filter({ visible: true }).first()).toHaveText(/^\d\d:\d\d$/);
    await expect(page.getByRole('combobox', { name: premieres.city })).toBeHidden();
  });
});
