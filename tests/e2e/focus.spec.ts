import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, lookTest as test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';

for (const fragment of ['', '#main']) {
  const ends = fragment && `though the address ends in ${fragment}`;
  test(`a dialog gives the focus back to its button ${ends}`, { tag: '@desktop' }, async ({ page }) => {
    await gotoQuietly(page, `${siteOrigin('fr')}${href('fr-FR', 'cinemas')}${fragment}`);
    const opener = page.getByRole('banner').getByRole('button', { expanded: false }).first();
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The browser goes back a step in its history, and looks at the fragment in the frame after it.
    const step = await page.evaluateHandle(() => ({
      back: new Promise<void>((done) => {
        addEventListener('popstate', () => setTimeout(() => requestAnimationFrame(() => done())), { once: true });
      }),
    }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await step.evaluate(({ back }) => back);
    await expect(opener).toBeFocused();
  });
}

test('what has the focus lies under nothing that floats over the page', async ({ page }) => {
  await gotoQuietly(page, `${siteOrigin('fr')}${href('fr-FR', 'cinema', { slug: 'candela-lyon-confluence' })}`);
  const covered: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const own = document.activeElement;
      if (!own?.closest('main')) return null;
      const { left, top, width, height } = own.getBoundingClientRect();
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return own.contains(over) ? null : `${own.textContent} under ${over?.textContent}`;
    });
    if (found) covered.push(found);
  }
  expect(covered).toEqual([]);
});
