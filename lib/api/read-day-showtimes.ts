import type { Day } from '../domain/day';
import { mapBounded } from '../process/map-bounded';
import { processWide } from '../process/process-wide';
import { shareUntilPublished } from '../process/publications';
import type { Locale } from '../sites/locales';
import { doNotingGaps, keepBriefly } from './brief-life';
import { cinemaShows } from './endpoints/cinemas';
import { showtimesAt } from './endpoints/shows';
import { type DayShowtimes, keptDayShowtimes } from './kept-day-showtimes';
import { read } from './read';

/** Questions at a time: a cinema plays some twenty titles a day, and others have questions too. */
const atOnce = 6;

type Composed = Awaited<ReturnType<typeof doNotingGaps<DayShowtimes>>> & { isNew: boolean };

const shareDay = processWide('asked day showtimes', () => shareUntilPublished<Composed>());

/**
 * The one answer to what a cinema plays on a day, whoever asks: its own page, the cards of films, a board. Composed of
 * some twenty calls, once at a time. Throws when one of them fails: half a day would look like a whole one. What some
 * of them said before is shown, and not kept.
 */
export async function readDayShowtimes(locale: Locale, cinema: string, day: Day): Promise<DayShowtimes> {
  const key = `${locale} ${cinema} ${day}`;
  const known = keptDayShowtimes.get(key);
  if (known) return known;
  const { made, gap, isNew } = await shareDay(key, async (isNew) => ({
    ...(await doNotingGaps(() => composeDay(locale, cinema, day))),
    isNew: isNew(),
  }));
  // Of a day on which nothing is published no question was asked either.
  if (isNew && !gap && Object.keys(made).length) keptDayShowtimes.set(key, made);
  if (gap) await keepBriefly(gap);
  return made;
}

async function composeDay(locale: Locale, cinema: string, day: Day): Promise<DayShowtimes> {
  const { shows } = await read(locale, cinemaShows, { slug: cinema });
  const played = Object.keys(shows).filter((slug) => shows[slug]?.days[day]);
  const showtimes = await mapBounded(played, atOnce, async (slug) => {
    return [slug, await read(locale, showtimesAt, { slug, cinema, date: day })] as const;
  });
  return Object.fromEntries(showtimes);
}
