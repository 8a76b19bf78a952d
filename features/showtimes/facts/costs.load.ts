import { getTranslations } from 'next-intl/server';
import { cinema as cinemaRow } from '@/lib/api/endpoints/cinemas';
import { findOr } from '@/lib/api/read-or';
import type { Day } from '@/lib/domain/day';
import type { SeatPrice } from '@/lib/domain/seat-price';
import { listSeatPrices } from '@/lib/domain/seat-price-list';
import { buildShowing, type Showing } from '@/lib/domain/showing';
import type { ShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import { buildSurcharge, mayCostMore } from '@/lib/domain/surcharge';
import { formatSurcharge } from '@/lib/i18n/surcharge';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { findNight } from './find-night';

/** `buildTold` makes a showing that says what it costs on top of the price of the seat, and which night it is of. */
type Costs = { buildTold: (showtime: Showtime) => Showing; prices?: readonly SeatPrice[] };

/**
 * What a cinema charges, asked only where a showing may cost more or has details to show. Times without prices are
 * better than no times.
 */
export async function readCosts(
  locale: Locale,
  slug: string,
  day: Day,
  showtimes: readonly Showtime[],
  showingTags: ShowingTags,
): Promise<Costs> {
  const isWanted = showtimes.some(
    ({ tags, special }) =>
      special || tags.some((tag) => mayCostMore(tag, showingTags[tag]) || showingTags[tag]?.colours),
  );
  const cinema = isWanted ? await findOr(locale, cinemaRow, { slug }, null) : null;
  const t = await getTranslations({ locale, namespace: 'showtimes' });
  const prices = listSeatPrices(cinema?.prices ?? []);
  const surchargeOf = cinema ? buildSurcharge(cinema.supplements, showingTags) : () => 0;
  const { currency } = siteFacts(locales[locale].site);
  const buildTold = (showtime: Showtime) => {
    const surcharge = surchargeOf(showtime.tags);
    const night = findNight(showtime.time, day, locale, t);
    return {
      ...buildShowing(showtime, surcharge),
      ...(night && { night }),
      ...(surcharge > 0 && { surchargeText: formatSurcharge(surcharge, currency, locale) }),
    };
  };
  return { buildTold, ...(prices.length > 0 && { prices }) };
}
