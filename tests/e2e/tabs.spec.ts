import { href } from '@/lib/routing/href';
import { showsTabNames, showsTabs } from '@/lib/routing/shows-tabs';
import { languages } from '@/lib/sites/languages';
import { localesOf } from '@/lib/sites/locales';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expectUpright } from '../support/expect-upright';
import { expect, lookTest, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';

/** What stands behind a fragment is no page of its own, so that the walk of all screens sees the first tab alone. */
for (const language of languages) {
  const site = siteIds.find((id) => siteFacts(id).languages.includes(language));
  const locale = site && localesOf(site).find((each) => each.language === language);
  if (!site || !locale) continue;
  lookTest(`every tab of the films has its place on a phone, in ${language} @phone`, async ({ page, context }) => {
    const origin = siteOrigin(site);
    await context.addCookies([{ name: 'candela_language', value: language, url: origin }]);
    for (const tab of showsTabNames) {
      // The first comes with its page, the others as a press on them brings them.
      await gotoQuietly(page, `${origin}${href(locale.code, 'shows')}#${showsTabs[tab][language]}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator(`[data-tab=${tab}]`)).toHaveAttribute('aria-current', 'true');
      await expectUpright(page, 320);
      await expectAccessible(page);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the tab whose films are shown is the one that is marked @phone', async ({ page }) => {
    for (const tab of showsTabNames) {
      await page.goto(`${siteOrigin('fr')}${href('fr-FR', 'shows')}#${showsTabs[tab].fr}`);
      const marked = await page
        .locator('[data-tab]')
        .evaluateAll((links) =>
          links
            .filter((link) => getComputedStyle(link, '::after').backgroundColor !== 'rgba(0, 0, 0, 0)')
            .map((link) => link.getAttribute('data-tab')),
        );
      expect(marked).toEqual([tab]);
    }
  });
});
