import type { Page } from '@playwright/test';
import { arriveSignedIn, ownEntry, type Start, signInButton, signOut } from '../support/account-steps';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { signUpFrom } from '../support/sign-up';

type Row = Start & { own: string; limit: number };

/** Five of them, and one of them at both widths. */
const rows: readonly Row[] = [
  { site: 'fr', language: 'fr', path: '/cinemas', own: '/mon-compte/cinemas', limit: 5, tag: '@desktop' },
  { site: 'be', language: 'nl', path: '/nl/bioscopen', own: '/nl/mijn-account/bioscopen', limit: 1, tag: '@phone' },
  { site: 'ch', language: 'de', path: '/de/kinos', own: '/de/mein-konto/kinos', limit: 1, tag: '@desktop' },
];

const hearts = (page: Page) => page.locator('main [data-mark=cinema]');
const nameOf = async (page: Page, at: number) => (await hearts(page).nth(at).getAttribute('data-name')) ?? '';
const press = (page: Page, at: number) => hearts(page).nth(at).click();
const isFavourite = (page: Page, at: number) => expect(hearts(page).nth(at)).toHaveAttribute('aria-pressed', 'true');
const isNone = (page: Page, at: number) => expect(hearts(page).nth(at)).toHaveAttribute('aria-pressed', 'false');

for (const { site, language, path, own, limit, tag = [] } of rows) {
  test(`a new member of ${site} keeps cinemas, up to ${limit}`, { tag }, async ({ page }) => {
    test.slow();
    const { favourites, mark, account } = messagesIn(language);
    await page.goto(siteOrigin(site) + path);
    const first = await nameOf(page, 0);

    // What was pressed before signing up is done after it, on the same page.
    await press(page, 0);
    await expect(page.getByRole('dialog')).toContainText(account.gate.needed);
    await expectAccessible(page);
    await signUpFrom(page, site, language);
    await isFavourite(page, 0);
    expect(page.url()).toBe(siteOrigin(site) + path);

    for (let at = 1; at < limit; at++) {
      await press(page, at);
      await isFavourite(page, at);
    }
    await press(page, limit);
    const refusal = page.getByRole('alert').filter({ hasText: String(limit) });
    await expect(refusal).toBeVisible();
    // Under the pointer it would stay.
    await page.mouse.move(1, 1);
    await expectAccessible(page);
    await isNone(page, limit);

    // By itself after ten seconds, whatever else there is to press.
    await page.clock.fastForward(10_000);
    await expect(refusal).toBeHidden({ timeout: 4_000 });

    await page.goto(siteOrigin(site) + own);
    await expect(page.getByRole('heading', { level: 1, name: favourites.title })).toBeVisible();
    // The pages of the account are a row on a phone, wider than it.
    await expect(page.getByRole('main').locator('[aria-current=page]')).toBeInViewport({ ratio: 1 });
    await expect(hearts(page)).toHaveCount(limit);
    await expectAccessible(page);
    const heart = page.getByRole('button', { name: mark.cinema.replace('{name}', first) });
    const answered = (method: string) =>
      page.waitForResponse((response) => response.request().method() === method && response.url().includes('/cinema/'));
    const removed = answered('DELETE');
    await heart.press('Enter');
    await expect(hearts(page)).toHaveCount(limit - 1);
    await removed;
    // It can be undone, and done again.
    const added = answered('POST');
    await page.getByRole('button', { name: favourites.undo, exact: true }).click();
    await expect(hearts(page)).toHaveCount(limit);
    await added;
    const removedAgain = answered('DELETE');
    await heart.press('Enter');
    await expect(hearts(page)).toHaveCount(limit - 1);
    await removedAgain;
    await page.reload();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(hearts(page)).toHaveCount(limit - 1);
  });
}

test('a press before its words have come takes back what the heart shows', { tag: '@desktop' }, async ({ page }) => {
  const { favourites } = messagesIn('fr');
  const words = Promise.withResolvers<void>();
  await page.route('**/api/words/fr/favourites*', async (route) => {
    await words.promise;
    await route.continue();
  });
  await arriveSignedIn(page, 'fr');
  await page.goto(`${siteOrigin('fr')}/mon-compte/cinemas`);
  await expect(page.getByRole('heading', { level: 1, name: favourites.title })).toBeVisible();
  await isFavourite(page, 0);
  const before = await hearts(page).count();
  await press(page, 0);
  words.resolve();
  await expect(hearts(page)).toHaveCount(before - 1);
});

test('several tabs show the same favourites and the same client, whatever is done in one', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const own = (tab: Page, name: string) => expect(ownEntry(tab, 'fr')).toContainText(name);
  await arriveSignedIn(page, 'fr', 'bruno.haas@post.example');
  for (const tab of [page, other]) await tab.goto(`${siteOrigin('fr')}/cinemas`);
  await own(other, 'Bruno');

  const at = 7;
  const heart = await nameOf(page, at);
  const was = await hearts(page).nth(at).getAttribute('aria-pressed');
  await press(page, at);
  const same = other.locator(`main [data-mark=cinema][data-name="${heart}"]`).first();
  await expect(same).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await press(page, at);
  await expect(same).toHaveAttribute('aria-pressed', `${was}`);

  // Somebody else signs in with the tab in front; the other one is not even loaded again.
  await arriveSignedIn(page, 'fr', 'noor.bakker@post.example');
  await page.reload();
  await own(page, 'Noor');
  await own(other, 'Noor');

  await signOut(page, 'fr');
  await expect(signInButton(other)).toBeVisible();
});
