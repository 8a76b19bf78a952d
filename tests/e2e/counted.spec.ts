import type { Page } from '@playwright/test';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { countedEntries, countedPages, question, questionButton } from '../support/consent';
import { expect, test } from '../support/fixture';
import { readTruth } from '../support/mock-control';
import { tabTo } from '../support/tab-to';

test.use({ hasRefused: false, contextOptions: { reducedMotion: 'reduce' } });

const origin = siteOrigin('fr');

/** Addresses of other hosts that were asked for anything. */
function strangers(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && host !== new URL(origin).host) found.push(request.url());
  });
  return found;
}

/** Follows a link as a visitor does once the page has come to rest, without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await page.waitForURL(origin + path);
}

test('nothing is counted and no other host is asked, before an answer and after a refusal @phone', async ({ page }) => {
  const others = strangers(page);
  await page.goto(`${origin}/cinemas`);
  await expect(question(page)).toBeVisible();
  await expectAccessible(page);
  expect(await countedEntries(page)).toBeUndefined();

  await tabTo(page, questionButton(page, 'Tout refuser'), 8);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeHidden();
  await follow(page, '/films');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await countedEntries(page)).toBeUndefined();
  expect(others).toEqual([]);
});

test('after an acceptance each page is counted once', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${origin}/cinemas`);
  await tabTo(page, questionButton(page, 'Tout accepter'), 8);
  await page.keyboard.press('Enter');
  await expect.poll(() => countedPages(page)).toEqual(['cinemas']);
  await follow(page, '/films');
  await expect.poll(() => countedPages(page)).toEqual(['cinemas', 'shows']);
  await page.goBack();
  await expect.poll(() => countedPages(page)).toEqual(['cinemas', 'shows', 'cinemas']);
  await expect.poll(async () => (await countedEntries(page))?.some(({ event }) => event === 'injected')).toBe(true);
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
  await questionButton(page, 'Tout accepter').click();
  await expect.poll(async () => (await countedEntries(page))?.some(({ event }) => event === 'injected')).toBe(true);
  expect(others).toEqual([]);
});
