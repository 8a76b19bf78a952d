import { cinema as cinemaRow } from '@/lib/api/endpoints/cinemas';
import { findOr } from '@/lib/api/read-or';
import type { Supplement } from '@/lib/domain/cinema';
import type { ShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import type { Locale } from '@/lib/sites/locales';

type Costs = { supplements: readonly Supplement[]; price?: number };

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
    ({ tags, special }) => special || tags.some((tag) => showingTags[tag]?.premium || showingTags[tag]?.colours),
  );
  if (!isWanted) return { supplements: [] };
  const cinema = await findOr(locale, cinemaRow, { slug }, null);
  const price = cinema?.prices[0]?.amount;
  return { supplements: cinema?.supplements ?? [], ...(price !== undefined && { price }) };
}
