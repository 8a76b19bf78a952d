import type { EndpointName } from '@/lib/api/program-calls';

/** The calls by what they are about, in the order in which one reads of them. */
export const groups = {
  shows: [
    'shows',
    'show',
    'showTranslate',
    'showCinemas',
    'showtimesAt',
    'showtimesAtSwapped',
    'showtimesOn',
    'showtimesAll',
    'featured',
    'vod',
    'versions',
    'tags',
  ],
  cinemas: ['cinemas', 'cinema', 'cinemaTranslate', 'cinemaShows', 'cities', 'city', 'zone', 'zoneHere'],
  search: ['search', 'searchQuick'],
  events: ['events', 'event', 'eventShows'],
  experiences: [
    'experiences',
    'experience',
    'experienceShows',
    'experienceGroup',
    'technologies',
    'article',
    'articleTranslate',
  ],
  news: ['news', 'newsItem', 'newsTranslate', 'newsOffers', 'youtubeLatest'],
  offers: [
    'offersPage',
    'offersPromotion',
    'temporaryOffers',
    'offer',
    'offerTranslate',
    'ecards',
    'cinepass',
    'cinepassShows',
    'subscriptionOffers',
    'voucher',
    'giftCard',
  ],
  site: [
    'settings',
    'footer',
    'footerFaq',
    'alerts',
    'permanentAutopromo',
    'nativeAd',
    'masterTemplatePages',
    'masterTemplatePage',
    'masterTemplatePageTranslate',
  ],
  help: ['faqArticleBySlug', 'faqArticleById', 'faqCategory'],
} as const satisfies Record<string, readonly EndpointName[]>;

export type Group = keyof typeof groups;
