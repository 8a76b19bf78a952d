import { type Call, type CallName, calls } from './paths';

/** Calls that programs make through the gateway and no screen does, each for its reason; the browser does without them. */
export const programCalls = {
  /** A screen asks for one day at a time: a month of showings would be sent for the one that is looked at. */
  showtimesAll: { path: '/api/show/[slug]/showtimes/[cinema]' },
  /** The same showings under an address that some programs write the other way round. */
  showtimesAtSwapped: { path: '/api/show/[slug]/showtimes/[date]/[cinema]' },
  /** What the list of experiences holds for visitors, under the name that tills know it by. */
  technologies: { path: '/api/technologies' },
  /** Newest videos of the channel: watching them tells its host of a visitor, and films bring trailers of their own. */
  youtubeLatest: { path: '/api/youtube/latest' },
  /** The page of offers is sent with its promotion, so that one call is enough. */
  offersPromotion: { path: '/api/offers/promotion' },
  /** For boxes that complete a word elsewhere; the search of the site shows all that is found. */
  searchQuick: { path: '/api/search/quick', query: ['q'] },
} as const satisfies Record<string, Call>;

export type EndpointName = CallName | keyof typeof programCalls;

/** Every call of the catalogue by name. */
export const everyCall = { ...calls, ...programCalls };
