import type { SafeHtml } from './safe-html';

/** Addresses of one picture by size. */
export type Poster = { lg: string; md: string };
export type Backdrop = { lg: string; md: string; sm: string };

/** Editorial label on a poster; codes 1 green, 2 yellow, 3 grey, 4 red, 5 blue (spec catalogue §3). */
export type Flag = { text: string; colour: 1 | 2 | 3 | 4 | 5 };

export type Warning = { ref: string; description: string };

/** What the authority of the country says; null on a show means "not rated yet". */
export type ContentRating = {
  /** The authority's code: `12`, `TP`, `al`, `6 (10)`. */
  ref: string;
  label: string;
  /** The sentence in full. */
  sentence: string;
  warning: string | null;
  /** Everyone may see it (labels TP, AD and Tout public). */
  forAll: boolean;
  /** Cinecheck pictograms. */
  pictograms: readonly Warning[];
};

export type Genre = { slug: string; name: string };

/** Ranks in the API's orders, 1 first (spec catalogue §3, "Order keys"). */
export type Orders = { default: number; home: number; upcoming: number };

/** A title as lists show it. */
export type ShowSummary = {
  slug: string;
  title: string;
  /** `HO00002816`: the same on every site. */
  ref: string;
  isMovie: boolean;
  poster: Poster | null;
  backdrop: Backdrop | null;
  /** Dark dominant colour of the backdrop, `#rrggbb`. */
  tone: string | null;
  rating: ContentRating | null;
  /** The age that its editors say; left out where they say none. */
  meantFrom?: number;
  /** Null when unknown. */
  minutes: number | null;
  genres: readonly Genre[];
  directors: readonly string[];
  cast: readonly string[];
  /** Earliest release in the site's zone, `YYYY-MM-DD`; null when not announced. */
  releasedOn: string | null;
  isNew: boolean;
  isComingSoon: boolean;
  /** Kept out of "upcoming" by the editors. */
  notComingSoon: boolean;
  /** A special event rather than a regular run. */
  isSpecial: boolean;
  flag: Flag | null;
  orders: Orders;
  next24: number;
  /** Instants with an offset. */
  salesOpenAt: string | null;
  showtimesVisibleAt: string | null;
};

/** Where a title can be watched at home; the price in minor units, null when unknown. */
export type Vod = { url: string; amount: number | null };
export type VodShow = ShowSummary & { vod: Vod };

export type VideoHost = 'allocine' | 'vimeo' | 'youtube' | 'S3';
/** `id` is the host's own, for S3 the address of the file. */
export type Trailer = {
  id: string;
  host: VideoHost;
  title: string;
  snapshot: string | null;
  isMain: boolean;
  language: string;
};

export type TotalledEmotion = 'disappointed' | 'liked' | 'loved';
export type FeelingTotals = { wishlist: number; emotions: Readonly<Record<TotalledEmotion, number>> };

/** What the title is called in figures, the same in every language. */
export type ShowTracking = {
  title: string;
  /** The distributor's number, and the visa of exploitation. */
  ref: string | null;
  visa: string | null;
  nationality: string | null;
  copies: number;
  /** Days of release, the earliest first. */
  releases: readonly string[];
};

/** A title as its own page shows it. */
export type Show = ShowSummary & {
  /** By the catalogue; a movie that is not called one is so by what else is known. */
  isCalledMovie: boolean;
  synopsis: string | null;
  originalTitle: string | null;
  nationality: string | null;
  /** Of a film that comes back: the day it first came out, the first of January for a year alone. */
  firstReleasedOn: string | null;
  /** The main one first. */
  trailers: readonly Trailer[];
  feelings: FeelingTotals;
  similar: readonly string[];
  tags: readonly string[];
  tracking: ShowTracking;
  redirectSlug: string | null;
  /** Null where it cannot be watched at home. */
  vod: Vod | null;
  /** Of operas, ballets, concerts: presentation, calendar, distribution, more. */
  notes: readonly SafeHtml[];
};
