import { cinema as cinemaRow } from '@/lib/api/endpoints/cinemas';
import { find } from '@/lib/api/read';
import type { Supplement } from '@/lib/domain/cinema';
import type { Marks } from '@/lib/domain/marks';
import type { Showtime } from '@/lib/domain/showtime';
import { log } from '@/lib/process/log';
import type { Locale } from '@/lib/sites/locales';

type Costs = { supplements: readonly Supplement[]; price?: number };

/**
 * What a cinema charges, asked only where a showing may cost more or has details to show. Times without prices are
 * better than no times, so a failure is logged and forgotten.
 */
export async function costsOf(
  locale: Locale,
  slug: string,
  showtimes: readonly Showtime[],
  marks: Marks,
): Promise<Costs> {
  const isWanted = showtimes.some(
    ({ tags, special }) => special || tags.some((tag) => marks[tag]?.premium || marks[tag]?.colours),
  );
  if (!isWanted) return { supplements: [] };
  try {
    const cinema = await find(locale, cinemaRow, { slug });
    const price = cinema?.prices[0]?.amount;
    return { supplements: cinema?.supplements ?? [], ...(price !== undefined && { price }) };
  } catch (error) {
    log.warn('no prices', { slug, reason: error instanceof Error ? error.message : String(error) });
    return { supplements: [] };
  }
}
