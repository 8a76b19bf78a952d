import { readDayShowtimes } from '@/lib/api/read-day-showtimes';
import { buildWeek, weekLength } from '@/lib/domain/cinema-week';
import { addDays } from '@/lib/domain/day';
import { showHref } from '@/lib/routing/show-screen';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { readTitles } from './facts/titles.load';
import { readShowtimeFacts } from './showtime-facts.load';
import { listLeft } from './week/list-left';
import type { Week } from './week/week';

/** What a cinema plays from today on, as far as it is published; today without what is over. Throws when a part cannot be read. */
export async function readWeek(locale: Locale, cinema: string): Promise<Week> {
  const today = cinemaToday(locale);
  const days = Array.from({ length: weekLength }, (_, index) => addDays(today, index));
  const { versions, programmeDay, madeAt } = await readShowtimeFacts(locale, null);
  const left: ReturnType<typeof listLeft>[] = [];
  // One after the other: each asks several things at a time.
  for (const day of days) left.push(listLeft(await readDayShowtimes(locale, cinema, day), madeAt));
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
