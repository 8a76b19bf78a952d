import { type Call, filterCalls } from './filter-paths';

export type { Call };

/**
 * Every call of the catalogue that a screen makes, by name. Islands import this file, so it holds words only:
 * schemas and caching stand in `endpoints/`, where the browser does not follow, and `program-calls.ts` has the others.
 */
export const calls = {
  shows: { path: '/api/shows' },
  showTranslate: { path: '/api/show/[slug]/translate' },
  showCinemas: { path: '/api/show/[slug]/cinemas' },
  showtimesOn: { path: '/api/show/[slug]/showtimes/[date]' },
  showtimesAt: { path: '/api/show/[slug]/showtimes/[cinema]/[date]' },
  featured: { path: '/api/featured', query: ['type'] },
  vod: { path: '/api/vod' },

  events: { path: '/api/events' },
  event: { path: '/api/event/[slug]' },
  eventShows: { path: '/api/event/[slug]/shows' },

  ...filterCalls,
  cinema: { path: '/api/cinema/[slug]' },
  cinemaTranslate: { path: '/api/cinema/[slug]/translate' },
  city: { path: '/api/city/[slug]' },
  zoneHere: { path: '/api/zone' },

  experiences: { path: '/api/gpxp' },
  experience: { path: '/api/gpxp/[slug]' },
  experienceShows: { path: '/api/gpxp/[slug]/shows' },
  experienceGroup: { path: '/api/experience-group/[slug]' },

  settings: { path: '/api/settings', language: false },
  footer: { path: '/api/footer' },
  footerFaq: { path: '/api/footer/faq' },
  alerts: { path: '/api/alerts' },
  permanentAutopromo: { path: '/api/permanent-autopromo' },
  nativeAd: { path: '/api/native-ad' },

  article: { path: '/api/article/[slug]' },
  articleTranslate: { path: '/api/article/[slug]/translate' },
  news: { path: '/api/news' },
  newsItem: { path: '/api/news/[slug]' },
  newsTranslate: { path: '/api/news/[slug]/translate' },
  newsOffers: { path: '/api/news-offers' },

  offersPage: { path: '/api/offers/page' },
  temporaryOffers: { path: '/api/offers/temporary' },
  offer: { path: '/api/offer/[slug]' },
  offerTranslate: { path: '/api/offer/[slug]/translate' },
  ecards: { path: '/api/ecards' },
  cinepass: { path: '/api/cinepass' },
  cinepassShows: { path: '/api/cinepass/current-shows' },
  subscriptionOffers: { path: '/api/cms/1.0.0/subscription/subscription-offers', fixed: { catalog: '1' } },
  giftCard: { path: '/api/gift-card/[a]/[b]' },
  voucher: { path: '/api/voucher/[code]' },

  masterTemplatePages: { path: '/api/master-template/pages' },
  masterTemplatePage: { path: '/api/master-template/page/[slug]' },
  masterTemplatePageTranslate: { path: '/api/master-template/page/[slug]/translate' },
  faqArticleBySlug: { path: '/api/faq/article/slug/[slug]' },
  faqArticleById: { path: '/api/faq/article/id/[id]' },
  faqCategory: { path: '/api/faq/category/[id]' },

  search: { path: '/api/search/full', query: ['q', 'type'] },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
