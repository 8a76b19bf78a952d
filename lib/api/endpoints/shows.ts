import { z } from 'zod';
import type { Showtime } from '@/lib/domain/showtime';
import { isDay } from '../../domain/is-day';
import type { Shows, WireVod } from '../contract/shows';
import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { programCalls } from '../program-calls';
import { withMovies } from '../wire/movies';
import { answerMapOf, catalogueOf, wire } from '../wire/shapes';
import { listedShow, showDetails, vodItem } from '../wire/show';
import { showCinemas as byCinema, showtimes } from '../wire/showtime';
import { showSlugs, translations } from '../wire/slugs';

const list = { seconds: 300, tags: ['shows'] } as const;
const programme = { seconds: 60, tags: ['shows', 'showtimes'] } as const;
const ofDay = { cache: programme, emptyDay: [], mayBeEmpty: true } as const;

export const shows = endpoint({
  ...calls.shows,
  schema: wire<Shows>()(
    z.object({ shows: catalogueOf(listedShow, 'shows') }).transform((body) => withMovies(body.shows)),
  ),
  cache: list,
});

export const show = endpoint({ ...calls.show, schema: showDetails, cache: list, needsTitles: true });

export const showTranslate = endpoint({ ...calls.showTranslate, schema: translations, cache: list });

/** Where and when it plays. */
export const showCinemas = endpoint({ ...calls.showCinemas, schema: byCinema, cache: programme, mayBeEmpty: true });

export const showtimesAt = endpoint({ ...calls.showtimesAt, schema: showtimes, ...ofDay });
/** The same with its parameters in the other order, for clients that ask so. */
export const showtimesAtSwapped = endpoint({ ...programCalls.showtimesAtSwapped, schema: showtimes, ...ofDay });

/** One day, by cinema. */
export const showtimesOn = endpoint({
  ...calls.showtimesOn,
  schema: answerMapOf(showtimes).transform((map): Readonly<Record<string, Showtime[]>> => map),
  ...ofDay,
});

/** One cinema, by day. An event is answered 403. */
export const showtimesAll = endpoint({
  ...programCalls.showtimesAll,
  schema: answerMapOf(showtimes, isDay).transform((map): Readonly<Record<string, Showtime[]>> => map),
  cache: programme,
  mayBeEmpty: true,
  refuses: [403],
});

/** The slugs the editors put first. */
export const featured = endpoint({
  ...calls.featured,
  schema: showSlugs,
  cache: list,
});

/** What can be watched at home. */
export const vod = endpoint({
  ...calls.vod,
  schema: wire<WireVod>()(z.object({ shows: catalogueOf(vodItem, 'shows') }).transform((body) => body.shows)),
  cache: list,
  needsTitles: true,
});
