import { cinemaShows } from '@/lib/api/endpoints/cinemas';
import { shows as showsRow } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import { readDayShowtimes } from '@/lib/api/read-day-showtimes';
import { readOr } from '@/lib/api/read-or';
import { buildWeek, weekLength } from '@/lib/domain/cinema-week';
import { addDays } from '@/lib/domain/day';
import { isOver, listStandings } from '@/lib/domain/standing';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { readShowtimeFacts } from './showtime-facts.load';
import type { Week } from './week/week';

/** What a cinema plays from today on, as far as it is published; today without what is over. Throws when a day cannot be read. */
export async function readWeek(locale: Locale, cinema: string): Promise<Week> {
  const today = cinemaToday(locale);
  const days = Array.from({ length: weekLength }, (_, index) => addDays(today, index));
  const [{ dates }, list, facts] = await Promise.all([
    read(locale, cinemaShows, { slug: cinema }),
    readOr(locale, showsRow, {}, []),
    readShowtimeFacts(locale, null),
  ]);
  const all: Awaited<ReturnType<typeof readDayShowtimes>>[] = [];
  // One after the other: each asks several things at a time.
  for (const day of days) all.push(dates.includes(day) ? await readDayShowtimes(locale, cinema, day) : {});
  const left = all.map((day) =>
    Object.fromEntries(
      Object.entries(day).map(([slug, times]) => [
        slug,
        times.filter(({ time, reservableUntil, status }) => {
          const timed = {
            time,
            ...(reservableUntil && { until: reservableUntil }),
            ...(status !== 'available' && { status }),
          };
          return !isOver(listStandings([timed], facts.madeAt));
        }),
      ]),
    ),
  );
  const known = new Map(list.map((show) => [show.slug, show]));
  return {
    days,
    programmeDay: facts.programmeDay,
    madeAt: facts.madeAt,
    versions: facts.versions,
    rows: buildWeek(left).flatMap((row) => {
      const show = known.get(row.slug);
      return show ? [{ ...row, title: show.title, href: showHref(locale, show) }] : [];
    }),
  };
}
