import { href } from '@/lib/routing/href';
import type { Locale } from '@/lib/sites/locales';
import type { SiteId } from '@/lib/sites/sites';
import { askSite, siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

const words = messagesIn('fr');
test('the youngest is chosen by the keyboard, and Back takes it back @desktop', async ({ page }) => {
  await page.goto(siteOrigin('nl') + href('nl-NL', 'guide'));
  await waitUntilAwake(page);
  const youngest = page.getByLabel(messagesIn('nl').guide.youngest);
  // The filters are those of the place, which is asked for first.
  await expect(youngest).toBeVisible();
  await youngest.focus();
  await page.keyboard.type('6');
  await expect(page).toHaveURL(/child-6$/);
  await expect(
    page.getByRole('button', { name: messagesIn('nl').family.short.replace('{minutes}', '100') }),
  ).toBeVisible();
  await page.goBack();
  await expect(youngest).toHaveValue('');
});

test('Back undoes the youngest while the router still draws it, whoever hears of Back first @desktop', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const push = History.prototype.pushState;
    History.prototype.pushState = function (...entry) {
      push.apply(this, entry);
      requestAnimationFrame(() => this.back());
    };
  });
  const guide = siteOrigin('nl') + href('nl-NL', 'guide');
  await page.goto(guide);
  await waitUntilAwake(page);
  const youngest = page.getByLabel(messagesIn('nl').guide.youngest);
  // Each is a moment of its own: one in two is the one that matters.
  for (const age of ['6', '3', '9', '5']) {
    const undone = page.evaluate(() => new Promise<void>((gone) => addEventListener('popstate', () => gone())));
    await youngest.selectOption(age);
    await undone;
    await expect(youngest).toHaveValue('');
    await expect(page).toHaveURL(guide);
  }
});

test('Back undoes the last of two presses that follow one another faster than the router @desktop', async ({
  page,
}) => {
  const guide = siteOrigin('nl') + href('nl-NL', 'guide');
  await page.goto(guide);
  await waitUntilAwake(page);
  const toggles = page
    .getByRole('group', { name: messagesIn('nl').guide.filters })
    .locator('button[aria-pressed]:not([aria-disabled])');
  await expect(toggles.nth(1)).toBeVisible();
  for (let round = 0; round < 3; round += 1) {
    await toggles.evaluateAll(async ([first, second]) => {
      const frame = () => new Promise(requestAnimationFrame);
      (first as HTMLElement).click();
      while (!location.pathname.includes('/filters/')) await frame();
      (second as HTMLElement).click();
      // By then it stands in the address, or waits for the first one.
      await frame();
      await frame();
      const gone = new Promise((done) => addEventListener('popstate', done, { once: true }));
      history.back();
      await gone;
    });
    await expect(toggles.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(toggles.nth(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(/\/filters\//);
    await page.goBack();
    await expect(toggles.first()).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL(guide);
  }
});

test('what the pass opens is one press away, and offered where there is one @desktop', async ({ page }) => {
  await page.goto(siteOrigin('fr') + href('fr-FR', 'guide'));
  await waitUntilAwake(page);
  await page.getByRole('button', { name: words.guide.pass.replace('{name}', 'CinéPass') }).click();
  await expect(page).toHaveURL(/pass-covered$/);
  await expect(page.locator('[data-bars] a').first()).toBeVisible();
  await page.goto(siteOrigin('be') + href('fr-BE', 'guide'));
  await waitUntilAwake(page);
  await expect(page.getByRole('button', { name: /Avec mon/ })).toHaveCount(0);
});

const films: readonly (readonly [Locale, SiteId, string])[] = [
  ['fr-FR', 'fr', words.ages.barred.replace('{from}', '12')],
  ['nl-BE', 'be', messagesIn('nl').ages.advice.replace('{from}', '12')],
];
for (const [locale, site, sentence] of films)
  test(`without scripts a film of ${site} says what its age means at the door @desktop`, async ({ browser }) => {
    const { text } = await askSite(`${site}.localhost`, `/api/shows?language=${locale.slice(0, 2)}`);
    const { shows } = JSON.parse(text) as {
      shows: { slug: string; isMovie: boolean; contentRating: { ref?: string } }[];
    };
    const film = shows.find(({ contentRating, isMovie }) => isMovie && /^-12/.test(contentRating.ref ?? ''));
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(siteOrigin(site) + href(locale, 'movie', { slug: film?.slug ?? '' }));
    await expect(page.getByText(sentence)).toBeVisible();
    await context.close();
  });
