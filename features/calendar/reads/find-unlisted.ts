import { show as showRow } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import type { ShowSummary } from '@/lib/domain/show';
import type { Showtime } from '@/lib/domain/showtime';
import type { Locale } from '@/lib/sites/locales';

/**
 * A title that is played and in no list of titles. On a site that calls none a film its showing alone tells whether it is
 * one (contract §9, row 11), and with it which page an entry leads to.
 */
export async function findUnlisted(locale: Locale, slug: string, { isMovie }: Showtime): Promise<ShowSummary | null> {
  const show = await find(locale, showRow, { slug });
  return show && { ...show, isMovie: show.isCalledMovie || isMovie };
}
