import type { Page } from '@playwright/test';
import type { Shows } from '@/lib/api/contract/shows';
import { parseWrittenAge } from '@/lib/domain/meant-age';
import { href } from '@/lib/routing/href';
import { type ShowsTab, showsTabs } from '@/lib/routing/shows-tabs';
import { languages } from '@/lib/sites/languages';
import { type LocaleFacts, localesOf } from '@/lib/sites/locales';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { readTruth } from '../support/mock-control';

const addressOf = ({ site, language, code }: LocaleFacts, tab: ShowsTab, filters = '') =>
  `${siteOrigin(site)}${href(code, 'shows')}${filters}#${showsTabs[tab][language]}`;

const titles = (page: Page) => page.locator('li[data-show]').filter({ visible: true });
const slugsOf = (page: Page) => titles(page).evaluateAll((all) => all.map(({ dataset }) => dataset.show ?? ''));

async function readShows({ site, language }: LocaleFacts) {
  const { shows } = await readTruth<Shows>(site, `/api/shows?language=${language}`);
  return new Map(shows.map((show) => [show.slug, show]));
}

for (const language of languages) {
  const site = siteIds.find((id) => siteFacts(id).languages.includes(language));
  const locale = site && localesOf(site).find((each) => each.language === language);
  if (!locale) continue;

  test(`the tab for children opens on what is out, each by its age, in ${language} @phone`, async ({ page }) => {
    await gotoQuietly(page, addressOf(locale, 'kids'));
    const [shows, slugs] = await Promise.all([readShows(locale), slugsOf(page)]);
    expect(slugs.length).toBeGreaterThan(4);
    const isOut = slugs.map((slug) => shows.get(slug)?.isComingSoon === false);
    expect(isOut, 'previews stand after the others').toEqual(isOut.toSorted((a, b) => Number(b) - Number(a)));
    const marks = await titles(page).evaluateAll((all) =>
      all.map((title) => title.querySelector('[data-flag]')?.textContent ?? null),
    );
    expect(marks.map((mark) => parseWrittenAge(mark) ?? mark)).toEqual(marks.map(() => expect.any(Number)));
  });

  test(`what is to come opens on a day of release and a row of films, in ${language} @desktop`, async ({ page }) => {
    await gotoQuietly(page, addressOf(locale, 'upcoming'));
    const shows = await readShows(locale);
    const section = page.locator('section[data-week]').filter({ visible: true }).first();
    const slugs = await section
      .locator('li[data-show]')
      .evaluateAll((all) => all.map(({ dataset }) => dataset.show ?? ''));
    const days = new Set(slugs.map((slug) => Object.values(shows.get(slug)?.releaseAt ?? {})[0]));
    expect(slugs.length).toBeGreaterThan(2);
    expect(days.size, 'all come out on one day').toBe(1);
    await expect(section.getByRole('heading', { level: 2 })).toContainText(`${Number([...days][0]?.slice(-2))}`);
  });
}

test('what sets a film apart lies on its poster, and its heart stands below it @phone', async ({ page }) => {
  const [locale] = localesOf('fr');
  for (const tab of ['kids', 'upcoming'] as const) {
    await gotoQuietly(page, addressOf(locale!, tab));
    const off = await titles(page).evaluateAll((all) =>
      all.flatMap((title) => {
        const boxOf = (what: string) => title.querySelector(what)?.getBoundingClientRect();
        const [poster, mark, heart] = ['img', '[data-flag]', '[data-mark]'].map(boxOf);
        const isOn = !poster || !mark || (mark.top > poster.top && mark.bottom <= poster.bottom + 1);
        const isBelow = heart && heart.width >= 44 && (!poster || heart.top > poster.bottom - 12);
        return isOn && isBelow ? [] : [title.dataset.show];
      }),
    );
    expect(off, tab).toEqual([]);
  }
});

test('a family picks the weekend, the age of the youngest and the programme for children with a press each @phone', async ({
  page,
}) => {
  const [locale] = localesOf('fr');
  await gotoQuietly(page, addressOf(locale!, 'kids'));
  const bar = page.getByRole('group', { name: 'Filtrer les films' });
  await expect(bar.getByRole('button', { name: 'Genre' })).toBeHidden();
  const all = await titles(page).count();
  await bar.getByRole('button', { name: 'Dès 3 ans', exact: true }).click();
  await expect(page).toHaveURL(/\/films\/filters\/child-3#kids$/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ films$/ })).toBeVisible();
  const left = await titles(page).count();
  expect(left).toBeLessThan(all);
  await expect(titles(page).filter({ hasText: 'Dès 3 ans' })).toHaveCount(left);
  await expectAccessible(page);

  await bar.getByRole('button', { name: 'Ce week-end' }).click();
  await bar.getByRole('button', { name: 'Cinékids' }).click();
  await expect(page).toHaveURL(/\/films\/filters\/date-2026-11-21,2026-11-22\/tags-cinekids\/child-3#kids$/);
  await expect(bar.getByRole('button', { name: /^Date/ })).toBeHidden();

  const chosen = page.getByRole('list', { name: 'Filtres choisis' });
  await expect(chosen.getByRole('button').filter({ visible: true }), 'nothing is said twice').toHaveText([
    'Tout effacer',
  ]);

  // With whom one goes, and when, is handed on to the film.
  const film = titles(page).first().getByRole('link').first();
  await film.hover();
  await expect(film).toHaveAttribute('href', /\/filters\/date-2026-11-21,2026-11-22\/tags-cinekids,kids\/child-3$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the months are what is left of the row of filters @phone', async ({ page }) => {
    const [locale] = localesOf('fr');
    await page.goto(addressOf(locale!, 'upcoming'));
    await expect(page.getByRole('button', { name: 'Genre' })).toBeHidden();
    await page.getByRole('button', { name: 'Mois' }).filter({ visible: true }).click();
    await page.getByRole('link', { name: 'décembre', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/#prochainement-2026-12$/);
  });
});
