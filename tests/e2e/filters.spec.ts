import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';

const pick = (page: Page, kind: string) =>
  page.getByRole('group', { name: 'Filtrer les films' }).getByRole('button', { name: new RegExp(`^${kind}`) });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Filtrer' });
const films = (page: Page) => page.locator('li[data-genres]').filter({ visible: true });
const foot = (page: Page) => panel(page).getByRole('button', { name: /^(Voir \d+ films?|Aucun film)$/ });
const countIn = async (page: Page) => Number((await foot(page).textContent())?.match(/\d+/)?.[0] ?? 0);

async function open(page: Page, kind: string) {
  await expect(async () => {
    await pick(page, kind).press('Enter');
    await expect(panel(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(foot(page)).toBeVisible();
}

test('counts what a choice leaves, shows it, and Back undoes it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/films');
  // Those that wait for a press as well.
  const all = await page.locator('[data-in="book"] li[data-genres]').count();
  await open(page, 'Version');
  await expectAccessible(page);
  await expect(foot(page)).toHaveText(`Voir ${all} films`);
  await panel(page).getByRole('button', { name: 'VOST', exact: true }).click();
  await expect(foot(page)).not.toHaveText(`Voir ${all} films`);
  const left = await countIn(page);
  expect(left).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/films$/);

  await foot(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/films\/filters\/versions-vost$/);
  await expect(films(page)).toHaveCount(left);
  await expectAccessible(page);

  // What was chosen goes along to the film, and is left behind by Back.
  const film = films(page).first().getByRole('link').first();
  await film.hover();
  await expect(film).toHaveAttribute('href', /\/filters\/versions-vost$/);
  await film.click();
  await expect(page).toHaveURL(/\/films\/[^/]+\/filters\/versions-vost$/);
  await expect(page.locator('#board').getByRole('button', { name: /^VOST /, pressed: true })).toBeVisible();
  await page.goBack();
  await expect(films(page)).toHaveCount(left);

  await page.goBack();
  await expect(page).toHaveURL(/\/films$/);
  await expect(films(page)).toHaveCount(all);
});

test('takes filters away one by one', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/films/filters/versions-vost/genres-drame');
  const chips = page.getByRole('list', { name: 'Filtres choisis' });
  await chips.getByRole('button', { name: /VOST/ }).click();
  await expect(page).toHaveURL(/\/films\/filters\/genres-drame$/);
  await page.goBack();
  await expect(page).toHaveURL(/versions-vost\/genres-drame$/);
  await chips.getByRole('button', { name: 'Tout effacer' }).click();
  await expect(page).toHaveURL(/\/films$/);
  await expect(chips).toHaveCount(0);
});

test('is used by keys alone, and leaves no trace when it is closed', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/films');
  await open(page, 'Genre');
  await expect(panel(page).getByRole('group', { name: 'Genre' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(panel(page).getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(pick(page, 'Genre')).toBeFocused();
  await expect(page).toHaveURL(/\/films$/);
});

test('closes with Back, without a change to the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/films');
  await open(page, 'Date');
  await panel(page).getByRole('button', { name: 'Demain' }).click();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/films$/);
});

test.describe('where a visitor is', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 45.76, longitude: 4.84 } });

  test('is filtered by as cinemas, which tell nobody where that is', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/films');
    await open(page, 'Cinéma');
    await panel(page).getByRole('button', { name: 'Autour de moi' }).click();
    await expect(panel(page).getByRole('button', { pressed: true }).first()).toBeVisible();
    await foot(page).click();
    await expect(page).toHaveURL(/\/films\/filters\/localisation-candela-lyon/);
    expect(page.url()).not.toContain('45.7');
  });
});

test('a genre that no title has is told and leaves the address; one of a title behind a press stays', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/films');
  const genres = await page
    .locator('li[data-genres]')
    .evaluateAll((all) => all.flatMap((one) => (one as HTMLElement).dataset.genres?.split(' ') ?? []));
  const rare = genres.find((genre) => genre && genres.indexOf(genre) === genres.lastIndexOf(genre)) ?? genres.at(-1);
  await page.goto(`/films/filters/genres-${rare},polka`);
  await expect(page.getByText('genres-polka', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/films/filters/genres-${rare}$`));
});
