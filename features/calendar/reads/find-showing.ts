import { cinemas as cinemasRow } from '@/lib/api/endpoints/cinemas';
import { showCinemas, shows as showsRow, showtimesAt } from '@/lib/api/endpoints/shows';
import { read } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { cinemaDayOf } from '@/lib/domain/day';
import { judgeItem } from '@/lib/guards/guards';
import { showingKey, timeOfShowingKey } from '@/lib/routing/calendar-files';
import { type Locale, locales } from '@/lib/sites/locales';
import type { Played } from '../words/played';
import { findUnlisted } from './find-unlisted';

export type ShowingAsked = { show: string; cinema: string; showing: string };

/**
 * The showing that an address names; null where it is not in the programme, or no more. Only days are asked for on which
 * the title is announced there: anybody can write an address.
 */
export async function findShowing(locale: Locale, asked: ShowingAsked): Promise<Played | null> {
  const time = timeOfShowingKey(asked.showing);
  const { site, language } = locales[locale];
  if (!time) return null;
  const verdict = await judgeItem(site, language, 'show', asked.show);
  if (verdict !== 'ok' && verdict !== 'unknown') return null;
  const [list, cinemas, played] = await Promise.all([
    readOr(locale, showsRow, {}, []),
    read(locale, cinemasRow, {}),
    read(locale, showCinemas, { slug: asked.show }),
  ]);
  const cinema = cinemas.find(({ slug }) => slug === asked.cinema);
  const day = cinemaDayOf({ wall: time });
  if (!cinema || !played[cinema.slug]?.days[day]) return null;
  const showtimes = await read(locale, showtimesAt, { slug: asked.show, cinema: cinema.slug, date: day });
  const showtime = showtimes.find(
    ({ time, version, auditorium }) => showingKey({ time, version, room: auditorium }) === asked.showing,
  );
  if (!showtime) return null;
  const show = list.find(({ slug }) => slug === asked.show) ?? (await findUnlisted(locale, asked.show, showtime));
  return show && { show, cinema, day, showtime };
}
