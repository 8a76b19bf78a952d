import type { CallName } from '../api/paths';
import type { FeatureFlag } from '../domain/settings';
import type { Language } from '../sites/languages';
import type { Locale, LocaleFacts } from '../sites/locales';
import type { SiteId } from '../sites/sites';
import type { BracketNames } from '../text/brackets';

type Path = `/${string}`;

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

/** What must exist before a page is shown; each name is a row of `lib/guards/guards.ts`. */
export type GuardName =
  | 'show'
  | 'cinema'
  | 'city'
  | 'event'
  | 'experience'
  | 'experienceGroup'
  | 'article'
  | 'newsItem'
  | 'offer'
  | 'faqArticleBySlug'
  | 'faqArticleById'
  | 'faqCategory'
  | 'masterTemplatePage';

export type Route = {
  /** Where the screen lives under `app/[locale]`. Its `[names]` are the params of every path below. */
  page: Path;
  kind: PageKind;
  paths: Record<Language, Path>;
  /** A site that words a path its own way. */
  except?: Partial<Record<Locale, Path>>;
  /** The sites that have this screen; all of them when left out. */
  sites?: readonly SiteId[];
  /** Left out: as the locale writes all its paths. `either`: also found without its language. */
  prefix?: 'always' | 'never' | 'either';
  /** No `/filters/…` may follow. */
  exact?: true;
  /** The settings flag that switches the screen on, site by site. */
  flag?: FeatureFlag;
  guard?: GuardName;
  /** Beside its item: the calls that the page reads, or finds, and cannot be made without. */
  reads?: readonly CallName[];
  finds?: readonly CallName[];
  /** `false` keeps the screen out of sitemaps and search engines. */
  index?: false;
  /** The screen search engines are sent to instead, with the same params. */
  canonical?: string;
  /** The screen of all such items: where a language leads that has not this one. */
  list?: string;
  /** Answered with the page, for the addresses of the error pages themselves. */
  status?: 404 | 410;
};

const every = (path: Path): Record<Language, Path> => ({ fr: path, en: path, de: path, nl: path });

/** Sites with city pages: sn has a single city (spec catalogue §2). */
const withCities = ['fr', 'ch', 'be', 'tn', 'nl', 'ci', 'ma'] as const;

/** The offers page in the words of each country. */
const offerPaths = { fr: '/offres', en: '/offers', de: '/abos-angebote', nl: '/nieuws-en-aanbiedingen' } as const;
const offerExceptions = {
  'fr-CH': '/abos-offres',
  'en-CH': '/subscriptions-offers',
  'fr-BE': '/actus-et-offres',
  'en-BE': '/news-and-offers',
  'en-NL': '/news-and-offers',
} as const;

/** The page of one item below the page of all. */
const below = <Paths extends Record<string, Path>>(paths: Paths) =>
  Object.fromEntries(Object.entries(paths).map(([key, path]) => [key, `${path}/[slug]`])) as Record<keyof Paths, Path>;

/** The help centre exists on two sites. */
const withHelp = ['fr', 'nl'] as const;
const helpHome: Record<Language, Path> = { fr: '/aide', en: '/help', de: '/help', nl: '/help' };
const helpWords = {
  search: { fr: '/recherche', en: '/search', de: '/search', nl: '/search' },
  category: { fr: '/categorie/[id]', en: '/topic/[id]', de: '/topic/[id]', nl: '/topic/[id]' },
} as const;
const helpPaths = (words?: Record<Language, Path>): Record<Language, Path> => ({
  fr: `${helpHome.fr}${words?.fr ?? ''}`,
  en: `${helpHome.en}${words?.en ?? ''}`,
  de: `${helpHome.de}${words?.de ?? ''}`,
  nl: `${helpHome.nl}${words?.nl ?? ''}`,
});

/** The visitor's own pages. */
const accountPaths = (words?: Record<Language, Path>): Record<Language, Path> => ({
  fr: `/mon-compte${words?.fr ?? ''}`,
  en: `/account${words?.en ?? ''}`,
  de: `/mein-konto${words?.de ?? ''}`,
  nl: `/mijn-account${words?.nl ?? ''}`,
});

/** The same screen in the mobile app's webview. */
const inApp = ({ fr, en, de, nl }: Record<Language, Path>): Record<Language, Path> => ({
  fr: `/m${fr}`,
  en: `/m${en}`,
  de: `/m${de}`,
  nl: `/m${nl}`,
});

