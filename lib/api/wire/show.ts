import { z } from 'zod';
import type { Genre, Show, ShowSummary, Vod, VodShow } from '@/lib/domain/show';
import { buildSlug } from '@/lib/text/slug';
import type { ShowDetails, ShowItem, WireVod } from '../contract/shows';
import { day, instant } from './dates';
import { buildFlag, flagFields, readMeantAge } from './flag';
import { backdrop, colour, poster, webUrl } from './links';
import { isSilentMovie, type Typed } from './movies';
import { amount, count, name, people, rank, slugs, text, yes } from './plain';
import { buildRating, ratingFields } from './rating';
import { releases } from './releases';
import { html, words } from './sanitise-html';
import { wire } from './shapes';
import { trailers } from './trailer';

const core = z.object({
  ...ratingFields,
  ...flagFields,
  slug: name,
  title: name,
  showRef: text,
  releaseAt: releases,
  posterPath: poster,
  backgroundPath: backdrop,
  backgroundDominantColor: colour,
  isMovie: yes,
  isNew: yes,
  isComingSoon: yes,
  notComingSoon: yes,
  isEventSpecial: yes,
  specialEvent: yes,
  homeOrder: rank,
  genericOrder: rank,
  upcomingOrder: rank,
  duration: amount,
  genres: slugs,
  genresSlug: slugs,
  directors: people,
  next24ShowtimesCount: count,
  salesOpeningDatetime: instant,
  showtimesDisplayDatetime: instant,
});

const buildSummary = (raw: z.output<typeof core>, ref: string | null, cast: readonly string[]): ShowSummary => ({
  slug: raw.slug,
  title: raw.title,
  ref: raw.showRef ?? ref ?? '',
  isMovie: raw.isMovie,
  poster: raw.posterPath,
  backdrop: raw.backgroundPath,
  tone: raw.backgroundDominantColor,
  rating: buildRating(raw),
  ...readMeantAge(raw),
  minutes: raw.duration && raw.duration > 1 ? raw.duration : null, // 1 stands for unknown
  genres: buildGenres(raw.genres, raw.genresSlug),
  directors: raw.directors,
  cast,
  releasedOn: raw.releaseAt[0] ?? null,
  isNew: raw.isNew,
  isComingSoon: raw.isComingSoon,
  notComingSoon: raw.notComingSoon,
  isSpecial: raw.isEventSpecial || raw.specialEvent,
  flag: buildFlag(raw),
  orders: {
    default: raw.genericOrder,
    home: raw.homeOrder,
    upcoming: raw.upcomingOrder,
  },
  next24: raw.next24ShowtimesCount,
  salesOpenAt: raw.salesOpeningDatetime,
  showtimesVisibleAt: raw.showtimesDisplayDatetime,
});

const buildGenres = (names: readonly string[], slugsOfThem: readonly string[]): Genre[] =>
  names.map((genre, index) => ({ slug: slugsOfThem[index] ?? buildSlug(genre), name: genre }));

/** Of every answer but the list itself, which is what shows whether a site keeps silent on movies. */
const judgeMovie = ({ isMovie, slug }: z.output<typeof core>) => isMovie || isSilentMovie(slug);

const item = core.extend({ hubbleCasting: people, type: text });
const buildItem = (raw: z.output<typeof item>): ShowSummary => buildSummary(raw, null, raw.hubbleCasting);

const showItem = wire<ShowItem>()(item.transform((raw) => ({ ...buildItem(raw), isMovie: judgeMovie(raw) })));

/** The same with what a list needs to tell films from events. */
export const listedShow = wire<ShowItem>()(item.transform((raw): Typed => ({ show: buildItem(raw), type: raw.type })));

const vod = z
  .object({ url: webUrl, price: amount })
  .refine(({ url }) => url !== null, { path: ['url'], message: 'leads nowhere' })
  .transform(({ url, price }): Vod => ({ url: url ?? '', amount: price }));

export const vodItem = wire<WireVod['shows'][number]>()(
  z.intersection(showItem, z.object({ vod })).transform((show): VodShow => show),
);

const details = core.extend({
  actors: people,
  synopsis: words,
  originalTitle: text,
  nationality: text,
  originalReleaseAt: day,
  trailers,
  feelings: z
    .object({
      countWishList: count,
      countEmotionDisappointed: count,
      countEmotionLike: count,
      countEmotionLove: count,
    })
    .partial()
    .nullish(),
  similarShows: slugs,
  tags: slugs,
  redirectSlug: text,
  vodAvailability: yes,
  vod: vod.nullish().catch(null),
  refVista: text,
  titleTracking: text,
  refHubble: text,
  visaHubble: text,
  nationalityTracking: text,
  copiesCount: count,
  presentation: html,
  distribution: html,
  calendar: html,
  extraInformation: html,
});

export const showDetails = wire<ShowDetails>()(
  details.transform(
    ({ feelings, ...raw }): Show => ({
      ...buildSummary(raw, raw.refVista, raw.actors),
      isMovie: judgeMovie(raw),
      isCalledMovie: raw.isMovie,
      synopsis: raw.synopsis,
      originalTitle: raw.originalTitle,
      nationality: raw.nationality,
      firstReleasedOn: raw.originalReleaseAt,
      trailers: raw.trailers,
      feelings: {
        wishlist: feelings?.countWishList ?? 0,
        emotions: {
          disappointed: feelings?.countEmotionDisappointed ?? 0,
          liked: feelings?.countEmotionLike ?? 0,
          loved: feelings?.countEmotionLove ?? 0,
        },
      },
      similar: raw.similarShows,
      tags: raw.tags,
      tracking: {
        title: raw.titleTracking ?? raw.title,
        ref: raw.refHubble,
        visa: raw.visaHubble,
        nationality: raw.nationalityTracking ?? raw.nationality,
        copies: raw.copiesCount,
        releases: raw.releaseAt,
      },
      redirectSlug: raw.redirectSlug === raw.slug ? null : raw.redirectSlug,
      vod: (raw.vodAvailability && raw.vod) || null,
      notes: [raw.presentation, raw.distribution, raw.calendar, raw.extraInformation].flatMap((note) => note ?? []),
    }),
  ),
);
