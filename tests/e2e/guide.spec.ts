import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

const { alerts, guide, showtimes } = messagesIn('fr');
const main = (page: Page) => page.getByRole('main');
const bars = (page: Page) => page.locator('[data-bars] a').filter({ visible: true });
const about = (page: Page) => page.locator('[data-bars] a + button').filter({ visible: true });

async function open(page: Page, path: string | null) {
  await page.context().addCookies([{ name: 'candela_locator', value: 'city:lyon', url: siteOrigin('fr') }]);
  await page.goto(siteOrigin('fr') + path);
  await waitUntilAwake(page);
}

test('a showing of the guide tells all there is to say of it before one leaves @phone', async ({ page }) => {
  await open(page, href('fr-FR', 'guide'));
  await about(page).first().tap();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('link', { name: /^Réserver/ })).toHaveAttribute('href', /^https:/);
  await expect(panel.getByRole('link', { name: showtimes.details.keep.ics })).toBeVisible();
  await expect(panel).toContainText(showtimes.details.version);
  await expectAccessible(page);
});

test('the keyboard opens it from the showing that it is on, and comes back to it', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, href('fr-FR', 'guide'));
  await expect(page.locator('[data-bars]').nth(3)).toBeAttached();
  await expect(about(page)).toHaveCount(0);
  await bars(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  const button = page.locator('[data-bars] a + button:focus');
  await expect(button).toHaveAccessibleName(/^Détails de la séance de \d\d:\d\d$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(bars(page).first()).toBeFocused();
});

test('a town keeps the hours of its address, in the rows of its cinemas', async ({ page }) => {
  await open(page, `${href('fr-FR', 'city', { slug: 'lyon' })}/filters/after-2000`);
  const chips = main(page).locator('[data-times] a[data-ticket]');
  await expect(chips.first()).toHaveAccessibleName(/^2\d:\d\d, .*fin /);
  await page.getByRole('combobox', { name: showtimes.evening.before }).selectOption('2300');
  await expect(page).toHaveURL(/\/filters\/after-2000\/before-2300$/);
  const names = () => chips.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
  await expect.poll(async () => (await names()).every((name) => /^2\d:.*fin (2[12]h|23h00)/.test(name))).toBe(true);
  expect((await names()).length).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/filters\/after-2000$/);
});

test('of choices made in one breath none is lost, and Back undoes them one by one @phone', async ({ page }) => {
  await open(page, href('fr-FR', 'home'));
  await main(page).getByRole('link', { name: guide.title }).first().tap();
  await expect(page.locator('[data-day="2026-11-25"]')).toBeVisible();
  const breath = await page.locator('[data-day="2026-11-25"] button, main select').evaluateAll(async (controls) => {
    for (const control of controls.slice(0, 4)) {
      if (control instanceof HTMLSelectElement) {
        control.selectedIndex = 7;
        control.dispatchEvent(new Event('change', { bubbles: true }));
      } else (control as HTMLElement).click();
      // The board of the press before is still being drawn.
      await new Promise((done) => setTimeout(done, 100));
    }
    return controls.length;
  });
  expect(breath).toBe(4);
  const steps = ['', '/date-2026-11-25', '/child-6', '/after-1200', '/before-1200'];
  await expect(page).toHaveURL(/\/date-2026-11-25\/after-1200\/before-1200\/child-6$/);
  for (const gone of steps.slice(1).reverse()) {
    await page.goBack();
    await expect(page).not.toHaveURL(new RegExp(gone));
  }
  await expect(page).toHaveURL(new RegExp(`${href('fr-FR', 'guide')}$`));
});

test.describe('a place that there is not', () => {
  test.use({ expectedErrors: /404 .*atlantis/ });
  test('what no cinema has ever heard of is told and leaves the address', { tag: '@phone' }, async ({ page }) => {
    await open(page, `${href('fr-FR', 'guide')}/filters/tags-imax,imaxx/localisation-atlantis`);
    await expect(page.getByText(alerts.unknownFilters)).toBeVisible();
    await expect(page.getByText('tags-imaxx, localisation-atlantis')).toBeVisible();
    await expect(page).toHaveURL(/\/seances\/filters\/tags-imax$/);
    await expect(main(page).getByRole('button', { name: guide.way.film, pressed: true })).toBeVisible();
  });
});

test.describe('a film that there is not', () => {
  test.use({ expectedErrors: /404 .*\/api\/entities\/show\/nobody-0/ });
  test('is told and leaves the address, while one that plays elsewhere keeps its title', { tag: '@desktop' }, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/entities/show/')) asked.push(new URL(request.url()).pathname);
    });
    const { shows } = await readTruth<{ shows: Record<string, object> }>(
      'fr',
      '/api/cinema/candela-lyon-confluence/shows',
    );
    const { shows: all } = await readTruth<{ shows: { slug: string; title: string }[] }>('fr', '/api/shows');
    const { slug, title } = all.find((one) => !shows[one.slug])!;
    await open(page, `${href('fr-FR', 'guide')}/filters/film-${slug},nobody-0`);
    await expect(page.getByText(alerts.unknownFilters)).toBeVisible();
    await expect(page.getByText('film-nobody-0', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/seances/filters/film-${slug}$`));
    await expect(main(page).getByRole('button', { name: title, exact: true, pressed: true })).toBeVisible();
    expect(asked.sort()).toEqual([`/api/entities/show/${slug}`, '/api/entities/show/nobody-0'].sort());
  });
});
