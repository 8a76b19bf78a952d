import type { Page } from '@playwright/test';
import type { WireResult } from '@/lib/api/contract/search';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

const field = (page: Page) => page.getByRole('combobox', { name: 'Film, cinéma, offre' });
const options = (page: Page) => page.getByRole('option');
const heard = (page: Page) => page.getByRole('dialog', { name: 'Rechercher' }).getByRole('status');

async function open(page: Page, path = '/offres') {
  await page.goto(siteOrigin('fr') + path);
  await waitUntilAwake(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('finds a film by keys alone, from any page, and Back leads to that page', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('kestrel');
  await expect(options(page).first()).toContainText('Kestrel Point');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/films\/kestrel-point/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/offres$/);
});

test('shows what the catalogue finds, group by group, and narrows to one', { tag: '@desktop' }, async ({ page }) => {
  const found = await readTruth<WireResult[]>('fr', '/api/search/full?q=mari&language=fr');
  const count = (type: string) => found.filter((result) => result.type === type).length;
  await open(page);
  await page.keyboard.type('mari');
  await expect(heard(page)).toContainText('résultats pour « \u2068mari\u2069 »');
  const films = page.getByRole('group', { name: 'Films' }).getByRole('option');
  await expect(films).toHaveCount(Math.min(4, count('show')) + 1);
  await expect(page.getByRole('group', { name: 'Cinémas' }).getByRole('option')).toHaveCount(
    Math.min(3, count('cinema')) + Number(count('cinema') > 3),
  );
  await expectAccessible(page);
  await films.last().click();
  await expect(films).toHaveCount(count('show'));
  await expect(options(page)).toHaveCount(count('show'));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tous les résultats' }).click();
  await expect(page.getByRole('group', { name: 'Cinémas' })).toBeVisible();
});

test('begins with the last results that were followed @phone', async ({ page }) => {
  await open(page);
  await page.keyboard.type('perihelion');
  await options(page).first().click();
  await expect(page).toHaveURL(/perihelion-drift/);
  await open(page, '/cinemas');
  await expect(page.getByRole('region', { name: 'Vos recherches' }).getByRole('link')).toHaveText(/Perihelion Drift/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page.getByRole('region', { name: 'Vos recherches' })).toHaveCount(0);
});

test('has an honest word for markup, pictures, letters from right to left and ten thousand of them', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  for (const text of ['<script>alert(1)</script>', '🎬🍿🎬', 'שלום עולם', 'x'.repeat(10_000)]) {
    await field(page).fill(text);
    await expect(heard(page)).toContainText(`Rien pour « \u2068${[...text].slice(0, 3).join('')}`);
    await expectAccessible(page);
  }
});

test.describe('while it does not answer', () => {
  test.use({ expectedErrors: /504/ });
  test('says so when the search does not answer, and tries again @desktop', async ({ page }) => {
    let isDown = true;
    await page.route(/\/search\/full/, (route) =>
      isDown ? route.fulfill({ status: 504, body: '{}' }) : route.continue(),
    );
    await open(page);
    await page.keyboard.type('mar');
    await expect(page.getByRole('heading', { name: 'La recherche ne répond pas' })).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(options(page).first()).toBeVisible();
  });
});

test('opens with Ctrl-K from within a field, and not with a slash there', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${siteOrigin('fr')}/aide`);
  const question = page.getByRole('searchbox').first();
  await question.fill('a');
  await question.press('/');
  await expect(question).toHaveValue('a/');
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(question).toBeFocused();
});

test('opens from its entry in the header or the bar, and gives the focus back', async ({ page }) => {
  const entry = page.getByRole('link', { name: /^(Rec|C)hercher$/ }).filter({ visible: true });
  // Before the page is awake the link leads to the films, as without scripts.
  await expect(async () => {
    await gotoQuietly(page, `${siteOrigin('fr')}/films`);
    await entry.click();
    await expect(field(page)).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Fermer la recherche' }).click();
  await expect(entry).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is a link to the films', { tag: '@desktop' }, async ({ page }) => {
    await page.goto(siteOrigin('fr'));
    await page.getByRole('link', { name: 'Rechercher', exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/\/films$/);
  });
});
