import { href } from '@/lib/routing/href';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { waitUntilAwake } from '../support/wait-until-awake';

type Named = { slug: string };

/** One language each, on a site that has all four screens. */
const spoken = ['fr-FR', 'en-BE', 'de-CH', 'nl-NL'] as const satisfies readonly Locale[];

for (const code of spoken) {
  const { site, language } = locales[code];
  const { book } = messagesIn(language).showtimes;

  test(`who listens to a showing hears last that it can be booked, in ${code}`, { tag: '@phone' }, async ({ page }) => {
    const { shows } = await readTruth<{ shows: Named[] }>(site, `/api/shows?language=${language}`);
    const cinemas = await readTruth<(Named & { citySlug?: string })[]>(site, `/api/cinemas?language=${language}`);
    const { slug = '', citySlug = '' } = cinemas.find((cinema) => cinema.citySlug) ?? {};
    const paths = [
      href(code, 'home'),
      href(code, 'movie', { slug: shows[0]?.slug ?? '' }),
      href(code, 'cinema', { slug }),
      href(code, 'city', { slug: citySlug }),
      href(code, 'guide'),
    ];
    for (const path of paths) {
      await page.goto(siteOrigin(site) + path);
      await waitUntilAwake(page);
      const ticket = page.locator('main a[data-ticket]').filter({ visible: true }).first();
      await expect(ticket).toHaveRole('link');
      // Its time first, and all there is to say of it between the two.
      await expect(ticket).toHaveAccessibleName(new RegExp(`^\\d\\d:\\d\\d, .+, ${book}$`));
    }
  });
}
