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

for (const [screen, path] of [
  ['a cinema', href('fr-FR', 'cinema', { slug: 'candela-lyon-confluence' })],
  ['the guide', href('fr-FR', 'guide')],
] as const)
  test(`what has the focus on the page of ${screen} lies under nothing that floats or sticks over it`, async ({
    page,
  }) => {
    await gotoQuietly(page, siteOrigin('fr') + path);
    const covered: string[] = [];
    for (const key of [...Array<string>(80).fill('Tab'), ...Array<string>(60).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const found = await page.evaluate(() => {
        const own = document.activeElement;
        if (!own?.closest('main')) return null;
        const { left, top, width, height } = own.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return own.contains(over) ? null : `${own.textContent} under ${over?.textContent}`;
      });
      if (found) covered.push(`${found} after ${key}`);
    }
    expect(covered).toEqual([]);
  });
