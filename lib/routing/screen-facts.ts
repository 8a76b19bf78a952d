import type { CallName } from '../api/paths';
import type { FeatureFlag } from '../domain/settings';
import type { Screen } from './routes';

/** What a page is to tracking (spec catalogue §2, "Page kinds"). */
export type PageKind =
  | 'Home'
  | 'Shows'
  | 'Movie'
  | 'Entertainment'
  | 'CinemasList'
  | 'Cinema'
  | 'CinemaLight'
  | 'City'
  | 'CityLight'
  | 'Experience'
  | 'Season'
  | 'NewsItem'
  | 'Offer'
  | 'ExperienceArticle'
  | 'FaqCategory'
  | 'FaqArticleById'
  | 'FaqArticleBySlug'
  | 'MasterTemplate'
  | 'NotFound';

export type ScreenFacts = {
  kind: PageKind;
  /** What tracking calls it (spec visitor §7); where that names none, in the manner of its neighbours. */
  type: string;
  /** The settings flag that switches the screen on, site by site. */
  flag?: FeatureFlag;
  /** The call that knows whether the item of the page exists; what else is asked is in `lib/guards/guards.ts`. */
  guard?: CallName;
  /** Beside its item: the calls that the page reads, or finds, and cannot be made without. */
  reads?: readonly CallName[];
  finds?: readonly CallName[];
  /** Calls of which one must be there at least: the page shows what each of them has, and nothing besides. */
  readsOneOf?: readonly CallName[];
  /** The screen of all such items: where a language leads that has not this one. */
  list?: Screen;
  /** The screen search engines are sent to instead, with the same params. */
  canonical?: Screen;
  /** `false` keeps the screen out of sitemaps and search engines. */
  index?: false;
  /** Answered with the page, for the addresses of the error pages themselves. */
  status?: 404 | 410;
  /** The file that lists its items for search engines; screens of one page are all in `pages`. */
  sitemap?: string;
  /** Its group on the page of all pages, and which of the group it is; null for that page itself. */
  onMap?: readonly [group: MapGroup, at: number] | null;
};

export type MapGroup = 'films' | 'cinemas' | 'offers' | 'about';

/**
 * What the server, the tests and nobody else ask about every screen. Beside the addresses of `routes.ts` and not among
 * them, since a browser carries those and would carry this too.
 */
