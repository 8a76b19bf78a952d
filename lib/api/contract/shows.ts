import type { Img2, Img3, WireMap } from './shared';

/** `[]` stands for "not rated yet". */
export type ContentRating = { ref: string; description: string; extendedDescription: string; warning?: string } | [];

type ShowCore = {
  slug: string;
  title: string;
  /** By zone, the country first: `{"CH_FR":"2026-07-29"}`; 1900-01-01 is unknown. */
  releaseAt: { [zone: string]: string };
  posterPath: Img2 | null;
  backgroundPath: Img3 | null;
  contentRating: ContentRating;
  cinechecks: { ref: string; description: string }[];
  isMovie: boolean;
  isNew: boolean;
  notComingSoon: boolean;
  /** Minutes; 1 is unknown. */
  duration: number;
  genres: string[];
  warning: string | null;
  label: string | null;
  labelFlagColor: string | null;
  flag: string | null;
  /** A digit as text, `"1"` to `"5"`. */
  flagColor: string | null;
  labelCategory: string | null;
  next24ShowtimesCount: number;
  salesOpeningDatetime: string | null;
  showtimesDisplayDatetime: string | null;
  originalReleaseAt: string | null;
};

/** The facts the list always holds and the detail may. */
type ListFacts = {
  showRef: string;
  backgroundDominantColor: string | null;
  isEventSpecial: boolean;
  isComingSoon: boolean;
  specialEvent: boolean;
  homeOrder: number;
  genericOrder: number;
  upcomingOrder: number;
  mostAwaitedOrder: number;
  genresSlug: string[];
};

export type ShowItem = ShowCore &
  ListFacts & {
    /** Null for films. */
    type: string | null;
    /** One element may be `"A, B"`. */
    directors: string[] | null;
    hubbleCasting: string | null;
  };

export type WireTrailer = {
  /** For S3 the address of the file. */
  externalId: string;
  videoType: 'allocine' | 'vimeo' | 'youtube' | 'S3';
  title: string;
  snapshot: string | null;
  isMain: boolean;
  language: string;
};

export type ShowDetails = ShowCore &
  Partial<ListFacts> & {
    titleTracking: string;
    genresTracking: string[];
    /** `"A, B"`: strings here, a list in `ShowItem`. */
    directors: string | null;
    actors: string | null;
    /** Text with literal `<br/>`. */
    synopsis: string | null;
    originalTitle: string | null;
    nationality: string | null;
    nationalityTracking: string | null;
    trailers: WireTrailer[];
    feelings: {
      countWishList: number;
      countEmotionDisappointed: number;
      countEmotionLike: number;
      countEmotionLove: number;
    };
    similarShows: string[];
    event: string[];
    tags: string[];
    redirectSlug: string | null;
    refHubble: string;
    visaHubble: string | null;
    refVista: string;
    copiesCount: number;
    entertainementLogo: string | null;
    entertainementSubtitle: string | null;
    entertainementCasting: string | null;
    distribution: string | null;
    presentation: string | null;
    calendar: string | null;
    extraInformation: string | null;
    logoTitle: string | null;
    vodAvailability: boolean;
    vod: { url: string; price: number | null } | null;
  };

export type Shows = { shows: ShowItem[]; labels: []; contentratings: [] };

/** `price` in minor units. */
export type WireVod = { shows: (ShowItem & { vod: { url: string; price: number | null } })[] };

export type Highlight = { type: 'tag' | 'specialShowtimeCinema'; showSlug: string };

export type ShowCinemas = {
  [cinemaSlug: string]: {
    releasedAt: string;
    days: WireMap<{
      tags: string[];
      versions: string[];
      upsell: unknown;
      specialShowtime: boolean;
      highlightedShowtime: Highlight | null;
    }>;
  };
};

export type WireShowtime = {
  /** `2026-09-11 11:00:00`, no offset, in the cinema's own zone. */
  time: string;
  endTime: string;
  version: string;
  tags: string[];
  status: 'available' | 'soldout' | (string & {});
  /** Instants. */
  reservabilityStart: string | null;
  reservabilityEnd: string | null;
  isMovie: boolean;
  /** The booking link, unique a showing; `""` where there is none. */
  refCmd: string;
  auditoriumName: string;
  /** A number as text. */
  auditoriumCapacity: string;
  specialShowtimeDetails: {
    titleScreening: string;
    titleShowtimeDetails: string;
    descriptionShowtimeDetails: string;
    source: 'tag' | 'showtime';
  } | null;
};
