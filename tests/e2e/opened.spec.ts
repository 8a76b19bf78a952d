import type { Page } from '@playwright/test';
import type { Screen } from '@/lib/routing/routes';
import type { Language } from '@/lib/sites/languages';
import type { Locale } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { cells } from '../support/cells';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readSamplePath } from '../support/samples';
import { waitUntilAwake } from '../support/wait-until-awake';

type Words = ReturnType<typeof messagesIn>;
type Row = {
  what: string;
  code: Locale;
  screen: Screen;
  /** Brings the page where nobody lands who only opens it. */
  bring: (page: Page, words: Words) => Promise<void>;
};

const chips = (page: Page) => page.locator('main a[data-ticket]').filter({ visible: true });

async function tickTwo(page: Page, { tray }: Words) {
  if (await page.getByRole('region', { name: tray.title }).isVisible()) return;
  await page.getByRole('button', { name: tray.start }).press('Enter');
  await expect(page.getByRole('region', { name: tray.title })).toContainText(tray.none);
  for (const index of [0, 1]) {
    await chips(page).nth(index).press('Space');
    await expect(chips(page).nth(index)).toBeChecked();
  }
}

// Each in a tab of its own: what one row ticks, the next would find.
/** What the pages of `matrix.spec.ts` are like once a visitor has pressed something, one page load each. */
const rows: readonly Row[] = [
  { what: 'two ticked showings in their tray', code: 'nl-NL', screen: 'guide', bring: tickTwo },
  {
    what: 'a comparison with the reply of one friend, and the offer of another’s',
    code: 'de-CH',
    screen: 'guide',
    bring: async (page, words) => {
      const { tray, shortlist } = words;
      if (page.url().includes('#')) return;
      await tickTwo(page, words);
      await page.getByRole('link', { name: tray.compare, exact: true }).press('Enter');
      await expect(page).toHaveURL(/#ch\./);
      const { href } = new URL(page.url());
      for (const reply of ['Ana=10', 'Zo%C3%A9=11']) {
        await page.evaluate((hash) => location.replace(hash), `${href}&${reply}`);
        await expect(page.getByRole('checkbox')).toHaveCount(2);
        await expect(page.getByText(/^[^:]*: (Ana|Zoé)$/).first()).toBeVisible();
      }
      await expect(page.getByRole('button', { name: /hinzufügen$/ })).toBeVisible();
      await expect(page.getByText(shortlist.best).first()).toBeVisible();
    },
  },
  {
    what: 'what there is to say of a showing, with its ways into a calendar',
    code: 'en-CH',
    screen: 'cinema',
    bring: async (page, { showtimes: { details } }) => {
      if (await page.getByRole('dialog').isVisible()) return;
      await chips(page).first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog').getByRole('link', { name: details.keep.ics })).toBeVisible();
    },
  },
  {
    what: 'a film that was just hidden, with the way to undo it',
    code: 'en-NL',
    screen: 'movie',
    bring: async (page, { hidden }) => {
      const button = page.getByRole('button', { name: hidden.no, exact: true });
      if ((await button.getAttribute('aria-pressed')) === 'true') return;
      await button.press('Enter');
      await expect(page.getByRole('button', { name: hidden.undo })).toBeVisible();
    },
  },
  {
    what: 'an evening of many cinemas, unfolded',
    code: 'fr-BE',
    screen: 'premieres',
    bring: async (page) => {
      const line = page.locator('main details:not([open]) > summary').filter({ visible: true }).first();
      await line.press('Enter');
      await expect(page.locator('main details[open]').first()).toBeVisible();
    },
  },
  {
    what: 'the towns of the week of a film',
    code: 'nl-NL',
    screen: 'movieWeek',
    bring: async (page, { week }) => {
      const towns = page.getByRole('navigation', { name: week.towns }).locator('details');
      if ((await towns.getAttribute('open')) === null) await towns.locator('summary').press('Enter');
      await expect(towns.getByRole('link').first()).toBeVisible();
    },
  },
];

for (const { what, code, screen, bring } of rows) {
  test(`${what}: accessible, in ${code} @desktop`, async ({ page, context }) => {
    const cell = cells.find((one) => one.screen === screen && one.locale.code === code);
    if (!cell) throw new Error(`no ${screen} on ${code}`);
    const { site, language } = cell.locale as { site: 'fr'; language: Language };
    await context.addCookies([{ name: 'candela_language', value: language, url: siteOrigin(site) }]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(siteOrigin(site) + (await readSamplePath(cell)));
    await waitUntilAwake(page);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await bring(page, messagesIn(language));
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
