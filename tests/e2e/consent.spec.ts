import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { countedEntries, countedPages, question, questionButton } from '../support/consent';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { tabTo } from '../support/tab-to';

test.use({ hasRefused: false, contextOptions: { reducedMotion: 'reduce' } });

const origin = siteOrigin('fr');

test('purposes are chosen one by one with the keyboard, and nobody is kept in', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`${origin}/cinemas`);
  await tabTo(page, questionButton(page, 'Choisir'), 8);
  await page.keyboard.press('Enter');
  const switches = question(page).getByRole('switch');
  await expect(switches).toHaveCount(3);
  for (const each of await switches.all()) await expect(each).not.toBeChecked();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(questionButton(page, 'Choisir')).toBeVisible();
  await tabTo(page, questionButton(page, 'Choisir'), 8);
  await page.keyboard.press('Tab');
  await expect(question(page).locator(':focus')).toHaveCount(0);

  await questionButton(page, 'Choisir').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, questionButton(page, 'Garder mes choix'), 8);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await expect.poll(() => countedPages(page)).toEqual(['cinemas']);
  const update = (await countedEntries(page))
    ?.map((entry) => Object.values(entry))
    .find(([, action]) => action === 'update');
  expect(update?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
});

test('what has the focus never lies under the question', async ({ page }) => {
  await gotoQuietly(page, origin + href('fr-FR', 'cinemas'));
  await expect(question(page)).toBeVisible();
  await page.locator('main').getByRole('link').first().focus();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(pixelsUnderPaper), `after ${press + 1} times Tab`).toBe(0);
  }

  // What the home page begins with can be pressed before the question is answered.
  await gotoQuietly(page, origin + href('fr-FR', 'home'));
  await expect(question(page)).toBeVisible();
  await page.getByRole('link', { name: 'Voir les séances' }).and(page.locator('main a')).first().click({ trial: true });
});

/** How much of what has the focus the question covers. */
function pixelsUnderPaper(): number {
  const paper = document.querySelector('[role=dialog][data-surface]');
  const focused = document.activeElement;
  if (!paper || !focused || paper.contains(focused)) return 0;
  const [above, own] = [paper.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBeside = own.left >= above.right || own.right <= above.left;
  return isBeside ? 0 : Math.max(0, own.bottom - above.top);
}

test('the answer is changed at the foot of the page, and what ran is gone', { tag: '@phone' }, async ({ page }) => {
  await page.goto(`${origin}/aide`);
  await questionButton(page, 'Tout accepter').click();
  await expect.poll(() => countedPages(page)).toEqual(['FAQ']);
  const cookies = page.getByRole('contentinfo').getByRole('button', { name: 'Mes cookies' });
  if (!(await cookies.isVisible())) await page.getByRole('contentinfo').getByRole('button', { name: /aide/i }).click();
  await cookies.click();
  await expect(question(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cookies).toBeFocused();

  await cookies.click();
  await Promise.all([page.waitForEvent('load'), questionButton(page, 'Tout refuser').click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countedEntries(page)).toBeUndefined();
});

test('a cookie that holds nonsense, a malformed escape or an answer of next year is no answer', {
  tag: '@desktop',
}, async ({ page, context }) => {
  for (const value of ['%7B%22all%22%3Atrue%7D', '%E0%A4%A', 'audience-1.ads-1.media-1.1900000000000']) {
    await context.addCookies([{ name: 'candela_consent', value, url: origin }]);
    await page.goto(`${origin}/aide`);
    await expect(question(page), value).toBeVisible();
    expect(await countedEntries(page), value).toBeUndefined();
  }
});

test('a browser that keeps nothing is asked, and believes the answer for this page', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  await page.goto(`${origin}/aide`);
  await questionButton(page, 'Tout accepter').click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => countedPages(page)).toEqual(['FAQ']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody is asked', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${origin}/aide`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mes cookies' })).toBeHidden();
  });
});
