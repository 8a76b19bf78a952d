import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';

test.describe('for who has not yet answered about cookies', () => {
  test.use({ hasRefused: false });

  test('the week of a cinema of twelve screens is one sheet @desktop', async ({ page }) => {
    const printed = page.waitForFunction(() => document.title === 'printed');
    await page.addInitScript(() => {
      window.print = () => {
        document.title = 'printed';
      };
    });
    await page.goto(siteOrigin('fr') + href('fr-FR', 'cinemaWeek', { slug: 'candela-lyon-confluence' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Imprimer sur une page' }).click();
    await printed;
    const sheet = await page.pdf({ preferCSSPageSize: true });
    expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
