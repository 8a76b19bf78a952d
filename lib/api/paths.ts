type Call = { path: `/api/${string}`; query?: readonly string[]; language?: false };

/**
 * Every call of the catalogue by name. Islands import this file, so it holds words only:
 * schemas and caching stand in `endpoints/`, where the browser does not follow.
 */
export const calls = {
  shows: { path: '/api/shows' },
  show: { path: '/api/show/[slug]' },
  showTranslate: { path: '/api/show/[slug]/translate' },
  showCinemas: { path: '/api/show/[slug]/cinemas' },
  showtimesOn: { path: '/api/show/[slug]/showtimes/[date]' },
  showtimesAll: { path: '/api/show/[slug]/showtimes/[cinema]' },
  showtimesAt: { path: '/api/show/[slug]/showtimes/[cinema]/[date]' },
  showtimesAtSwapped: { path: '/api/show/[slug]/showtimes/[date]/[cinema]' },
  featured: { path: '/api/featured', query: ['type'] },

  cinemas: { path: '/api/cinemas' },
  cinema: { path: '/api/cinema/[slug]' },
  cinemaTranslate: { path: '/api/cinema/[slug]/translate' },
  cinemaShows: { path: '/api/cinema/[slug]/shows' },
  cities: { path: '/api/cities' },
  city: { path: '/api/city/[slug]' },
  zone: { path: '/api/zone/[id]' },
  zoneHere: { path: '/api/zone' },

  tags: { path: '/api/tags' },
  versions: { path: '/api/versions' },
  experiences: { path: '/api/gpxp' },
  technologies: { path: '/api/technologies' },

  settings: { path: '/api/settings', language: false },
  footer: { path: '/api/footer' },
  footerFaq: { path: '/api/footer/faq' },
  alerts: { path: '/api/alerts' },
  permanentAutopromo: { path: '/api/permanent-autopromo' },

  news: { path: '/api/news' },
  temporaryOffers: { path: '/api/offers/temporary' },
  ecards: { path: '/api/ecards' },

  search: { path: '/api/search/full', query: ['q', 'type'] },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
