import { resolveHost } from '../sites/hosts';
import type { Locale, LocaleFacts } from '../sites/locales';
import { type SiteId, siteFacts, siteIds } from '../sites/sites';
import { takesFilters } from './carried-path';
import { findComposedScreen } from './composed-screens';
import { isFilter, isListed, joinFilters } from './filter-segments';
import { splitFilters } from './filters';
import { href, internalPath } from './href';
import { matchBare, matchWritten, type PathMatch } from './match-path';
import { type LanguageWishes, rankLocales } from './rank-locales';
import { routeOf, type Screen, screens } from './routes';
import { screenFactsOf } from './screen-facts';

export type PathQuestion = LanguageWishes & {
  host: string | null;
  /** Percent-encoded, as it stands in the request line. */
  pathname: string;
  /** The `website` query parameter, which must name the site itself (spec catalogue §2), as `fr` or, as in its §9, `FR`. */
  website?: string | null | undefined;
  /** The `errorCode` query parameter, which says what an error page shows (spec catalogue §2). */
  errorCode?: string | null | undefined;
  /** All sites when left out. */
  enabled?: readonly SiteId[];
};

export type ScreenResolution = {
  kind: 'screen';
  locale: Locale;
  screen: Screen;
  params: Record<string, string>;
  /** Where the App Router keeps it. */
  internal: string;
  /** `/filters` and what follows it, as written; empty for a bare address. */
  suffix: string;
  /** How many filters the address carries. */
  filters: number;
  /** Some of them are a visitor's own, or nobody's: a view that no search engine should list. */
  isOwnView: boolean;
  /** The language came from the visitor, not from the path. */
  negotiated: boolean;
  /** Of an error page asked for by its own address. */
  status: 404 | 410 | undefined;
};

export type Resolution =
  | ScreenResolution
  | { kind: 'redirect'; to: string; status: 301 | 307 | 308; negotiated: boolean; hash?: string }
  | { kind: 'missing'; locale: Locale };

/** What is left once the catalogue was asked. */
export type CheckedResolution = Resolution | { kind: 'gone' | 'unavailable'; locale: Locale };

/** Longer than any path the tables can write. */
const longestPath = 2000;

/** Says what a request asks for. Knows nothing of Next.js, so every cell of the table is tested in milliseconds. */
export function resolvePath({
  host,
  pathname,
  website,
  errorCode,
  enabled = siteIds,
  ...wishes
}: PathQuestion): Resolution {
  const { site } = resolveHost(host, enabled);
  const liked = rankLocales(site, wishes);
  const missing = { kind: 'missing', locale: pickLocale(liked, pathname).code } as const;

  const isElsewhere = website != null && website.toLowerCase() !== site;
  if (pathname.length > longestPath || pathname.includes('//') || isElsewhere) return missing;
  if (pathname.length > 1 && pathname.endsWith('/'))
    return { kind: 'redirect', to: pathname.slice(0, -1), status: 308, negotiated: false };

  const { base, filters, suffix } = splitFilters(pathname);
  const isKnown = filters.every(isFilter);
  const takes = ({ screen }: PathMatch) => !suffix || (!routeOf(screen).exact && (isKnown || takesFilters(screen)));
  const accepted = (match: PathMatch | null) => (match && takes(match) ? match : null);

  for (const locale of liked) {
    const found = accepted(matchWritten(locale, base));
    if (!found) continue;
    const own = ownAddress(locale, found, suffix);
    if (own) return { kind: 'redirect', to: own, status: 308, negotiated: false };
    const shown = pickErrorScreen(found.screen, errorCode);
    return {
      kind: 'screen',
      locale: locale.code,
      screen: shown,
      params: found.params,
      internal: internalPath(locale.code, shown, found.params),
      suffix,
      filters: filters.length,
      isOwnView: !filters.every(isListed),
      negotiated: routeOf(shown).prefix === 'never',
      status: screenFactsOf(shown).status,
    };
  }
  return findRedirect(site, liked, base, suffix, accepted) ?? missing;
}

/** A page of the editors that a screen of its own shows has one address. */
function ownAddress({ code }: LocaleFacts, { screen, params }: PathMatch, suffix: string): string | null {
  const own = screen === 'info' ? findComposedScreen(code, params.slug ?? '') : null;
  const path = own && href(code, own);
  return path && joinFilters(path, suffix);
}

/** An error page is the one that `errorCode` names, else its path's own; on any other page the parameter means nothing. */
function pickErrorScreen(screen: Screen, errorCode: PathQuestion['errorCode']): Screen {
  const named = screens.find((each) => screenFactsOf(each).status === Number(errorCode));
  return screenFactsOf(screen).status && named ? named : screen;
}

/** A path with its language too many (`/fr/films` on fr) or too few (`/cinemas` on be) still finds its way. */
function findRedirect(
  site: SiteId,
  liked: LocaleFacts[],
  base: string,
  suffix: string,
  accepted: (match: PathMatch | null) => PathMatch | null,
): Resolution | null {
  const { unprefixed } = siteFacts(site);
  if (unprefixed && (base === `/${unprefixed}` || base.startsWith(`/${unprefixed}/`))) {
    const locale = liked.find(({ language }) => language === unprefixed);
    const bare = base.slice(unprefixed.length + 1) || '/';
    if (locale && accepted(matchBare(locale, bare)))
      return { kind: 'redirect', to: joinFilters(bare, suffix), status: 301, negotiated: false };
  }
  const guess = liked.find((locale) => locale.prefix && accepted(matchBare(locale, base)));
  return guess
    ? { kind: 'redirect', to: guess.prefix + (base === '/' ? '' : base) + suffix, status: 307, negotiated: true }
    : null;
}

/** The language a path claims, else the best liked one. */
function pickLocale(liked: LocaleFacts[], pathname: string): LocaleFacts {
  const claimed = liked.find(({ language }) => pathname === `/${language}` || pathname.startsWith(`/${language}/`));
  return claimed ?? liked[0]!;
}
