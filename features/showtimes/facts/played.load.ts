import { pickDay } from '@/components/views/days/day.logic';
import { cinemaShows } from '@/lib/api/endpoints/cinemas';
import { read } from '@/lib/api/read';
import { readDayShowtimes } from '@/lib/api/read-day-showtimes';
import type { Day } from '@/lib/domain/day';
import { listOffer } from '@/lib/domain/place-offer';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import { readTitles } from './titles.load';

export type Played = Awaited<ReturnType<typeof readPlayed>>;

/** The titles of a cinema on one of these days with their showtimes, before anybody is told of them. */
export async function readPlayed(locale: Locale, cinema: string, days: readonly Day[]) {
  const today = cinemaToday(locale);
  const matrix = await read(locale, cinemaShows, { slug: cinema });
  const offer = listOffer(matrix, today);
  const shown = pickDay(days, offer.dates) ?? today;
  const entries = Object.entries(matrix.shows).filter(([, { days }]) => days[shown]);
  const [showtimesOf, summaries] = await Promise.all([
    readDayShowtimes(locale, cinema, shown),
    readTitles(
      locale,
      entries.map(([slug]) => slug),
    ),
  ]);
  const titles = entries.flatMap(([slug, entry], index) => {
    const summary = summaries[index];
    const showtimes = showtimesOf[slug] ?? [];
    return summary ? [{ slug, summary, entry, showtimes, releasedOn: summary.releasedOn }] : [];
  });
  return { matrix, offer, shown, titles };
}
