import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { expectAccessible } from '../support/axe';
import { testNow } from '../support/clock';
import { expect, test } from '../support/fixture';
import { listCovered } from '../support/list-covered';
import { messagesIn } from '../support/messages-in';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/,
});

/** Until the worker, which is registered late, serves the page. */
const served = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 30_000 });

test('can be kept like an app, in the language of the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en/movies-events');
  const address = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = await page.evaluate(async (url) => (await fetch(url)).json(), address);
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en', display: 'standalone' });
  const typeOf = async (url: string) => (await fetch(url)).headers.get('content-type');
  for (const { src } of manifest.icons) expect(await page.evaluate(typeOf, src)).toBe('image/png');
});

/** Opens a page, and goes on once the worker keeps what is opened. */
async function openServed(page: Page, path: string) {
  await page.clock.install({ time: testNow });
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.clock.fastForward(5_000);
  await served(page);
}
const notice = (page: Page) => page.locator('kept-notice');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('without a network shows what was opened, with its age, and else says so @phone', async ({ page, context }) => {
  await openServed(page, '/films');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);

  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(notice(page)).toContainText('Page chargée il y a 1 minute');
  await expectAccessible(page);

  await page.goto('/films/filters/tags-imax');
  await expect(heading(page)).toBeVisible();
  await expect(notice(page)).toBeVisible();

  await page.goto('/en/cinemas');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText(/Films.*1 minute ago/);
  await expectAccessible(page);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cinemas', level: 1 })).toBeVisible();
});

test('the film that a link led to is there without a network, and the account is not', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await openServed(page, '/films');
  const film = page.getByRole('main').locator('a[href^="/films/"]').filter({ visible: true }).first();
  const path = (await film.getAttribute('href')) ?? '';
  await film.click();
  await page.waitForURL(`**${path}`);
  const title = await heading(page).innerText();
  const isKept = (address: string) => page.evaluate(async (url) => Boolean(await caches.match(url)), address);
  await page.clock.fastForward(3_000);
  await expect.poll(() => isKept(path)).toBe(true);
  await page.goto('/mon-compte');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Vous êtes hors ligne' })).toBeVisible();
  await page.locator(`a[href="${path}"]`).click();
  await expect(heading(page)).toHaveText(title);
  await expect(notice(page)).toBeVisible();
  // As it was: its own style sheet is one that the visit never asked for.
  await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a page whose network goes says so, and stays as it is when a new worker comes', { tag: '@desktop' }, async ({
  page,
  context,
}) => {
  await openServed(page, '/cinemas');
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  await page.evaluate(async () => {
    const isNew = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    await navigator.serviceWorker.register('/sw.js?languages=fr,en&next');
    await isNew;
  });
  await context.setOffline(true);
  await expect(notice(page)).toHaveText(/^Hors ligne\./);
  await context.setOffline(false);
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
});

test('a notice of a lost network lies on nothing that floats, nor under it', async ({ page, context }) => {
  await openServed(page, href('fr-FR', 'guide') ?? '');
  await page.getByRole('button', { name: messagesIn('fr').tray.start }).click();
  await expect(page.getByRole('region', { name: messagesIn('fr').tray.title })).toBeVisible();
  await context.setOffline(true);
  await expect(notice(page)).toHaveText(/^Hors ligne\./);
  await expectAccessible(page);
  for (const width of [320, 360, 820, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => listCovered(page), `${width}`).toEqual([]);
  }
});

test('a notice of a lost network lies on no way on that keeps to the foot of a list', async ({ page, context }) => {
  await openServed(page, `${href('fr-FR', 'shortlist')}#fr.V1S1-202611212015.V1S2-202611212015.V1S3-202611212015`);
  await expect(page.locator('main ol > li')).toHaveCount(3);
  await context.setOffline(true);
  await expect(notice(page)).toHaveText(/^Hors ligne\./);
  for (const width of [320, 360, 820, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    await expect.poll(() => listCovered(page), `${width}`).toEqual([]);
  }
});

test('the guide is there without a network as it was, in the town of the visitor', {
  tag: '@phone',
}, async ({ page, context }) => {
  await openServed(page, href('fr-FR', 'guide') ?? '');
  await page.reload({ waitUntil: 'networkidle' });
  const board = page.getByRole('main').getByRole('status');
  const said = await board.innerText();
  const place = (await page.locator('header').getByRole('button').first().textContent()) ?? '';
  const isAnswered = () => page.evaluate(async () => Boolean(await caches.match('/api/screens/here?language=fr')));
  await expect.poll(isAnswered).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(board).toHaveText(said);
  await expect(page.locator('header').getByRole('button').first()).toHaveText(place);
  await expect(page.locator('main a[data-ticket]').first()).toBeVisible();
});

test('a press whose code does not come takes no page away', { tag: '@phone' }, async ({ page, context }) => {
  await openServed(page, href('fr-FR', 'guide') ?? '');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Réessayer' })).toBeVisible();
  await expect(page.locator('main a[data-ticket]').first()).toBeVisible();
});

test('a device without room shows the site all the same', { tag: '@desktop' }, async ({ page, context }) => {
  await openServed(page, '/films');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
  await page.goto('/cinemas');
  await expect(heading(page)).toBeVisible();
  await page.reload();
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(async () => Boolean(await caches.match('/cinemas')))).toBe(false);
});

for (const { who, userAgent, workers } of [
  { who: 'a browser', userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Safari/604.1', workers: 1 },
  { who: 'the app', userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CandelaApp/4.12', workers: 0 },
]) {
  test.describe(() => {
    test.use({ userAgent });

    test(`${who} has ${workers} service workers a minute later`, { tag: '@phone' }, async ({ page }) => {
      await page.clock.install({ time: testNow });
      await page.goto('/films', { waitUntil: 'networkidle' });
      await page.clock.fastForward(60_000);
      const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      await expect.poll(registered).toBe(workers);
    });
  });
}
