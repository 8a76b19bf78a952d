import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

const { hidden } = messagesIn('fr');
const many = (count: number) => hidden.many.replace('{count}', String(count));

test('films that are nothing for a visitor fold away from lists, and come back', { tag: '@phone' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) Object.assign(window, { shift: (Reflect.get(window, 'shift') ?? 0) + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${siteOrigin('fr')}/films`);
  const cards = page.locator('main li[data-show]').filter({ visible: true });
  const slugs = await cards.evaluateAll((all) =>
    all.slice(0, 2).map((card) => (card as HTMLElement).dataset.show ?? ''),
  );
  const card = (slug: string) => page.locator(`main li[data-show="${slug}"]`).first();
  for (const [at, slug] of slugs.entries()) {
    await page.goto(`${siteOrigin('fr')}/films/${slug}`);
    const button = page.getByRole('button', { name: at ? hidden.no : hidden.seen, exact: true });
    await button.press('Enter');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${siteOrigin('fr')}/films`);
  const unfold = page.getByRole('button', { name: many(2) });
  await expect(unfold).toBeVisible();
  for (const slug of slugs) await expect(card(slug)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(window, 'shift') ?? 0)).toBeLessThanOrEqual(0.02);
  await expectAccessible(page);

  await unfold.press('Enter');
  await expect(card(slugs[0] ?? '')).toBeVisible();
  await expectAccessible(page);
  await card(slugs[0] ?? '')
    .getByRole('button', { name: new RegExp(`^${hidden.back}`) })
    .press('Enter');
  await page.getByRole('button', { name: hidden.again }).press('Enter');
  await expect(page.getByRole('button', { name: hidden.one })).toBeVisible();
  await expect(card(slugs[0] ?? '')).toBeVisible();
  await expect(card(slugs[1] ?? '')).toBeHidden();
});

test('the guide and the home page leave out what is hidden, and say so', { tag: '@desktop' }, async ({ page }) => {
  const listOn = async (path: string) => {
    await page.goto(siteOrigin('fr') + path);
    await waitUntilAwake(page);
    const shows = page.locator('main [data-show]').filter({ visible: true });
    await expect(shows.first()).toBeVisible();
    return shows.evaluateAll((all) => all.map((show) => (show as HTMLElement).dataset.show ?? ''));
  };
  const inRails = await listOn('/');
  // The film that the home page opens with is shown there, hidden or not.
  const slug = (await listOn('/seances')).find((each) => inRails.includes(each)) ?? '';
  await page.evaluate((each) => localStorage.setItem('candela_hidden', `no:${each}`), slug);
  for (const path of ['/seances', '/']) {
    await page.goto(siteOrigin('fr') + path);
    await expect(page.getByRole('button', { name: hidden.one })).toBeVisible();
    for (const row of await page.locator(`main [data-show="${slug}"]`).all()) await expect(row).toBeHidden();
  }
});
