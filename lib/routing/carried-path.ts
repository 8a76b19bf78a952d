import { type Locale, locales } from '../sites/locales';
import { bracketPattern } from '../text/bracket-pattern';
import {
  eveningTag,
  type FilterKind,
  type Filters,
  filteredPath,
  kidsTag,
  parseFilters,
  splitFilters,
} from './filters';
import { type Screen, template } from './routes';
import { resolveShowsTab, showsTabs } from './shows-tabs';

type Travelling = {
  /** The kinds of filter that its address says, be it only to hand them on. */
  says: readonly FilterKind[];
  /** Those that it understands and no link brings along. */
  own?: readonly FilterKind[];
  /** Its own slug is a place: what is looked at from there is looked at there. */
  isPlace?: true;
  /** Tags that mean nothing there. */
  without?: readonly string[];
};

/** With whom one goes is handed on as well, for the guide that understands it. */
const evening = ['after', 'before', 'home', 'break', 'child', 'most', 'pass'] as const;
const ofBoard = { says: ['date', 'tags', 'localisation', 'versions', ...evening], without: [eveningTag] } as const;
const ofPlace = { says: ['date', 'tags', 'versions', ...evening], isPlace: true } as const;

/** Where a visitor's day, place, version and access go along, and what each of these screens can say of them. */
const travelling: Partial<Record<Screen, Travelling>> = {
  shows: {
    says: ['date', 'tags', 'localisation', 'versions', 'genres', 'child'],
    own: ['order'],
    without: [eveningTag, kidsTag],
  },
  guide: { says: [...ofBoard.says, 'film', 'way'], without: [eveningTag, kidsTag] },
  accessible: { says: ['localisation'] },
  premieres: { says: ['localisation'] },
  movie: ofBoard,
  entertainment: ofBoard,
  cinemas: { says: ofPlace.says },
  cinema: ofPlace,
  cinemaLight: ofPlace,
  city: ofPlace,
  cityLight: ofPlace,
};

/** Whether a screen understands filters: only there is one that nobody writes left out, and not a path that leads nowhere. */
export const takesFilters = (screen: Screen): boolean => travelling[screen] !== undefined;

/** The kinds of filter that mean something to the screen of a path; null where it has no row. */
export function listKinds(locale: Locale, pathname: string): readonly FilterKind[] | null {
  const found = findTravelling(locale, pathname);
  return found && [...found.says, ...(found.own ?? [])];
}

type Found = Travelling & { screen: Screen; base: string; slug: string | undefined };
type Address = Pick<URL, 'pathname' | 'search' | 'hash'>;

/**
 * Where a link of a page leads, with what the address of the page says of day, place, version, access and kids. What the
 * link says itself wins; a link to the same screen of all films or cinemas begins anew. Null where nothing goes along.
 * `own`: the slug of the visitor's own place, which every page knows without being told.
 */
export function carriedPath(locale: Locale, from: Address, to: Address, own: string | null = null): string | null {
  const [here, there] = [findTravelling(locale, from.pathname), findTravelling(locale, to.pathname)];
  if (!here || !there || here.base === there.base || (here.screen === there.screen && !there.slug)) return null;
  const said = parseFilters(to.pathname);
  const carried = narrowFilters({ ...readFilters(locale, here, from, own), ...said }, there);
  const hash = to.hash || (there.screen === 'shows' && isForKids(locale, here, from) ? kidsHash(locale) : '');
  const path = filteredPath(there.base, carried) + to.search + hash;
  return path === to.pathname + to.search + to.hash ? null : path;
}

/** What a page's address says, its own place included. */
function readFilters(locale: Locale, here: Found, from: Address, own: string | null): Filters {
  const filters = parseFilters(from.pathname);
  const isElsewhere = here.isPlace && here.slug && here.slug !== own;
  const tags = [...(filters.tags ?? []), ...(isForKids(locale, here, from) ? [kidsTag] : [])];
  return { ...filters, tags: [...new Set(tags)], ...(isElsewhere && { localisation: [here.slug ?? ''] }) };
}

const narrowFilters = (filters: Filters, { says, without = [] }: Travelling): Filters =>
  Object.fromEntries(says.map((kind) => [kind, filters[kind]?.filter((value) => !without.includes(value)) ?? []]));

/** The list has a tab for children, the other screens a filter. */
const isForKids = (locale: Locale, { screen }: Found, { pathname, hash }: Address): boolean =>
  screen === 'shows'
    ? resolveShowsTab(locales[locale].language, hash) === 'kids'
    : parseFilters(pathname).tags?.includes(kidsTag) === true;

const kidsHash = (locale: Locale) => `#${showsTabs.kids[locales[locale].language]}`;

type Row = Travelling & { screen: Screen; pattern: RegExp };
const rows = new Map<Locale, Row[]>();

function findTravelling(locale: Locale, pathname: string): Found | null {
  const { base } = splitFilters(pathname);
  for (const row of rowsOf(locale)) {
    const found = row.pattern.exec(base);
    if (found) return { ...row, base, slug: found.groups?.slug };
  }
  return null;
}

function rowsOf(locale: Locale): Row[] {
  const known = rows.get(locale);
  if (known) return known;
  const made = Object.entries(travelling).flatMap(([name, travels]) => {
    const screen = name as Screen;
    const path = template(screen, locales[locale]);
    return path === null ? [] : [{ ...travels, screen, pattern: bracketPattern(path) }];
  });
  rows.set(locale, made);
  return made;
}
