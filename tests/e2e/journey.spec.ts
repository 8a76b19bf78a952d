import type { ShowDetails, WireShowtime } from '@/lib/api/contract/shows';
import { href } from '@/lib/routing/href';
import { resolve } from '@/lib/routing/resolve';
import { type Locale, locales } from '@/lib/sites/locales';
import { originOf } from '../support/ask';
import { expect, test } from '../support/fixture';
import { truth } from '../support/mock';

/** What the product is for, on two sites, on a phone and a desktop. */
for (const code of ['fr-FR', 'nl-BE'] as const satisfies Locale[]) {
  const { site, language } = locales[code];

  test(`${code}: from the home page over a film and a day to the ticket`, async ({ page }) => {
    await page.goto(originOf(site) + href(code, 'home'));
    await page
      .locator(`main a[href^="${filmsPath(code)}"]:not([href*="#"], [href*="?"])`)
      .first()
      .click();
    await page.waitForURL((url) => url.pathname.startsWith(filmsPath(code)));

    const slug = slugOf(code, page.url());
    const film = await truth<ShowDetails>(site, `/api/show/${slug}?language=${language}`);
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

    const venue = page.locator('#board section[aria-label]').first();
    const cinema = cinemaOf(code, await venue.getByRole('heading').getByRole('link').getAttribute('href'));
    const showings = await truth<WireShowtime[]>(
      site,
      `/api/show/${slug}/showtimes/${cinema}/${day}?language=${language}`,
    );
    const booking = showings.flatMap(({ status, refCmd }) => (status === 'available' && refCmd ? [refCmd] : []));
    const tickets = venue.locator('a[href^="https:"]');
    await expect(tickets).toHaveCount(booking.length);
    expect(await tickets.evaluateAll((links: HTMLAnchorElement[]) => links.map(({ href }) => href).sort())).toEqual(
      booking.toSorted(),
    );

    await page.route(/^https:\/\/ticketing\./, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>ticket</title>' }),
    );
    const chosen = showings.find(({ refCmd }) => refCmd === booking[0]);
    const ticket = venue.locator(`a[href="${booking[0]}"]`);
    await expect(ticket).toHaveAccessibleName(new RegExp(`^${chosen?.time.slice(11, 16)}`));
    await ticket.click();
    await expect(page).toHaveURL(booking[0] ?? '');
  });
}

const filmsPath = (code: Locale) => href(code, 'movie', { slug: 'x' })?.slice(0, -1) ?? '';
const slugOf = (code: Locale, url: string) => paramOf(code, new URL(url).pathname);
const cinemaOf = (code: Locale, path: string | null) => paramOf(code, path ?? '');

function paramOf(code: Locale, pathname: string): string {
  const answer = resolve({ host: `${locales[code].site}.localhost`, pathname });
  return answer.kind === 'screen' ? (answer.params.slug ?? '') : '';
}
