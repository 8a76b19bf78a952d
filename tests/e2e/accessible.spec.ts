import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

const words = messagesIn('fr').accessible;
const address = siteOrigin('fr') + href('fr-FR', 'accessible');
const described = words.kind.audiodesc.name;

test('from the home page an audio-described showing is two presses away @phone', async ({ page }) => {
  await page.goto(`${siteOrigin('fr')}/`);
  await waitUntilAwake(page);
  await page.getByRole('contentinfo').getByRole('link', { name: words.title }).tap();
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
  const first = page.getByRole('region', { name: described }).locator('a[data-ticket]').first();
  await expect(first).toBeVisible();
  await expect(first).toHaveAccessibleName(/^\d\d:\d\d .+, .+/);
  await expect(first).toHaveAttribute('href', /^https?:/);
});

test('it shows the next days of the main city, whole, without scripts @desktop', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const region = page.getByRole('region', { name: described });
  await expect(region.locator('a[data-ticket]').first()).toBeVisible();
  const tickets = region.locator('a[data-ticket]').filter({ visible: true });
  const before = await tickets.count();
  await region.locator('details:not([open]) > summary').filter({ visible: true }).last().click();
  expect(await tickets.count()).toBeGreaterThan(before);
  await context.close();
});

test('a kind is reached and a day opened by the keyboard alone @desktop', async ({ page }) => {
  await page.goto(address);
  await waitUntilAwake(page);
  await page
    .getByRole('navigation', { name: words.ways })
    .getByRole('link', { name: words.kind['hearing-impaired'].name })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: words.kind['hearing-impaired'].name })).toBeInViewport();
  await expect(page).toHaveURL(/#hearing-impaired$/);
  const day = page.getByRole('region', { name: described }).locator('details:not([open])').first();
  await day.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: described }).locator('details[open]')).toHaveCount(2);
});

test('the place of the visitor is asked for, a cinema at a time @phone', async ({ page, context }) => {
  await context.addCookies([{ name: 'candela_locator', value: 'city:lyon', url: siteOrigin('fr') }]);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/screens/accessible/')) asked.push(pathname);
  });
  await page.goto(address);
  await expect(page.getByRole('button', { name: words.where.replace('{place}', 'Lyon') })).toBeVisible();
  const rows = page.getByRole('region', { name: described }).locator('a[data-ticket]');
  await expect(rows.first()).toHaveAccessibleName(/Lyon/);
  expect(new Set(asked).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThan(1);
});

test('nothing is lost at four times the size, and nothing is in anybody’s way', async ({ page }) => {
  await page.goto(address);
  await waitUntilAwake(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 512 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
