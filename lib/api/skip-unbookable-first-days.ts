import { buildClock } from '../domain/day';
import { buildRun, findFirstDay, type Listed, showLists } from '../domain/listing';
import { buildShowing } from '../domain/showing';
import type { Zone } from '../domain/showtime';
import { listStandings, rankOf } from '../domain/standing';
import { mapBounded } from '../process/map-bounded';
import { type Locale, locales } from '../sites/locales';
import { siteFacts } from '../sites/sites';
import { serverNow } from '../time/now';
import { showtimesOn } from './endpoints/shows';
import { readOr } from './read-or';

/** Questions at a time. */
const atOnce = 6;

/**
 * The programmes of regions know days, not hours. Of titles whose date is their news, a first day on which nothing can
 * be booked any more gives way to the next; without another day they are not for sale.
 */
export const skipUnbookableFirstDays = (
  locale: Locale,
  listed: readonly Listed[],
  zones: readonly Zone[],
  today: string,
) =>
  mapBounded(listed, atOnce, async (item): Promise<Listed> => {
    const isDated = item.firstDay === today && (showLists.presales(item) || showLists.special(item));
    if (!isDated || !(await isOver(locale, item.show.slug, today))) return item;
    const firstDay = findFirstDay(zones, item.show.slug, today, 'after');
    const { run: _, ...rest } = item;
    if (!firstDay) return { ...rest, firstDay, bookable: false };
    return { ...rest, firstDay, bookable: true, run: buildRun(zones, item.show.slug, firstDay) };
  });

async function isOver(locale: Locale, slug: string, date: string): Promise<boolean> {
  const byCinema = await readOr(locale, showtimesOn, { slug, date }, null);
  const showings = Object.values(byCinema ?? {}).flatMap((some) => some.map((showtime) => buildShowing(showtime, 0)));
  const clock = buildClock(serverNow(), siteFacts(locales[locale].site).timeZone);
  return showings.length > 0 && rankOf(listStandings(showings, clock)) > 0;
}
