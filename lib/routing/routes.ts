import type { Language } from '../sites/languages';
import type { Locale, LocaleFacts } from '../sites/locales';
import type { SiteId } from '../sites/sites';
import type { BracketNames } from '../text/brackets';

type Path = `/${string}`;

export type Route = {
  /** Where the screen lives under `app/[locale]`. Its `[names]` are the params of every path below. */
  page: Path;
  paths: Record<Language, Path>;
  /** A site that words a path its own way. */
  except?: Partial<Record<Locale, Path>>;
  /** Left out: as the locale writes all its paths. */
  prefix?: 'always' | 'never';
  /** No `/filters/…` may follow. */
  exact?: true;
} & Having;

/** The sites that have a screen, or those that have not; all of them have it when both are left out. */
type Having = { sites?: readonly SiteId[]; without?: never } | { without?: readonly SiteId[]; sites?: never };

const every = (path: Path): Record<Language, Path> => ({ fr: path, en: path, de: path, nl: path });

/** No city pages where all cinemas are in one city (spec catalogue §2). */
const singleCity = ['sn'] as const;

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

/**
 * The addresses of every screen. Spec catalogue §2; where it shows no path, one was chosen in the manner of its
 * neighbours. Islands carry this table for their links: what only the server asks about a screen is in `screen-facts.ts`.
 */
