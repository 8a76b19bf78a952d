import { cinepassShows, subscriptionOffers } from '@/lib/api/endpoints/offers';
import { findOr, readOr } from '@/lib/api/read-or';
import type { PassCover } from '@/lib/domain/pass';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

/** What the pass of a site opens; null where it has none, or where nobody says in which cinemas it is taken, or what for. */
export async function findPassCover(locale: Locale): Promise<PassCover | null> {
  if (!siteFacts(locales[locale].site).pass) return null;
  const [offers, shows] = await Promise.all([
    findOr(locale, subscriptionOffers, {}, null),
    readOr(locale, cinepassShows, {}, null),
  ]);
  return shows && offers?.partnerCinemas.length ? { cinemas: offers.partnerCinemas, shows } : null;
}
