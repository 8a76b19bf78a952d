import { screenFactsOf } from '@/lib/routing/screen-facts';
import { askSite, siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { cells, listLooks } from '../support/cells';
import { expectSharp } from '../support/expect-sharp';
import { expectShort } from '../support/expect-short';
import { expectUncovered } from '../support/expect-uncovered';
import { expectUpright } from '../support/expect-upright';
import { expect, lookTest as test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { findFirstOn, readSamplePath, siteHost } from '../support/samples';

const looks = listLooks(cells);
/** Pictures are asked for alike in every language. */
const firstLooks = new Set([...Map.groupBy(looks, ({ screen }) => screen).values()].map(([first]) => first));

/**
 * Every screen in every language in a browser, on the sites and on a desktop and a phone by turns (`EVERY_CELL` looks at
 * all of them); what a site alone can break is asked of every cell without a browser in `matrix.requests.spec.ts`.
 */
for (const look of looks) {
  const { screen, language, among, device } = look;
  const { status = 200 } = screenFactsOf(screen);

  test.describe(() => {
    // The browser itself notes an answer that is no 200.
    if (status !== 200) test.use({ expectedErrors: new RegExp(`status of ${status}`) });
    const sites = among.length === 1 ? ` on ${among[0]?.locale.site}` : '';

    test(`${screen} in ${language}${sites} is accessible ${device}`, async ({ page, context }) => {
      const cell = await findFirstOn(among);
      if (!cell) {
        // Switched off wherever the language is spoken: then there must be nothing to look at.
        const cookie = `candela_language=${language}`;
        for (const off of among)
          expect((await askSite(siteHost(off.locale), await readSamplePath(off), { cookie })).status).toBe(404);
        return;
      }
      const { locale } = cell;
      await context.addCookies([{ name: 'candela_language', value: language, url: siteOrigin(locale.site) }]);
      const response = await gotoQuietly(page, siteOrigin(locale.site) + (await readSamplePath(cell)));
      expect(response?.status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', locale.code);
      await expectAccessible(page);
      for (const width of device === '@phone' ? [320, 700] : [820, 1080]) await expectUpright(page, width);
      if (device === '@phone') await expectShort(page);
      if (firstLooks.has(look)) await expectUncovered(page);
      if (firstLooks.has(look)) await expectSharp(page);
    });
  });
}
