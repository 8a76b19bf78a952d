import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';

const { week } = messagesIn('fr');

/** How many sheets, and whether they lie on their side. */
async function print(page: Page) {
  const text = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  const [, width = 0, height = 0] = (/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? []).map(Number);
  return { sheets: text.match(/\/Type\s*\/Page\b/g)?.length, isOnSide: width > height };
}

test.describe('for who has not yet answered about cookies', () => {
  test.use({ hasRefused: false });

  test('the week of a cinema of twelve screens is one sheet on its side, and the next page is not @desktop', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = '';
      };
    });
    await page.goto(siteOrigin('fr') + href('fr-FR', 'cinemaWeek', { slug: 'candela-lyon-confluence' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: week.print }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    expect(await print(page)).toEqual({ sheets: 1, isOnSide: true });

    await page.getByRole('link', { name: week.back }).click();
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
    expect(await print(page)).toMatchObject({ isOnSide: false });
  });
});

test('the week of a film is one sheet for all towns of a small country @desktop', async ({ page }) => {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('ch', '/api/shows?language=de');
  await page.goto(siteOrigin('ch') + href('de-CH', 'movieWeek', { slug: shows[0]?.slug ?? '' }));
  await expect(page.getByRole('rowheader', { name: /Candela Zürich/ }).first()).toBeVisible();
  expect(await print(page)).toEqual({ sheets: 1, isOnSide: true });
});

test('the longest name of a cinema is whole on the sheet of a film @desktop', async ({ page }) => {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('nl', '/api/shows?language=nl');
  await page.goto(siteOrigin('nl') + href('nl-NL', 'movieWeek', { slug: shows[0]?.slug ?? '' }));
  const names = page.getByRole('rowheader', { name: /^Candela / });
  await expect(names.filter({ hasText: 'Rembrandtplein' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
  );
  expect(cut).toEqual([]);
  await page.emulateMedia({ media: null });
  expect(await print(page)).toEqual({ sheets: 1, isOnSide: true });
});

test('the week of a film is one sheet for a town', {
  tag: '@desktop',
}, async ({ page }) => {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('fr', '/api/shows?language=fr');
  const slug = shows[0]?.slug ?? '';
  await page.goto(siteOrigin('fr') + href('fr-FR', 'movieWeek', { slug }));
  await expect(page.getByRole('rowheader', { name: /Candela Paris/ }).first()).toBeVisible();
  const towns = page.getByRole('navigation', { name: 'Une seule ville' });
  await towns.getByText('Une seule ville').click();
  await towns.getByRole('link', { name: 'Lyon' }).click();
  await expect(page.getByRole('rowheader', { name: /Candela Lyon Confluence/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /Candela Paris/ })).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  const [head, row] = await Promise.all(
    ['thead th', 'tbody:target td'].map((cell) =>
      page
        .locator(cell)
        .first()
        .evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize)),
    ),
  );
  expect(head! / row!).toBeGreaterThan(0.6);
  await page.emulateMedia({ media: null });
  const sheet = await page.pdf({ preferCSSPageSize: true });
  expect(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.getByRole('link', { name: 'Voir le film' }).click();
  await expect(page).toHaveURL(siteOrigin('fr') + href('fr-FR', 'movie', { slug }));
});
