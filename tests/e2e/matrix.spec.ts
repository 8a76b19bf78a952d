import { routeOf } from '@/lib/routing/routes';
import { siteFacts } from '@/lib/sites/sites';
import { originOf } from '../support/ask';
import { expectAccessible } from '../support/axe';
import { cells } from '../support/cells';
import { expect, test } from '../support/fixture';
import { samplePath } from '../support/samples';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pictures are served by the journeys; here they would only keep the processor busy. */
const _pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Every screen in every language in a browser: a site's default language on a desktop, the others on a phone. */
for (const cell of cells) {
  const { locale, screen } = cell;
  const { status = 200 } = routeOf(screen);
  const device = siteFacts(locale.site).defaultLanguage === locale.language ? '@desktop' : '@phone';

  test.describe(() => {
    // The browser itself notes an answer that is no 200.
    if (status !== 200) test.use({ expectedErrors: new RegExp(`status of ${status}`) });

    test(`${locale.code} ${screen} is accessible`, { tag: device }, async ({ page }) => {
      await page
        .context()
        .addCookies([{ name: 'candela_language', value: locale.language, url: originOf(locale.site) }]);
      const response = await page.goto(originOf(locale.site) + (await samplePath(cell)), { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.code);
      await expectAccessible(page);
    });
  });
}
