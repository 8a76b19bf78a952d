import { cinema as cinemaRow } from '@/lib/api/endpoints/cinemas';
import { findOr } from '@/lib/api/read-or';
import type { SeatPrice } from '@/lib/domain/seat-price';
import { listSeatPrices } from '@/lib/domain/seat-price-list';
import { buildShowing, type Showing } from '@/lib/domain/showing';
import type { ShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import { buildSurcharge, mayCostMore } from '@/lib/domain/surcharge';
import { formatSurcharge } from '@/lib/i18n/surcharge';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

/** `buildPriced` makes a showing that knows what it costs on top of the price of the seat. */
type Costs = { buildPriced: (showtime: Showtime) => Showing; prices?: readonly SeatPrice[] };

/**
 * What a cinema charges, asked only where a showing may cost more or has details to show. Times without prices are
 * better than no times.
 */
export async function readCosts(
  locale: Locale,
  slug: string,
  showtimes: readonly Showtime[],
  showingTags: ShowingTags,
): Promise<Costs> {
  const isWanted = showtimes.some(
    ({ tags, special }) =>
      special || tags.some((tag) => mayCostMore(tag, showingTags[tag]) || showingTags[tag]?.colours),
  );
  if (!isWanted) return { buildPriced: (showtime) => buildShowing(showtime, 0) };
  const cinema = await findOr(locale, cinemaRow, { slug }, null);
  const prices = listSeatPrices(cinema?.prices ?? []);
  const surchargeOf = buildSurcharge(cinema?.supplements ?? [], showingTags);
  const { currency } = siteFacts(locales[locale].site);
  const buildPriced = (showtime: Showtime) => {
    const surcharge = surchargeOf(showtime.tags);
    const words = surcharge > 0 && { surchargeText: formatSurcharge(surcharge, currency, locale) };
    return { ...buildShowing(showtime, surcharge), ...words };
  };
  return { buildPriced, ...(prices.length > 0 && { prices }) };
}
