import type { ShowDetails, WireShowtime } from '@/lib/api/contract/shows';
import { href } from '@/lib/routing/href';
import { resolvePath } from '@/lib/routing/resolve';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

/** What the product is for, on two sites, on a phone and a desktop. */
for (const code of ['fr-FR', 'nl-BE'] as const satisfies Locale[]) {
  const { site, language } = locales[code];

  test(`${code}: from the home page over a film and a day to the ticket`, async ({ page }) => {
    await page.goto(siteOrigin(site) + href(code, 'home'));
    await page
      .locator(`main a[href^="${filmsPath(code)}"]:not([href*="#"], [href*="?"])`)
      .first()
      .click();
    await page.waitForURL((url) => url.pathname.startsWith(filmsPath(code)));

    const slug = slugOf(code, page.url());
    const film = await readTruth<ShowDetails>(site, `/api/show/${slug}?language=${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(film.title);

    const days = page.locator('li[data-day]');
    const another = days.filter({ has: page.locator('button:not([aria-disabled], [aria-current])') }).first();
    const day = await another.getAttribute('data-day');
    await another.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/filters/date-${day}$`));
    await expect(days.and(page.locator(`[data-day="${day}"]`)).getByRole('button')).toHaveAttribute(
      'aria-current',
      'date',
    );

    await page.goBack();
    await expect(page).not.toHaveURL(/filters/);
    await page.goForward();

    // The board may still go over to the visitor's place, and to the day of the address.
    let showings: WireShowtime[] = [];
    let venue = page.locator('#board section[aria-label]').first();
    await expect(async () => {
      const path = await page
        .locator('#board section[aria-label] h3 a')
        .first()
        .getAttribute('href', { timeout: 2_000 });
      venue = page.locator('#board section[aria-label]', { has: page.locator(`h3 a[href="${path}"]`) });
      showings = await readTruth(
        site,
        `/api/show/${slug}/showtimes/${cinemaOf(code, path)}/${day}?language=${language}`,
      );
      // What is not seen yet is about to change.
      const links = venue.locator('a[href^="https:"]').filter({ visible: true });
      expect(await links.evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href).sort())).toEqual(
        bookable(showings).toSorted(),
      );
    }).toPass();
    const [first = ''] = bookable(showings);

    await page.route(/^https:\/\/ticketing\./, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>ticket</title>' }),
    );
    const chosen = showings.find(({ refCmd }) => refCmd === first);
    const ticket = venue.locator(`a[href="${first}"]`);
    await expect(ticket).toHaveAccessibleName(new RegExp(`^${chosen?.time.slice(11, 16)}`));
    await ticket.click();
    await expect(page).toHaveURL(first);
  });
}

const bookable = (showings: readonly WireShowtime[]) =>
  showings.flatMap(({ status, refCmd }) => (status === 'available' && refCmd ? [refCmd] : []));
const filmsPath = (code: Locale) => href(code, 'movie', { slug: 'x' })?.slice(0, -1) ?? '';
const slugOf = (code: Locale, url: string) => paramOf(code, new URL(url).pathname);
const cinemaOf = (code: Locale, path: string | null) => paramOf(code, path ?? '');

function paramOf(code: Locale, pathname: string): string {
  const answer = resolvePath({ host: `${locales[code].site}.localhost`, pathname });
  return answer.kind === 'screen' ? (answer.params.slug ?? '') : '';
}

test('the way back leads to where a film’s page was left', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteOrigin('fr') + href('fr-FR', 'shows'));
  await page
    .locator(`main a[href^="${filmsPath('fr-FR')}"]`)
    .filter({ visible: true })
    .first()
    .click();
  await page.waitForURL(new RegExp(`${filmsPath('fr-FR')}.`));
  const film = new URL(page.url()).pathname;
  const alike = page.locator('#similar a').first();
  await alike.scrollIntoViewIfNeeded();
  // The board above may still go over to the visitor's place, which makes the page longer.
  await page.waitForLoadState('networkidle');
  await waitUntilAwake(page);
  await expect(page.locator(':root[data-unsettled]')).toHaveCount(0);
  await alike.hover();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);

  await alike.click();
  await expect(page).not.toHaveURL(new RegExp(`${film}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${film}$`));
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(left));
});
