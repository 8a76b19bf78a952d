import { getTranslations } from 'next-intl/server';
import { cinemas as cinemasRow, cities as citiesRow } from '@/lib/api/endpoints/cinemas';
import { CatalogueError } from '@/lib/api/errors';
import type { DayShowtimes } from '@/lib/api/kept-day-showtimes';
import { read } from '@/lib/api/read';
import { readDayShowtimes } from '@/lib/api/read-day-showtimes';
import { readOr, readPartOr } from '@/lib/api/read-or';
import { addDays, type Day } from '@/lib/domain/day';
import { findFirstCinemas } from '@/lib/domain/place-cinemas';
import type { Starts } from '@/lib/domain/starts';
import { formatDay } from '@/lib/i18n/day';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { listShortNames } from '@/lib/sites/short-names';
import { siteFacts } from '@/lib/sites/sites';
import { listStarts, minuteOf } from './starts/starts.logic';

type Asked = { place: string /** Left out for today. */; day: Day | undefined };

/**
 * What the cards of films say of a place; null where there is no such place. A cinema that does not answer is left out.
 * Throws when none does, or nobody can tell whether there is such a place.
 */
export async function findStarts(locale: Locale, { place, day: asked }: Asked): Promise<Starts | null> {
  const today = cinemaToday(locale);
  const day = asked && asked > today ? asked : today;
  const { timeZone } = siteFacts(locales[locale].site);
  const [all, cities, t] = await Promise.all([
    read(locale, cinemasRow, {}),
    readOr(locale, citiesRow, {}, null),
    getTranslations({ locale, namespace: 'starts' }),
  ]);
  const cinemas = findFirstCinemas(place, all, cities);
  if (!cinemas) throw new CatalogueError('Nobody says which places there are.');
  if (!cinemas.length) return null;
  // One after the other: each asks several things at a time.
  const days: (DayShowtimes | null)[] = [];
  for (const { slug } of cinemas)
    days.push(await readPartOr(locale, `starts of ${slug}`, readDayShowtimes(locale, slug, day), null));
  if (!days.some(Boolean)) throw new CatalogueError('No cinema of the place answers.');
  return {
    next: addDays(day, 1),
    dawn: minuteOf(`${day} 03:00:00`, timeZone),
    words: { from: t('from'), day: formatDay(day, locale, 'weekday') },
    cinemas: listShortNames(cinemas),
    ...listStarts(days, timeZone),
  };
}
