import { routeOf } from '@/lib/routing/routes';
import { originOf } from '../support/ask';
import { expectAccessible } from '../support/axe';
import { byTurns, cells } from '../support/cells';
import { expect, test } from '../support/fixture';
import { isOn, samplePath } from '../support/samples';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The smallest picture there is: drawing real ones would keep the processor from the pages. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/**
 * Every screen of every site in a browser, each in one of the site's languages by turns, on a desktop and a phone by
 * turns; what a language alone can break is asked of every cell without a browser in `matrix.requests.spec.ts`.
 */
for (const { cell, device } of byTurns(cells)) {
  const { locale, screen } = cell;
  const { status = 200 } = routeOf(screen);

  test.describe(() => {
    // The browser itself notes an answer that is no 200.
    if (status !== 200) test.use({ expectedErrors: new RegExp(`status of ${status}`) });

    test(`${locale.code} ${screen} is accessible`, { tag: device }, async ({ page }) => {
      await page
        .context()
        .addCookies([{ name: 'candela_language', value: locale.language, url: originOf(locale.site) }]);
      if (!(await isOn(cell))) return;
      await page.route('**/_next/image*', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
      const response = await page.goto(originOf(locale.site) + (await samplePath(cell)), { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.code);
      await expectAccessible(page);
    });
  });
}
