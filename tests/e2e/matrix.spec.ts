import { routeOf } from '@/lib/routing/routes';
import { originOf } from '../support/ask';
import { expectAccessible } from '../support/axe';
import { cells, looks } from '../support/cells';
import { expect, lookTest as test } from '../support/fixture';
import { isOn, samplePath } from '../support/samples';

/**
 * Every screen of every site in a browser, each in one of the site's languages by turns, on a desktop and a phone by
 * turns (`EVERY_CELL` looks at all of them); what a language alone can break is asked of every cell without a browser in
 * `matrix.requests.spec.ts`.
 */
for (const { cell, device } of looks(cells)) {
  const { locale, screen } = cell;
  const { status = 200 } = routeOf(screen);

  test.describe(() => {
    // The browser itself notes an answer that is no 200.
    if (status !== 200) test.use({ expectedErrors: new RegExp(`status of ${status}`) });

    test(`${locale.code} ${screen} is accessible ${device}`, async ({ page, context }) => {
      if (!(await isOn(cell))) return;
      await context.addCookies([{ name: 'candela_language', value: locale.language, url: originOf(locale.site) }]);
      const response = await page.goto(originOf(locale.site) + (await samplePath(cell)), { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.code);
      await expectAccessible(page);
    });
  });
}