/** Every screen, once. Spec catalogue §2; where it shows no path, one was chosen in the manner of its neighbours. */
export const routes = {
  home: { page: '/', kind: 'Home', reads: ['shows'], paths: every('/'), exact: true },

  shows: {
    page: '/shows',
    kind: 'Shows',
    reads: ['shows'],
    paths: { fr: '/films-evenements', en: '/movies-events', de: '/filme-events', nl: '/films' },
    except: { 'fr-FR': '/films', 'nl-BE': '/films-evenementen', 'en-NL': '/films' },
  },
  movie: {
    page: '/movie/[slug]',
    kind: 'Movie',
    guard: 'show',
    list: 'shows',
    paths: { fr: '/films/[slug]', en: '/movies/[slug]', de: '/filme/[slug]', nl: '/films/[slug]' },
    except: { 'en-NL': '/films/[slug]' },
  },
  entertainment: {
    page: '/entertainment/[slug]',
    kind: 'Entertainment',
    guard: 'show',
    list: 'events',
    paths: { fr: '/evenements/[slug]', en: '/events/[slug]', de: '/events/[slug]', nl: '/evenementen/[slug]' },
  },

  cinemas: {
    page: '/cinemas',
    kind: 'CinemasList',
    reads: ['cinemas'],
    paths: { fr: '/cinemas', en: '/cinemas', de: '/kinos', nl: '/bioscopen' },
  },
  cinema: {
    page: '/cinema/[slug]',
    kind: 'Cinema',
    guard: 'cinema',
    list: 'cinemas',
    paths: { fr: '/cinemas/[slug]', en: '/cinemas/[slug]', de: '/kinos/[slug]', nl: '/bioscopen/[slug]' },
  },
  cinemaLight: {
    page: '/cinema-light/[slug]',
    kind: 'CinemaLight',
    guard: 'cinema',
    list: 'cinemas',
    canonical: 'cinema',
    paths: { fr: '/cinemas/l/[slug]', en: '/cinemas/l/[slug]', de: '/kinos/l/[slug]', nl: '/bioscopen/l/[slug]' },
  },
  city: {
    page: '/city/[slug]',
    kind: 'City',
    guard: 'city',
    list: 'cinemas',
    reads: ['cinemas'],
    finds: ['city'],
    sites: withCities,
    paths: {
      fr: '/cinemas/ville/[slug]',
      en: '/cinemas/city/[slug]',
      de: '/kinos/stadt/[slug]',
      nl: '/bioscopen/stad/[slug]',
    },
  },
  cityLight: {
    page: '/city-light/[slug]',
    kind: 'CityLight',
    guard: 'city',
    list: 'cinemas',
    reads: ['cinemas'],
    finds: ['city'],
    sites: withCities,
    canonical: 'city',
    paths: {
      fr: '/cinemas/ville-list/[slug]',
      en: '/cinemas/city-list/[slug]',
      de: '/kinos/stadt-list/[slug]',
      nl: '/bioscopen/stad-list/[slug]',
    },
  },

  events: {
    page: '/events',
    kind: 'Entertainment',
    reads: ['events'],
    paths: { fr: '/evenements', en: '/events', de: '/events', nl: '/evenementen' },
  },
  season: {
    page: '/season/[slug]',
    kind: 'Season',
    guard: 'event',
    list: 'events',
    reads: ['shows'],
    paths: { fr: '/saison/[slug]', en: '/season/[slug]', de: '/saison/[slug]', nl: '/seizoen/[slug]' },
  },
  eventSpecial: {
    page: '/event-special/[slug]',
    kind: 'Season',
    guard: 'event',
    list: 'events',
    reads: ['shows'],
    paths: every('/event-special/[slug]'),
  },
  brandedEvent: {
    page: '/branded-event/[slug]',
    kind: 'Season',
    guard: 'event',
    list: 'events',
    reads: ['shows'],
    sites: ['nl'],
    paths: every('/candela-events/[slug]'),
  },

  experiences: {
    page: '/experiences',
    kind: 'Experience',
    reads: ['experiences'],
    paths: { fr: '/experiences', en: '/experiences', de: '/erlebnisse', nl: '/belevingen' },
    except: { 'nl-BE': '/belevenissen' },
  },
  experience: {
    page: '/experience/[slug]',
    kind: 'Experience',
    guard: 'experience',
    list: 'experiences',
    paths: { fr: '/experiences/[slug]', en: '/experiences/[slug]', de: '/erlebnisse/[slug]', nl: '/belevingen/[slug]' },
    except: { 'nl-BE': '/belevenissen/[slug]' },
  },
  experienceGroup: {
    page: '/experience-group/[slug]',
    kind: 'Experience',
    guard: 'experienceGroup',
    list: 'experiences',
    reads: ['experiences'],
    paths: {
      fr: '/experiences/rubrique/[slug]',
      en: '/experiences/category/[slug]',
      de: '/erlebnisse/category/[slug]',
      nl: '/belevingen/category/[slug]',
    },
    except: { 'nl-BE': '/belevenissen/category/[slug]' },
  },
  special: {
    page: '/special/[slug]',
    kind: 'ExperienceArticle',
    guard: 'article',
    list: 'experiences',
    prefix: 'never',
    paths: every('/specials/[slug]'),
  },

  offers: { page: '/offers', kind: 'Offer', finds: ['offersPage'], paths: offerPaths, except: offerExceptions },
  offer: {
    page: '/offer/[slug]',
    kind: 'Offer',
    guard: 'offer',
    list: 'offers',
    paths: below(offerPaths),
    except: below(offerExceptions),
  },
  ecards5: {
    page: '/ecards-5',
    kind: 'Offer',
    reads: ['ecards'],
    exact: true,
    sites: ['fr', 'nl', 'be'],
    paths: { fr: '/cinecarte-5-places', en: '/5-seat-cinecarte', de: '/cinecarte', nl: '/cinecarte' },
    except: { 'en-NL': '/cinecarte', 'fr-BE': '/carte-5-places', 'en-BE': '/5-seat-card', 'nl-BE': '/5-plaatsenkaart' },
  },
  ecards3: {
    page: '/ecards-3',
    kind: 'Offer',
    reads: ['ecards'],
    exact: true,
    sites: ['fr'],
    paths: { fr: '/cinecarte-3-places', en: '/3-seat-cinecarte', de: '/cinecarte-3-places', nl: '/cinecarte-3-places' },
  },
  subscription: {
    page: '/subscription',
    kind: 'Offer',
    finds: ['subscriptionOffers'],
    flag: 'subscriptions',
    sites: ['fr', 'nl', 'ch'],
    paths: { fr: '/cinepass', en: '/cinepass', de: '/candela-pass', nl: '/abonnementen' },
    except: { 'en-NL': '/subscription', 'fr-CH': '/candela-pass', 'en-CH': '/candela-pass' },
  },

  news: {
    page: '/news',
    kind: 'NewsItem',
    reads: ['news'],
    paths: { fr: '/actualites', en: '/news', de: '/news', nl: '/nieuws' },
  },
  newsItem: {
    page: '/news-item/[slug]',
    kind: 'NewsItem',
    guard: 'newsItem',
    list: 'news',
    paths: { fr: '/actualites/[slug]', en: '/news/[slug]', de: '/news/[slug]', nl: '/nieuws/[slug]' },
  },
  newsInApp: {
    page: '/in-app/news',
    kind: 'NewsItem',
    reads: ['news'],
    index: false,
    paths: { fr: '/m/actualites', en: '/m/news', de: '/m/news', nl: '/m/nieuws' },
  },

  help: { page: '/help', kind: 'FaqCategory', sites: withHelp, paths: helpPaths() },
  helpSearch: {
    page: '/help/search',
    kind: 'FaqCategory',
    sites: withHelp,
    index: false,
    paths: helpPaths(helpWords.search),
  },
  helpCategory: {
    page: '/help/category/[id]',
    kind: 'FaqCategory',
    guard: 'faqCategory',
    list: 'help',
    sites: withHelp,
    paths: helpPaths(helpWords.category),
  },
  helpArticle: {
    page: '/help/article/[slug]',
    kind: 'FaqArticleBySlug',
    guard: 'faqArticleBySlug',
    list: 'help',
    sites: withHelp,
    paths: every('/help/article/slug/[slug]'),
  },
  helpArticleById: {
    page: '/help/article-by-id/[id]',
    kind: 'FaqArticleById',
    guard: 'faqArticleById',
    list: 'help',
    sites: withHelp,
    index: false,
    paths: every('/help/article/id/[id]'),
  },
  helpInApp: { page: '/in-app/help', kind: 'FaqCategory', sites: withHelp, index: false, paths: inApp(helpPaths()) },
  helpSearchInApp: {
    page: '/in-app/help/search',
    kind: 'FaqCategory',
    sites: withHelp,
    index: false,
    paths: inApp(helpPaths(helpWords.search)),
  },
  helpCategoryInApp: {
    page: '/in-app/help/category/[id]',
    kind: 'FaqCategory',
    guard: 'faqCategory',
    list: 'helpInApp',
    sites: withHelp,
    index: false,
    paths: inApp(helpPaths(helpWords.category)),
  },
  helpArticleInApp: {
    page: '/in-app/help/article/[slug]',
    kind: 'FaqArticleBySlug',
    guard: 'faqArticleBySlug',
    list: 'helpInApp',
    sites: withHelp,
    index: false,
    paths: every('/m/help/article/slug/[slug]'),
  },
  helpArticleByIdInApp: {
    page: '/in-app/help/article-by-id/[id]',
    kind: 'FaqArticleById',
    guard: 'faqArticleById',
    list: 'helpInApp',
    sites: withHelp,
    index: false,
    paths: every('/m/help/article/id/[id]'),
  },

  app: { page: '/app', kind: 'MasterTemplate', prefix: 'either', paths: every('/app') },
  cvd: { page: '/cvd', kind: 'MasterTemplate', finds: ['masterTemplatePage'], paths: every('/cvd') },
  terms: {
    page: '/terms',
    kind: 'MasterTemplate',
    finds: ['masterTemplatePage'],
    sites: ['fr'],
    paths: {
      fr: '/conditions-generales',
      en: '/general-terms-and-conditions',
      de: '/conditions-generales',
      nl: '/conditions-generales',
    },
  },
  siteMap: {
    page: '/site-map',
    kind: 'MasterTemplate',
    paths: { fr: '/plan-du-site', en: '/sitemap', de: '/sitemap', nl: '/sitemap' },
  },
  info: {
    page: '/info/[slug]',
    kind: 'MasterTemplate',
    guard: 'masterTemplatePage',
    list: 'siteMap',
    prefix: 'always',
    paths: every('/info/[slug]'),
  },
  voucher: {
    page: '/voucher',
    kind: 'Offer',
    reads: ['settings'],
    exact: true,
    prefix: 'always',
    flag: 'voucherCheckerEnabled',
    paths: every('/voucher'),
  },
  giftCard: {
    page: '/gift-card',
    kind: 'Offer',
    reads: ['settings'],
    prefix: 'always',
    flag: 'giftCard',
    paths: every('/giftcard'),
  },
  giftCardBalance: {
    page: '/gift-card/balance',
    kind: 'Offer',
    reads: ['settings'],
    prefix: 'always',
    flag: 'giftCard',
    index: false,
    paths: every('/giftcard/balance'),
  },

  account: {
    page: '/account',
    kind: 'MasterTemplate',
    reads: ['settings'],
    flag: 'authentication',
    index: false,
    exact: true,
    paths: accountPaths(),
  },
  favouriteCinemas: {
    page: '/account/cinemas',
    kind: 'MasterTemplate',
    reads: ['settings'],
    flag: 'authentication',
    index: false,
    exact: true,
    paths: accountPaths({ fr: '/cinemas', en: '/cinemas', de: '/kinos', nl: '/bioscopen' }),
  },
  wishlist: {
    page: '/account/list',
    kind: 'MasterTemplate',
    reads: ['settings'],
    flag: 'authentication',
    index: false,
    exact: true,
    paths: accountPaths({ fr: '/ma-liste', en: '/list', de: '/merkliste', nl: '/lijst' }),
  },

  missing: {
    page: '/missing',
    kind: 'NotFound',
    prefix: 'never',
    exact: true,
    index: false,
    status: 404,
    paths: every('/404_NOT_FOUND'),
  },
  gone: {
    page: '/gone',
    kind: 'NotFound',
    prefix: 'never',
    exact: true,
    index: false,
    status: 410,
    paths: every('/410_GONE'),
  },
} as const satisfies Record<string, Route>;

export type Screen = keyof typeof routes;
export type Params<S extends Screen> = Record<BracketNames<(typeof routes)[S]['page']>, string>;
export const screens = Object.keys(routes) as Screen[];
export const routeOf = (screen: Screen): Route => routes[screen];

/** The path of a screen in a locale, prefix and all, `[names]` unfilled. Null where the site lacks the screen. */
export function template(screen: Screen, locale: LocaleFacts): string | null {
  const bare = bareTemplate(screen, locale);
  if (bare === null) return null;
  const path = prefixOf(routeOf(screen), locale) + bare;
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

/** The same without the language in front. */
export function bareTemplate(screen: Screen, { code, site, language }: LocaleFacts): Path | null {
  const { sites, except, paths } = routeOf(screen);
  if (sites && !sites.includes(site)) return null;
  return except?.[code] ?? paths[language];
}

function prefixOf({ prefix }: Route, locale: LocaleFacts): string {
  if (prefix === 'never') return '';
  return prefix === 'always' ? `/${locale.language}` : locale.prefix;
}
