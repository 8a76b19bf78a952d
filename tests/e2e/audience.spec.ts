import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';

const { filters, opinion } = messagesIn('fr');
const percentOf = (liked: string | undefined) => Number(/\d+/.exec(liked ?? '')?.[0] ?? -1);

test('the best liked come first, and each film says of how many members', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${siteOrigin('fr')}/films`);
  const cards = page.locator('main article').filter({ visible: true });
  await expect(cards.locator('[data-liked]').first()).toBeAttached();
  await page.getByRole('button', { name: filters.liked }).press('Enter');
  await expect(page).toHaveURL(/\/filters\/order-liked$/);
  await expect(page.locator('[data-usual]').filter({ visible: true })).toHaveCount(0);
  const shares = () =>
    cards.evaluateAll((all) => all.map(({ firstElementChild: art }) => (art as HTMLElement).dataset.liked));
  await expect.poll(async () => percentOf((await shares())[11])).toBeGreaterThan(0);
  const percents = (await shares()).map(percentOf);
  expect(percents.length).toBeGreaterThan(24);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  // The editors' ribbon would take the place of what the list goes by.
  const unsaid = await cards
    .locator('[data-heard]')
    .evaluateAll((all) =>
      all.filter((art) => getComputedStyle(art, '::before').display === 'none').map((art) => art.textContent),
    );
  expect(unsaid).toEqual([]);
  await expectAccessible(page);

  const best = cards.first().getByRole('link');
  await expect(best).toHaveAttribute('aria-description', new RegExp(`^${percents[0]}\\s%`));
  await best.click();
  const felt = page.locator('section:has(> h2)').filter({ has: page.getByRole('heading', { name: opinion.title }) });
  await expect(felt).toContainText(new RegExp(`${percents[0]}\\s%\\s*l’ont aimé ou adoré`));
  await expect(felt).toContainText('titulaires d’un compte sur ce site');
  await expectAccessible(page, 'section:has(> h2 ~ [role=group])');
});

for (const code of ['fr-FR', 'en-BE', 'nl-NL', 'de-CH'] as const) {
  test(`a label beside it on a poster is whole or out of sight (${code})`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(siteOrigin(locales[code].site) + href(code, 'shows'));
    await expect(page.locator('main article [data-heard]').first()).toBeAttached();
    const cut = await page.locator('main article [data-heard] li > *').evaluateAll((labels) =>
      labels
        .filter((label) => {
          const [own, list] = [label, label.closest('ul')].map((each) => each?.getBoundingClientRect());
          return own && list && own.width && own.top < list.bottom - 2 && own.right > list.right + 0.5;
        })
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
}

test.describe('while the catalogue does not answer', () => {
  test.use({ expectedErrors: /502 \(Bad Gateway\)/ });

  test('films without opinions stand as usual, and say so', { tag: '@desktop' }, async ({ page }) => {
    await page.route(/\/api\/screens\/(receptions\/playing|titles\/liked)/, (route) => route.fulfill({ status: 502 }));
    await page.goto(`${siteOrigin('fr')}/films/filters/order-liked`);
    await expect(page.getByText(filters.orderFailed)).toBeVisible();
    await expect(page.locator('main article').filter({ visible: true })).not.toHaveCount(0);
    await expect(page.locator('[data-liked]')).toHaveCount(0);
  });
});
