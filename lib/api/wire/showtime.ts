import { z } from 'zod';
import type {
  DayFacts,
  Programme,
  ProgrammeDayFacts,
  ProgrammeEntry,
  ShowCinemas,
  Showtime,
  Zone,
  ZoneShow,
} from '@/lib/domain/showtime';
import { isDay } from '../../domain/is-day';
import type { WireProgramme } from '../contract/cinemas';
import type { WireZone } from '../contract/places';
import type { ShowCinemas as WireShowCinemas, WireShowtime } from '../contract/shows';
import { day, instant, wallClock } from './dates';
import { buildFlag } from './flag';
import { webUrl } from './links';
import { amount, count, lowerSlugs, name, rank, slugs, text, yes } from './plain';
import { answerMapOf, answerWithSomeOf, listOf, listOrNone, mapOf, wire } from './shapes';

const known = ['available', 'soldout'] as const;

const special = z
  .object({
    titleScreening: text,
    titleShowtimeDetails: text,
    descriptionShowtimeDetails: text,
    source: z.enum(['tag', 'showtime']).catch('showtime'),
  })
  .nullish()
  .catch(null)
  .transform(
    (raw) =>
      raw && {
        title: raw.titleScreening ?? '',
        details: raw.titleShowtimeDetails ?? '',
        description: raw.descriptionShowtimeDetails ?? '',
        source: raw.source,
      },
  );

const showtime = wire<WireShowtime>()(
  z
    .object({
      time: wallClock,
      endTime: wallClock.nullish(),
      version: text,
      tags: slugs,
      status: text,
      reservabilityEnd: instant,
      isMovie: yes,
      refCmd: webUrl,
      auditoriumName: text,
      auditoriumCapacity: amount,
      specialShowtimeDetails: special,
    })
    .transform(
      (raw): Showtime => ({
        time: raw.time,
        endTime: raw.endTime ?? null,
        version: raw.version?.toLowerCase() ?? '',
        tags: raw.tags,
        status: known.find((status) => status === raw.status) ?? 'locked',
        reservableUntil: raw.reservabilityEnd,
        isMovie: raw.isMovie,
        bookingUrl: raw.refCmd,
        auditorium: raw.auditoriumName,
        seats: raw.auditoriumCapacity || null,
        special: raw.specialShowtimeDetails ?? null,
      }),
    ),
);

/** The showings of one day, earliest first. */
export const showtimes = listOf(showtime).transform((list) => list.toSorted((a, b) => (a.time < b.time ? -1 : 1)));

const cell = { tags: slugs, versions: lowerSlugs };
const bookableDay = z.object({ ...cell, bookable: yes });
const days = mapOf(bookableDay, 'days', isDay).nullish();

/** A title plays there that day, so it can be booked unless the showings say otherwise. */
const playingDay = z.object(cell).transform((raw): DayFacts => ({ ...raw, bookable: true }));

export const showCinemas = wire<WireShowCinemas | []>()(
  answerMapOf(
    z
      .object({ releasedAt: day, days: mapOf(playingDay, 'days', isDay).nullish() })
      .transform((raw) => ({ releasedOn: raw.releasedAt, days: raw.days ?? {} })),
  ).transform((map): ShowCinemas => map),
);

const premieres = ['AVP', 'avp-equipe'];
const isPremiere = (played: Readonly<Record<string, DayFacts>>) =>
  Object.values(played).some(({ tags }) => tags.some((tag) => premieres.includes(tag)));

const flaggedDay = z
  .object({ ...cell, bookable: yes, flag: text, flagColor: text, labelCategory: text })
  .transform(({ flag: said, flagColor, labelCategory, ...raw }): ProgrammeDayFacts => {
    const flag = buildFlag({ flag: said, flagColor, labelCategory, label: null, labelFlagColor: null });
    return { ...raw, ...(flag && { flag }) };
  });

const entry = z
  .object({
    days: mapOf(flaggedDay, 'days', isDay).nullish(),
    bookable: yes,
    isBookable: yes,
    isNew: yes,
    isComingSoon: yes,
    isEarlyAVP: yes,
    isKids: yes,
    cineOrder: rank,
    cineKidsOrder: amount,
    next24ShowtimesCount: count,
  })
  .transform(
    (raw): ProgrammeEntry => ({
      days: raw.days ?? {},
      bookable: raw.bookable || raw.isBookable,
      isNew: raw.isNew,
      isComingSoon: raw.isComingSoon,
      isPremiere: raw.isEarlyAVP || isPremiere(raw.days ?? {}),
      isKids: raw.isKids,
      order: raw.cineOrder,
      kidsOrder: raw.cineKidsOrder,
      next24: raw.next24ShowtimesCount,
    }),
  );

/** What a day puts forward. A day is a day whatever else it says. */
const highlighted = z
  .object({ highlightedShowtime: z.object({ showSlug: text }).nullish() })
  .nullish()
  .catch(null)
  .transform((facts) => facts?.highlightedShowtime?.showSlug ?? null);

export const programme = wire<WireProgramme>()(
  z.object({ days: mapOf(highlighted, 'days', isDay), shows: mapOf(entry, 'shows') }).transform(
    ({ days: dates, shows }): Programme => ({
      dates: Object.keys(dates).sort(),
      shows,
      highlights: Object.fromEntries(Object.entries(dates).flatMap(([date, slug]) => (slug ? [[date, slug]] : []))),
    }),
  ),
);

const zoneShow = z
  .object({
    slug: name,
    bookable: yes,
    isComingSoon: yes,
    isKids: yes,
    next24ShowtimesCount: count,
    tags: slugs,
    days,
  })
  .transform(({ slug, next24ShowtimesCount, ...raw }): [string, ZoneShow] => {
    const played = raw.days ?? {};
    const tagged = raw.tags.some((tag) => premieres.includes(tag));
    return [slug, { ...raw, days: played, isPremiere: tagged || isPremiere(played), next24: next24ShowtimesCount }];
  });

export const zone = wire<WireZone>()(
  answerWithSomeOf({ id: text, name: text, shows: listOrNone(zoneShow, 'shows') }, ['shows']).transform(
    ({ id, name: said, shows }): Zone => ({ id: id ?? '', name: said ?? '', shows: Object.fromEntries(shows) }),
  ),
);
