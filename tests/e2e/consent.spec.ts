import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { readTruth } from '../support/mock-control';

test.use({ hasRefused: false, contextOptions: { reducedMotion: 'reduce' } });

const origin = siteOrigin('fr');
const layer = (page: Page) => page.getByRole('dialog', { name: /cookies/ });
const button = (page: Page, name: string) => layer(page).getByRole('button', { name, exact: true });

/** Addresses of other hosts that were asked for anything. */
function strangers(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && host !== new URL(origin).host) found.push(request.url());
  });
  return found;
}

type Entry = Record<string, unknown>;
const layerData = (page: Page) => page.evaluate(() => window.dataLayer as Entry[] | undefined);
const views = async (page: Page) =>
  ((await layerData(page)) ?? []).flatMap(({ event, type }) => (event === 'virtualPageview' ? [type] : []));

/** Follows a link as a visitor does once the page has come to rest, without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(origin + path);
}

async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = button(page, name);
  for (let press = 0; press < 8 && !(await wanted.evaluate((element) => element === document.activeElement)); press++)
    await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

test('nothing is counted and no other host is asked, before an answer and after a refusal @phone', async ({ page }) => {
  const others = strangers(page);
  await page.goto(`${origin}/cinemas`);
  await expect(layer(page)).toBeVisible();
  await expectAccessible(page);
  expect(await layerData(page)).toBeUndefined();

  await tabTo(page, 'Tout refuser');
  await page.keyboard.press('Enter');
  await expect(layer(page)).toBeHidden();
  await follow(page, '/films');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(layer(page)).toBeHidden();
  expect(await layerData(page)).toBeUndefined();
  expect(others).toEqual([]);
});

test('after an acceptance each page is counted once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${origin}/cinemas`);
  await tabTo(page, 'Tout accepter');
  await page.keyboard.press('Enter');
  await expect.poll(() => views(page)).toEqual(['cinemas']);
  await follow(page, '/films');
  await expect.poll(() => views(page)).toEqual(['cinemas', 'shows']);
  await page.goBack();
  await expect.poll(() => views(page)).toEqual(['cinemas', 'shows', 'cinemas']);
  await expect.poll(async () => (await layerData(page))?.some(({ event }) => event === 'injected')).toBe(true);
});

test('purposes are chosen one by one with the keyboard, and nobody is kept in', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto(`${origin}/cinemas`);
  await tabTo(page, 'Choisir');
  await page.keyboard.press('Enter');
  const switches = layer(page).getByRole('switch');
  await expect(switches).toHaveCount(3);
  for (const each of await switches.all()) await expect(each).not.toBeChecked();
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(button(page, 'Choisir')).toBeVisible();
  await tabTo(page, 'Choisir');
  await page.keyboard.press('Tab');
  await expect(layer(page).locator(':focus')).toHaveCount(0);

  await button(page, 'Choisir').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, 'Garder mes choix');
  await page.keyboard.press('Enter');
  await expect(layer(page)).toBeHidden();
  await expect.poll(() => views(page)).toEqual(['cinemas']);
  const update = (await layerData(page))
    ?.map((entry) => Object.values(entry))
    .find(([, action]) => action === 'update');
  expect(update?.[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' });
});

test('what has the focus never lies under the question', async ({ page }) => {
  await gotoQuietly(page, origin + href('fr-FR', 'cinemas'));
  await expect(layer(page)).toBeVisible();
  await page.locator('main').getByRole('link').first().focus();
  for (let press = 0; press < 20; press++) {
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(pixelsUnderPaper), `after ${press + 1} times Tab`).toBe(0);
  }

  // What the home page begins with can be pressed before the question is answered.
  await gotoQuietly(page, origin + href('fr-FR', 'home'));
  await expect(layer(page)).toBeVisible();
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
  await button(page, 'Tout accepter').click();
  await expect.poll(() => views(page)).toEqual(['FAQ']);
  const cookies = page.getByRole('contentinfo').getByRole('button', { name: 'Mes cookies' });
  if (!(await cookies.isVisible())) await page.getByRole('contentinfo').getByRole('button', { name: /aide/i }).click();
  await cookies.click();
  await expect(layer(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cookies).toBeFocused();

  await cookies.click();
  await Promise.all([page.waitForEvent('load'), button(page, 'Tout refuser').click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await layerData(page)).toBeUndefined();
});

test('a script of a host that nobody has named stays away', { tag: '@desktop' }, async ({ page }) => {
  const others = strangers(page);
  const script = { position: 'head', tag: 'script', attributes: {}, content: null };
  const truth = await readTruth<{ injections: { position: string; element: { content: string | null } | null }[] }>(
    'fr',
    '/api/settings?language=fr',
  );
  const injections = [
    { ...script, attributes: { src: 'https://tags.example/t.js' } },
    // A page names those that were known when it was made, and no others run.
    ...truth.injections.flatMap(({ position, element }) => (element?.content ? [{ position, ...element }] : [])),
  ];
  await page.route('**/api/entities/settings*', (route) => route.fulfill({ json: { injections } }));
  await page.goto(`${origin}/aide`);
  await button(page, 'Tout accepter').click();
  await expect.poll(async () => (await layerData(page))?.some(({ event }) => event === 'injected')).toBe(true);
  expect(others).toEqual([]);
});

test('a cookie that holds nonsense, a malformed escape or an answer of next year is no answer', {
  tag: '@desktop',
}, async ({ page, context }) => {
  for (const value of ['%7B%22all%22%3Atrue%7D', '%E0%A4%A', 'audience-1.ads-1.media-1.1900000000000']) {
    await context.addCookies([{ name: 'candela_consent', value, url: origin }]);
    await page.goto(`${origin}/aide`);
    await expect(layer(page), value).toBeVisible();
    expect(await layerData(page), value).toBeUndefined();
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
  await button(page, 'Tout accepter').click();
  await expect(layer(page)).toBeHidden();
  await expect.poll(() => views(page)).toEqual(['FAQ']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody is asked', { tag: '@phone' }, async ({ page }) => {
    await page.goto(`${origin}/aide`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(layer(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mes cookies' })).toBeHidden();
  });
});
