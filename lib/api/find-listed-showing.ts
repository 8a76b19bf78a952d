import type { CinemaSummary } from '../domain/cinema';
import { cinemaDayOf, type Day } from '../domain/day';
import { bookingIdOf, isBookingIdAt, parseListed } from '../domain/shortlist';
import type { Showtime } from '../domain/showtime';
import type { Locale } from '../sites/locales';
import { cinemas as cinemasRow } from './endpoints/cinemas';
import { read } from './read';
import { readDayShowtimes } from './read-day-showtimes';

type Found = { cinema: CinemaSummary; show: string; day: Day; showtime: Showtime };

/**
 * The showing that a shortlist names (`V1123S4567-202611202015`), by its session and at whatever time it is now; null where
 * the programme of that day has none. Only days are asked for on which the cinema announces something: anybody can write
 * an address.
 */
export async function findListedShowing(locale: Locale, key: string): Promise<Found | null> {
  const listed = parseListed(key);
  if (!listed) return null;
  const cinemas = await read(locale, cinemasRow, {});
  const cinema = cinemas.find(({ vistaRef }) => isBookingIdAt(listed.bookingId, vistaRef));
  if (!cinema) return null;
  const day = cinemaDayOf({ wall: `${listed.time}:00` });
  const played = Object.entries(await readDayShowtimes(locale, cinema.slug, day));
  for (const [show, showtimes] of played) {
    const showtime = showtimes.find(({ bookingUrl }) => bookingIdOf(bookingUrl) === listed.bookingId);
    if (showtime) return { cinema, show, day, showtime };
  }
  return null;
}
