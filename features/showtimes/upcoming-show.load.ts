import { getTranslations } from 'next-intl/server';
import { capitalise, formatDayAlone } from '@/components/views/days/day.logic';
import { cinemaDay } from '@/lib/domain/day';
import { resolveStatus } from '@/lib/domain/resolve-status';
import { byTime } from '@/lib/domain/showing';
import type { Locale } from '@/lib/sites/locales';
import { serverNow } from '@/lib/time/now';
import type { Venue } from './board/board.logic';
import { readBoard } from './board.load';
import { buildChip } from './chip/showtime-chip.logic';
import { readShowtimeFacts } from './showtime-facts.load';
import { closesAt } from './upcoming/closes-at';
import type { Upcoming, UpcomingVenues } from './upcoming/upcoming.logic';

/** So many a cinema: the page shows the first that the visitor's clock leaves. */
const most = 3;

/**
 * The next showings of one title on the first day that has some, by cinema: those of a place, or of the site's usual one.
 * What is sold out is told where nothing else is left.
 */
export async function readShowUpcoming(
  locale: Locale,
  { show, place }: { show: string; place: string | null },
): Promise<UpcomingVenues> {
  const [board, facts, t] = await Promise.all([
    readBoard(locale, { show, place, days: [] }),
    readShowtimeFacts(locale, null),
    getTranslations({ locale, namespace: 'showtimes' }),
  ]);
  const now = serverNow();
  const speech = { t, locale };
  const listNext = ({ showings }: Venue): Upcoming[] => {
    const told = showings.toSorted(byTime).flatMap((showing): (Upcoming & { isOpen: boolean })[] => {
      const status = resolveStatus(showing, now, facts.timeZone);
      const closes = closesAt(showing, facts.timeZone);
      if (status === 'locked' || closes * 60_000 <= now.getTime()) return [];
      const { face, name, href } = buildChip(showing, {
        ...{ status, facts, speech },
        alone: true,
      });
      const { time, version } = showing;
      return [{ face, name, url: href, closes, film: '', time, version, isOpen: href !== null }];
    });
    const open = told.filter(({ isOpen }) => isOpen);
    return (open.length ? open : told).slice(0, most).map(({ isOpen: _, ...upcoming }) => upcoming);
  };
  return {
    madeAt: now.getTime(),
    day: capitalise(formatDayAlone(board.day, cinemaDay(now, facts.timeZone), speech)),
    venues: board.venues.map((venue) => {
      const { slug, name, href, street } = venue;
      return { slug, name, href, street, picture: null, showings: listNext(venue) };
    }),
  };
}