export const routes = {
  home: { page: '/', paths: every('/'), exact: true },

  shows: {
    page: '/shows',
    paths: { fr: '/films-evenements', en: '/movies-events', de: '/filme-events', nl: '/films' },
    except: { 'fr-FR': '/films', 'nl-BE': '/films-evenementen', 'en-NL': '/films' },
  },
  guide: {
    page: '/guide',
    paths: { fr: '/seances', en: '/showtimes', de: '/vorstellungen', nl: '/voorstellingen' },
  },
  accessible: {
    page: '/accessible',
    paths: {
      fr: '/seances-accessibles',
      en: '/accessible-showtimes',
      de: '/barrierefreie-vorstellungen',
      nl: '/toegankelijke-voorstellingen',
    },
  },
  openings: {
    page: '/openings',
    paths: { fr: '/ouvertures', en: '/booking-opens', de: '/vorverkauf', nl: '/voorverkoop' },
  },
  premieres: {
    page: '/premieres',
    paths: { fr: '/avant-premieres', en: '/premieres', de: '/vorpremieren', nl: '/voorpremieres' },
  },
  shortlist: {
    page: '/shortlist',
    paths: { fr: '/ma-selection', en: '/my-shortlist', de: '/meine-auswahl', nl: '/mijn-selectie' },
    exact: true,
  },
  movie: {
    page: '/movie/[slug]',
    paths: { fr: '/films/[slug]', en: '/movies/[slug]', de: '/filme/[slug]', nl: '/films/[slug]' },
    except: { 'en-NL': '/films/[slug]' },
  },
  movieWeek: {
    page: '/movie-week/[slug]',
    paths: {
      fr: '/films/semaine/[slug]',
      en: '/movies/week/[slug]',
      de: '/filme/woche/[slug]',
      nl: '/films/week/[slug]',
    },
    except: { 'en-NL': '/films/week/[slug]' },
  },
  entertainment: {
    page: '/entertainment/[slug]',
    paths: { fr: '/evenements/[slug]', en: '/events/[slug]', de: '/events/[slug]', nl: '/evenementen/[slug]' },
  },

  cinemas: {
    page: '/cinemas',
    paths: { fr: '/cinemas', en: '/cinemas', de: '/kinos', nl: '/bioscopen' },
  },
  cinema: {
    page: '/cinema/[slug]',
    paths: { fr: '/cinemas/[slug]', en: '/cinemas/[slug]', de: '/kinos/[slug]', nl: '/bioscopen/[slug]' },
  },
  cinemaLight: {
    page: '/cinema-light/[slug]',
    paths: { fr: '/cinemas/l/[slug]', en: '/cinemas/l/[slug]', de: '/kinos/l/[slug]', nl: '/bioscopen/l/[slug]' },
  },
  cinemaWeek: {
    page: '/cinema-week/[slug]',
    paths: {
      fr: '/cinemas/semaine/[slug]',
      en: '/cinemas/week/[slug]',
      de: '/kinos/woche/[slug]',
      nl: '/bioscopen/week/[slug]',
    },
  },
  city: {
    page: '/city/[slug]',
    without: singleCity,
    paths: {
      fr: '/cinemas/ville/[slug]',
      en: '/cinemas/city/[slug]',
      de: '/kinos/stadt/[slug]',
      nl: '/bioscopen/stad/[slug]',
    },
  },
  cityLight: {
    page: '/city-light/[slug]',
    without: singleCity,
    paths: {
      fr: '/cinemas/ville-list/[slug]',
      en: '/cinemas/city-list/[slug]',
      de: '/kinos/stadt-list/[slug]',
      nl: '/bioscopen/stad-list/[slug]',
    },
  },

  events: {
    page: '/events',
    paths: { fr: '/evenements', en: '/events', de: '/events', nl: '/evenementen' },
  },
  season: {
    page: '/season/[slug]',
    paths: { fr: '/saison/[slug]', en: '/season/[slug]', de: '/saison/[slug]', nl: '/seizoen/[slug]' },
  },
  eventSpecial: {
    page: '/event-special/[slug]',
    paths: every('/event-special/[slug]'),
  },
  brandedEvent: {
    page: '/branded-event/[slug]',
    sites: ['nl'],
    paths: every('/candela-events/[slug]'),
  },

  experiences: {
    page: '/experiences',
    paths: { fr: '/experiences', en: '/experiences', de: '/erlebnisse', nl: '/belevingen' },
    except: { 'nl-BE': '/belevenissen' },
  },
  experience: {
    page: '/experience/[slug]',
    paths: { fr: '/experiences/[slug]', en: '/experiences/[slug]', de: '/erlebnisse/[slug]', nl: '/belevingen/[slug]' },
    except: { 'nl-BE': '/belevenissen/[slug]' },
  },
  experienceGroup: {
    page: '/experience-group/[slug]',
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
    prefix: 'never',
    paths: every('/specials/[slug]'),
  },

  offers: { page: '/offers', paths: offerPaths, except: offerExceptions },
  offer: {
    page: '/offer/[slug]',
    paths: below(offerPaths),
    except: below(offerExceptions),
  },
  ecards5: {
    page: '/ecards-5',
    exact: true,
    sites: ['fr', 'nl', 'be'],
    paths: { fr: '/cinecarte-5-places', en: '/5-seat-cinecarte', de: '/cinecarte', nl: '/cinecarte' },
    except: { 'en-NL': '/cinecarte', 'fr-BE': '/carte-5-places', 'en-BE': '/5-seat-card', 'nl-BE': '/5-plaatsenkaart' },
  },
  ecards3: {
    page: '/ecards-3',
    exact: true,
    sites: ['fr'],
    paths: { fr: '/cinecarte-3-places', en: '/3-seat-cinecarte', de: '/cinecarte-3-places', nl: '/cinecarte-3-places' },
  },
  subscription: {
    page: '/subscription',
    sites: ['fr', 'nl', 'ch'],
    paths: { fr: '/cinepass', en: '/cinepass', de: '/candela-pass', nl: '/abonnementen' },
    except: { 'en-NL': '/subscription', 'fr-CH': '/candela-pass', 'en-CH': '/candela-pass' },
  },

  news: {
    page: '/news',
    paths: { fr: '/actualites', en: '/news', de: '/news', nl: '/nieuws' },
  },
  newsItem: {
    page: '/news-item/[slug]',
    paths: { fr: '/actualites/[slug]', en: '/news/[slug]', de: '/news/[slug]', nl: '/nieuws/[slug]' },
  },
  newsInApp: {
    page: '/in-app/news',
    paths: { fr: '/m/actualites', en: '/m/news', de: '/m/news', nl: '/m/nieuws' },
  },

  help: { page: '/help', sites: withHelp, paths: helpPaths() },
  helpSearch: {
    page: '/help/search',
    sites: withHelp,
    paths: helpPaths(helpWords.search),
  },
  helpCategory: {
    page: '/help/category/[id]',
    sites: withHelp,
    paths: helpPaths(helpWords.category),
  },
  helpArticle: {
    page: '/help/article/[slug]',
    sites: withHelp,
    paths: every('/help/article/slug/[slug]'),
  },
  helpArticleById: {
    page: '/help/article-by-id/[id]',
    sites: withHelp,
    paths: every('/help/article/id/[id]'),
  },
  helpInApp: { page: '/in-app/help', sites: withHelp, paths: inApp(helpPaths()) },
  helpSearchInApp: {
    page: '/in-app/help/search',
    sites: withHelp,
    paths: inApp(helpPaths(helpWords.search)),
  },
  helpCategoryInApp: {
    page: '/in-app/help/category/[id]',
    sites: withHelp,
    paths: inApp(helpPaths(helpWords.category)),
  },
  helpArticleInApp: {
    page: '/in-app/help/article/[slug]',
    sites: withHelp,
    paths: every('/m/help/article/slug/[slug]'),
  },
  helpArticleByIdInApp: {
    page: '/in-app/help/article-by-id/[id]',
    sites: withHelp,
    paths: every('/m/help/article/id/[id]'),
  },

  app: { page: '/app', paths: every('/app') },
  cvd: { page: '/cvd', paths: every('/cvd') },
  terms: {
    page: '/terms',
    sites: ['fr'],
    paths: {
      fr: '/conditions-generales',
      en: '/general-terms-and-conditions',
      de: '/conditions-generales',
      nl: '/conditions-generales',
    },
  },
  apiDocs: { page: '/api-docs', paths: every('/api'), exact: true },
  siteMap: {
    page: '/site-map',
    paths: { fr: '/plan-du-site', en: '/sitemap', de: '/sitemap', nl: '/sitemap' },
  },
  info: {
    page: '/info/[slug]',
    prefix: 'always',
    paths: every('/info/[slug]'),
  },
  voucher: {
    page: '/voucher',
    exact: true,
    prefix: 'always',
    paths: every('/voucher'),
  },
  giftCard: {
    page: '/gift-card',
    prefix: 'always',
    paths: every('/giftcard'),
  },
  giftCardBalance: {
    page: '/gift-card/balance',
    prefix: 'always',
    paths: every('/giftcard/balance'),
  },

  account: {
    page: '/account',
    exact: true,
    paths: accountPaths(),
  },
  favouriteCinemas: {
    page: '/account/cinemas',
    exact: true,
    paths: accountPaths({ fr: '/cinemas', en: '/cinemas', de: '/kinos', nl: '/bioscopen' }),
  },
  wishlist: {
    page: '/account/list',
    exact: true,
    paths: accountPaths({ fr: '/ma-liste', en: '/list', de: '/merkliste', nl: '/lijst' }),
  },

  missing: {
    page: '/missing',
    prefix: 'never',
    exact: true,
    paths: every('/404_NOT_FOUND'),
  },
  gone: {
    page: '/gone',
    prefix: 'never',
    exact: true,
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
  const { sites, without, except, paths } = routeOf(screen);
  if (without?.includes(site) || (sites && !sites.includes(site))) return null;
  return except?.[code] ?? paths[language];
}

function prefixOf({ prefix }: Route, locale: LocaleFacts): string {
  if (prefix === 'never') return '';
  return prefix === 'always' ? `/${locale.language}` : locale.prefix;
}
