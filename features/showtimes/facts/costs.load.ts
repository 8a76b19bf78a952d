import { cinema as cinemaRow } from '@/lib/api/endpoints/cinemas';
import { findOr } from '@/lib/api/read-or';
import type { SeatPrice } from '@/lib/domain/seat-price';
import { listSeatPrices } from '@/lib/domain/seat-price-list';
import type { ShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import { buildSurcharge, mayCostMore } from '@/lib/domain/surcharge';
import type { Locale } from '@/lib/sites/locales';

/** `surchargeOf` gives minor units for the tags of a showing. */
type Costs = { surchargeOf: (tags: readonly string[]) => number; prices?: readonly SeatPrice[] };

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
  if (!isWanted) return { surchargeOf: () => 0 };
  const cinema = await findOr(locale, cinemaRow, { slug }, null);
  const prices = listSeatPrices(cinema?.prices ?? []);
  return { surchargeOf: buildSurcharge(cinema?.supplements ?? [], showingTags), ...(prices.length > 0 && { prices }) };
}
