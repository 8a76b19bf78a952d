import { readDayShowtimes } from '@/lib/api/read-day-showtimes';
import { buildWeek, weekLength } from '@/lib/domain/cinema-week';
import { addDays, type Day } from '@/lib/domain/day';
import { buildShowing, type Showing } from '@/lib/domain/showing';
import { isOver, listStandings } from '@/lib/domain/standing';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { readTitles } from './facts/titles.load';
import { readShowtimeFacts } from './showtime-facts.load';
import type { Week } from './week/week';

/** What a cinema plays from today on, as far as it is published; today without what is over. Throws when a part cannot be read. */
export async function readWeek(locale: Locale, cinema: string): Promise<Week> {
  const today = cinemaToday(locale);
  const days = Array.from({ length: weekLength }, (_, index) => addDays(today, index));
  const { versions, programmeDay, madeAt } = await readShowtimeFacts(locale, null);
  const isLeft = (showing: Showing) => !isOver(listStandings([showing], madeAt));
  const readLeft = async (day: Day) => {
    const shows = await readDayShowtimes(locale, cinema, day);
    return Object.fromEntries(
      Object.entries(shows).map(([slug, showtimes]) => [
        slug,
        showtimes.map((showtime) => buildShowing(showtime, 0)).filter(isLeft),
      ]),
    );
  };
  const left: Awaited<ReturnType<typeof readLeft>>[] = [];
  // One after the other: each asks several things at a time.
  for (const day of days) left.push(await readLeft(day));
  const rows = buildWeek(left);
  const titles = await readTitles(
    locale,
    rows.map(({ slug }) => slug),
  );
  return {
    ...{ days, programmeDay, madeAt, versions },
    rows: rows.flatMap((row, index) => {
      const show = titles[index];
      return show ? [{ ...row, title: show.title, href: showHref(locale, show) }] : [];
    }),
  };
}