export const screenFacts = {
  home: {
    kind: 'Home',
    type: 'home',
    readsOneOf: ['shows', 'news', 'temporaryOffers', 'experiences'],
    onMap: ['about', 1],
  },
  shows: { kind: 'Shows', type: 'shows', reads: ['shows'], onMap: ['films', 1] },
  guide: { kind: 'Shows', type: 'showtimes', reads: ['cinemas'], onMap: ['films', 2] },
  accessible: { kind: 'Shows', type: 'accessible showtimes', reads: ['cinemas'], onMap: ['films', 3] },
  openings: { kind: 'Shows', type: 'openings of booking', reads: ['shows'], onMap: ['films', 4] },
  premieres: {
    kind: 'Shows',
    type: 'previews',
    reads: ['cities', 'shows', 'cinemas'],
    onMap: ['films', 5],
  },
  shortlist: { kind: 'Shows', type: 'shortlist', index: false },
  movie: { kind: 'Movie', type: 'movie', guard: 'show', list: 'shows', sitemap: 'films' },
  movieWeek: {
    kind: 'Movie',
    type: 'week of a film',
    guard: 'show',
    list: 'shows',
    canonical: 'movie',
  },
  entertainment: {
    kind: 'Entertainment',
    type: 'entertainment event',
    guard: 'show',
    list: 'events',
    sitemap: 'films',
  },
  cinemas: { kind: 'CinemasList', type: 'cinemas', reads: ['cinemas'], onMap: ['cinemas', 1] },
  cinema: { kind: 'Cinema', type: 'cinema', guard: 'cinema', reads: ['cinemas'], list: 'cinemas', sitemap: 'cinemas' },
  cinemaLight: {
    kind: 'CinemaLight',
    type: 'light cinema page',
    guard: 'cinema',
    reads: ['cinemas'],
    list: 'cinemas',
    canonical: 'cinema',
  },
  cinemaWeek: {
    kind: 'Cinema',
    type: 'week of a cinema',
    guard: 'cinema',
    reads: ['cinemas'],
    list: 'cinemas',
    canonical: 'cinema',
  },
  city: {
    kind: 'City',
    type: 'city',
    guard: 'city',
    reads: ['cinemas'],
    finds: ['city'],
    list: 'cinemas',
    sitemap: 'cities',
  },
  cityLight: {
    kind: 'CityLight',
    type: 'light city page',
    guard: 'city',
    reads: ['cinemas'],
    finds: ['city'],
    list: 'cinemas',
    canonical: 'city',
  },
  events: { kind: 'Entertainment', type: 'events', reads: ['events'], onMap: ['films', 6] },
  season: { kind: 'Season', type: 'season', guard: 'event', list: 'events', sitemap: 'events' },
  eventSpecial: { kind: 'Season', type: 'season', guard: 'event', list: 'events', sitemap: 'events' },
  brandedEvent: { kind: 'Season', type: 'season', guard: 'event', list: 'events', sitemap: 'events' },
  experiences: { kind: 'Experience', type: 'experiences list', reads: ['experiences'], onMap: ['offers', 7] },
  experience: {
    kind: 'Experience',
    type: 'experience',
    guard: 'experience',
    list: 'experiences',
    sitemap: 'experiences',
  },
  experienceGroup: {
    kind: 'Experience',
    type: 'experience group',
    guard: 'experienceGroup',
    reads: ['experiences'],
    list: 'experiences',
    sitemap: 'experiences',
  },
  special: {
    kind: 'ExperienceArticle',
    type: 'experience article',
    guard: 'article',
    list: 'experiences',
    sitemap: 'specials',
  },
  offers: { kind: 'Offer', type: 'offers list', finds: ['offersPage'], onMap: ['offers', 1] },
  offer: { kind: 'Offer', type: 'offer', guard: 'offer', list: 'offers', sitemap: 'offers' },
  ecards5: { kind: 'Offer', type: 'e-cards', reads: ['ecards'], onMap: ['offers', 3] },
  ecards3: { kind: 'Offer', type: 'e-cards 3 seats', reads: ['ecards'], onMap: ['offers', 4] },
  subscription: {
    kind: 'Offer',
    type: 'subscription offers',
    flag: 'subscriptions',
    finds: ['subscriptionOffers'],
    onMap: ['offers', 2],
  },
  news: { kind: 'NewsItem', type: 'news list', reads: ['news'], onMap: ['about', 2] },
  newsItem: { kind: 'NewsItem', type: 'news item', guard: 'newsItem', list: 'news', sitemap: 'news' },
  newsInApp: { kind: 'NewsItem', type: 'news list', reads: ['news'], index: false },
  help: { kind: 'FaqCategory', type: 'FAQ', onMap: ['about', 4] },
  helpSearch: { kind: 'FaqCategory', type: 'FAQ results', index: false },
  helpCategory: { kind: 'FaqCategory', type: 'FAQ category', guard: 'faqCategory', list: 'help', sitemap: 'help' },
  helpArticle: {
    kind: 'FaqArticleBySlug',
    type: 'FAQ article',
    guard: 'faqArticleBySlug',
    list: 'help',
    sitemap: 'help',
  },
  helpArticleById: { kind: 'FaqArticleById', type: 'FAQ article', guard: 'faqArticleById', list: 'help', index: false },
  helpInApp: { kind: 'FaqCategory', type: 'FAQ', index: false },
  helpSearchInApp: { kind: 'FaqCategory', type: 'FAQ results', index: false },
  helpCategoryInApp: {
    kind: 'FaqCategory',
    type: 'FAQ category',
    guard: 'faqCategory',
    list: 'helpInApp',
    index: false,
  },
  helpArticleInApp: {
    kind: 'FaqArticleBySlug',
    type: 'FAQ article',
    guard: 'faqArticleBySlug',
    list: 'helpInApp',
    index: false,
  },
  helpArticleByIdInApp: {
    kind: 'FaqArticleById',
    type: 'FAQ article',
    guard: 'faqArticleById',
    list: 'helpInApp',
    index: false,
  },
  app: { kind: 'MasterTemplate', type: 'mobile app', onMap: ['about', 3] },
  cvd: { kind: 'MasterTemplate', type: 'cvd', finds: ['masterTemplatePage'], onMap: ['about', 5] },
  terms: { kind: 'MasterTemplate', type: 'terms and conditions', finds: ['masterTemplatePage'], onMap: ['about', 6] },
  apiDocs: { kind: 'MasterTemplate', type: 'open API', onMap: ['about', 7] },
  siteMap: { kind: 'MasterTemplate', type: 'sitemap', onMap: null },
  info: {
    kind: 'MasterTemplate',
    type: 'information page',
    guard: 'masterTemplatePage',
    list: 'siteMap',
    sitemap: 'pages',
  },
  voucher: { kind: 'Offer', type: 'voucher', flag: 'voucherCheckerEnabled', reads: ['settings'], onMap: ['offers', 6] },
  giftCard: { kind: 'Offer', type: 'gift card', flag: 'giftCard', reads: ['settings'], onMap: ['offers', 5] },
  giftCardBalance: { kind: 'Offer', type: 'gift card', flag: 'giftCard', reads: ['settings'], index: false },
  account: { kind: 'MasterTemplate', type: 'account', flag: 'authentication', reads: ['settings'], index: false },
  favouriteCinemas: {
    kind: 'MasterTemplate',
    type: 'favourite cinemas',
    flag: 'authentication',
    reads: ['settings'],
    index: false,
  },
  wishlist: { kind: 'MasterTemplate', type: 'wishlist', flag: 'authentication', reads: ['settings'], index: false },
  missing: { kind: 'NotFound', type: 'not found', index: false, status: 404 },
  gone: { kind: 'NotFound', type: 'not found', index: false, status: 410 },
} as const satisfies Record<Screen, ScreenFacts>;

type Rows = typeof screenFacts;

/** What must exist before a page is shown. */
export type GuardName = Extract<Rows[Screen], { guard: CallName }>['guard'];
/** The files that list items for search engines. */
export type SitemapName = Extract<Rows[Screen], { sitemap: string }>['sitemap'];
export type PageType = Rows[Screen]['type'];

/** The facts of a screen that is known only when the site runs. */
export const screenFactsOf = (screen: Screen): ScreenFacts & { guard?: GuardName; sitemap?: SitemapName } =>
  screenFacts[screen];
