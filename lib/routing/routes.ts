import type { FeatureFlag } from '../domain/settings';
import type { Locale, LocaleFacts } from '../sites/locales';
import type { Language, SiteId } from '../sites/sites';
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

/** What must exist before a page is shown; each name is a row of `lib/api/guards.ts`. */
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
  /** `false` keeps the screen out of sitemaps and search engines. */
  index?: false;
  /** The screen search engines are sent to instead, with the same params. */
  canonical?: string;
  /** Answered with the page, for the addresses of the error pages themselves. */
  status?: 404 | 410;
};

const every = (path: Path): Record<Language, Path> => ({ fr: path, en: path, de: path, nl: path });

/** Sites with city pages: sn has a single city (spec catalogue §2). */
const withCities = ['fr', 'ch', 'be', 'tn', 'nl', 'ci', 'ma'] as const;

/** Every screen, once. Spec catalogue §2; where it shows no path, one was chosen in the manner of its neighbours. */
export const routes = {
  home: { page: '/', kind: 'Home', paths: every('/'), exact: true },

  shows: {
    page: '/shows',
    kind: 'Shows',
    paths: { fr: '/films-evenements', en: '/movies-events', de: '/filme-events', nl: '/films' },
    except: { 'fr-FR': '/films', 'nl-BE': '/films-evenementen', 'en-NL': '/films' },
  },
  movie: {
    page: '/movie/[slug]',
    kind: 'Movie',
    guard: 'show',
    paths: { fr: '/films/[slug]', en: '/movies/[slug]', de: '/filme/[slug]', nl: '/films/[slug]' },
    except: { 'en-NL': '/films/[slug]' },
  },
  entertainment: {
    page: '/entertainment/[slug]',
    kind: 'Entertainment',
    guard: 'show',
    paths: { fr: '/evenements/[slug]', en: '/events/[slug]', de: '/events/[slug]', nl: '/evenementen/[slug]' },
  },

  cinemas: {
    page: '/cinemas',
    kind: 'CinemasList',
    paths: { fr: '/cinemas', en: '/cinemas', de: '/kinos', nl: '/bioscopen' },
  },
  cinema: {
    page: '/cinema/[slug]',
    kind: 'Cinema',
    guard: 'cinema',
    paths: { fr: '/cinemas/[slug]', en: '/cinemas/[slug]', de: '/kinos/[slug]', nl: '/bioscopen/[slug]' },
  },
  cinemaLight: {
    page: '/cinema-light/[slug]',
    kind: 'CinemaLight',
    guard: 'cinema',
    canonical: 'cinema',
    paths: { fr: '/cinemas/l/[slug]', en: '/cinemas/l/[slug]', de: '/kinos/l/[slug]', nl: '/bioscopen/l/[slug]' },
  },
  city: {
    page: '/city/[slug]',
    kind: 'City',
    guard: 'city',
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
    sites: withCities,
    canonical: 'city',
    paths: {
      fr: '/cinemas/ville-list/[slug]',
      en: '/cinemas/city-list/[slug]',
      de: '/kinos/stadt-list/[slug]',
      nl: '/bioscopen/stad-list/[slug]',
    },
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
