import { href } from '@/lib/routing/href';
import { originOf } from '../support/ask';
import { expect, test } from '../support/fixture';

for (const fragment of ['', '#main']) {
  test(`a dialog gives the focus back to its button ${fragment && `though the address ends in ${fragment}`}`, async ({
    page,
  }) => {
    await page.goto(`${originOf('fr')}${href('fr-FR', 'cinemas')}${fragment}`, { waitUntil: 'networkidle' });
    const opener = page.getByRole('banner').getByRole('button', { expanded: false }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // The browser goes back a step in its history, and only then looks at the fragment.
    await page.waitForTimeout(500);
    await expect(opener).toBeFocused();
  });
}
