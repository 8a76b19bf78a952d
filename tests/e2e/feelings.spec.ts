import type { Page } from '@playwright/test';
import { openSignInGate, type Start, signInButton, signOutByProvider } from '../support/account-steps';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { signUpFrom } from '../support/sign-up';

/** Signing up on the provider's page at each width, and in the overlay at the narrower one. */
const rows: readonly (Start & { own: string })[] = [
  { site: 'fr', language: 'fr', path: '/films', own: '/mon-compte/ma-liste', tag: '@desktop' },
  { site: 'be', language: 'nl', path: '/nl/films-evenementen', own: '/nl/mijn-account/lijst', tag: '@phone' },
  { site: 'ch', language: 'de', path: '/de/filme-events', own: '/de/mein-konto/merkliste', tag: '@phone' },
];

const hearts = (page: Page) => page.locator('main [data-mark=film]').filter({ visible: true });

for (const { site, language, path, own, tag = [] } of rows) {
  test(`a film marked before signing up on ${site} is on the list after it, and can be rated`, { tag }, async ({
    page,
  }) => {
    test.slow();
    const { account, feelings, opinion } = messagesIn(language);
    await page.goto(siteOrigin(site) + path);
    const card = page.getByRole('article').filter({ visible: true }).first();
    const slug = await card.locator('..').getAttribute('data-show');
    // By keyboard: the heart follows the title of its card.
    await card.getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(card.locator('[data-mark=film]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(account.gate.needed);
    await expectAccessible(page);
    await signUpFrom(page, site, language);
    await expect(
      hearts(page)
        .and(page.locator(`[data-show="${slug}"] *`))
        .first(),
    ).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('article').filter({ visible: true }).first().getByRole('link').click();
    // The list has a button for the best liked.
    await expect(page).not.toHaveURL(new RegExp(`${path}$`));
    const said = (emotion: 'loved' | 'liked') => page.getByRole('button', { name: opinion[emotion] });
    await said('liked').click();
    await expect(said('liked')).toHaveAttribute('aria-pressed', 'true');
    await said('loved').click();
    await expect(said('loved')).toHaveAttribute('aria-pressed', 'true');
    await expect(said('liked')).toHaveAttribute('aria-pressed', 'false');
    // Not what happens to stand half under the strip of days.
    await expectAccessible(page, 'section:has(> h2 ~ [role=group])');
    await page.reload();
    await expect(said('loved')).toHaveAttribute('aria-pressed', 'true');

    await page.goto(siteOrigin(site) + own);
    await expect(hearts(page)).toHaveCount(1);
    await expectAccessible(page);
    await hearts(page).press('Enter');
    await expect(hearts(page)).toHaveCount(0);
    // The card has gone with the button, so that another one undoes it; the focus is where it was, at the page.
    await expect(page.getByRole('main')).toBeFocused();
    await expectAccessible(page);
    await page.getByRole('button', { name: feelings.undo, exact: true }).click();
    await expect(hearts(page)).toHaveCount(1);
  });
}

/** The words of the link that lies over the middle of a card's picture. */
function hitOnPoster(link: Element): string | null | undefined {
  const picture = link.closest('article')?.querySelector('img') ?? link;
  picture.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = picture.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')?.textContent;
}

test.describe('an opinion', () => {
  test.use({ expectedErrors: /500/ });

  test('stands on the cards of its film, and is changed in the list @phone', async ({ page }) => {
    test.slow();
    const { feelings, opinion, hidden } = messagesIn('fr');
    const films = `${siteOrigin('fr')}/films`;
    await page.goto(films);
    const first = page.getByRole('article').filter({ visible: true }).first().getByRole('link');
    const name = (await first.textContent()) ?? '';
    expect(await first.evaluate(hitOnPoster), 'what a press on the poster of its card means').toBe(name);
    const title = page.getByRole('main').getByRole('link', { name, exact: true }).filter({ visible: true }).first();
    const own = (emotion: 'liked' | 'loved') => opinion.own.replace('{word}', opinion[emotion]);
    await openSignInGate(page, hearts(page).first());
    await signUpFrom(page, 'fr', 'fr');
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    // What others think of it, until there is a word of one's own.
    await expect(title).toHaveAccessibleDescription(/membres/);

    await page.goto(`${siteOrigin('fr')}/mon-compte/ma-liste`);
    const faces = page.getByRole('group', { name: opinion.label.replace('{name}', name) });
    const face = (emotion: 'liked' | 'loved') => faces.getByRole('button', { name: opinion[emotion] });
    await face('liked').click();
    await expect(face('liked')).toHaveAttribute('aria-pressed', 'true');
    await expect(title).toHaveAccessibleDescription(own('liked'));
    await expectAccessible(page);

    // Put back as it was, and told, when it cannot be saved.
    await page.route('**/emotion?*', (route) => route.fulfill({ status: 500, json: {} }));
    await face('loved').click();
    await expect(page.getByRole('alert').filter({ hasText: feelings.failed.text })).toBeVisible();
    await expect(face('liked')).toHaveAttribute('aria-pressed', 'true');
    await page.unroute('**/emotion?*');
    await face('loved').click();
    await expect(face('loved')).toHaveAttribute('aria-pressed', 'true');

    // Seen, and therefore folded away.
    await page.goto(films);
    await page.getByRole('button', { name: hidden.one }).click();
    await expect(title).toHaveAccessibleDescription(own('loved'));
    await expectAccessible(page);
    await signOutByProvider(page, 'fr');
    await expect(signInButton(page)).toBeVisible();
    await page.goto(films);
    await expect(title).toHaveAccessibleDescription(/membres/);
  });
});

test.describe('a session that ends under the visitor’s hands', () => {
  test.use({ expectedErrors: /401/ });

  test('asks to sign in again and loses nothing', { tag: '@desktop' }, async ({ page, context }) => {
    const { account } = messagesIn('fr');
    await page.goto(`${siteOrigin('fr')}/films`);
    await openSignInGate(page, hearts(page).first());
    await signUpFrom(page, 'fr', 'fr');
    await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
    // Who they are is asked once more after the write: an answer from later would tell before the press does.
    await page.waitForLoadState('networkidle');
    await context.clearCookies({ name: /^candela_auth/ });

    await hearts(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(account.gate.expired);
    await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: account.gate.without }).click();
    await expect(signInButton(page)).toBeVisible();
  });
});
