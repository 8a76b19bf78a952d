import type { Day } from '@/lib/domain/day';
import type { SearchResult } from '@/lib/domain/search';
import { href } from '@/lib/routing/href';
import { showHref } from '@/lib/routing/show-screen';
import { withoutBrand } from '@/lib/sites/brand';
import type { Locale } from '@/lib/sites/locales';
import type { OwnScreen } from './own-screens';

/** A screen of the site itself, found by its own words. */
export type ScreenResult = { kind: 'screen'; screen: OwnScreen; title: string };
export type Found = SearchResult | ScreenResult;
export type SearchKind = Found['kind'];
type Of<Kind extends SearchKind> = Extract<Found, { kind: Kind }>;

type GroupRow = {
  kind: SearchKind;
  /** How many results it shows at first (spec visitor §9). */
  most: number;
  /** Where it stands on a wide screen. */
  column: 1 | 2 | 3;
  /** Whether the API can narrow to it. */
  isType?: true;
};

/** The groups in their order. */
const groups: readonly GroupRow[] = [
  { kind: 'show', most: 4, column: 1, isType: true },
  { kind: 'screen', most: 3, column: 2 },
  { kind: 'cinema', most: 3, column: 2, isType: true },
  { kind: 'offer', most: 4, column: 2, isType: true },
  { kind: 'experience', most: 3, column: 2 },
  { kind: 'news', most: 4, column: 3, isType: true },
  { kind: 'faq', most: 3, column: 3, isType: true },
  { kind: 'masterTemplate', most: 3, column: 3 },
];

/** The `type` of the call that asks for one kind alone; undefined asks for all. */
export const resultType = (kind: SearchKind | null): string | undefined =>
  groups.find((group) => group.kind === kind)?.isType && kind ? kind : undefined;

export type Hit = { path: string; result: Found };
export type ResultGroup = {
  kind: SearchKind;
  column: GroupRow['column'];
  hits: readonly Hit[];
  total: number;
  /** Its cinemas are not what was typed, but near it. */
  isNear?: true;
};

/** What was found, group by group, without what this site has no screen for; `only` shows one kind whole. */
export function groupResults(locale: Locale, results: readonly Found[], only: SearchKind | null): ResultGroup[] {
  const hits = results.flatMap((result) => {
    const path = resultPath(locale, result);
    return path === null ? [] : [{ path, result }];
  });
  return groups.flatMap(({ kind, column, most }) => {
    const own = hits.filter(({ result }) => result.kind === kind);
    if (own.length === 0 || (only && only !== kind)) return [];
    const shown = only ? own : own.slice(0, most);
    return { kind, column, hits: shown, total: own.length, ...(isNear(own) && { isNear: true }) };
  });
}

const isNear = ([first]: readonly Hit[]) => first?.result.kind === 'cinema' && first.result.near !== null;

const paths: { [Kind in SearchKind]: (locale: Locale, result: Of<Kind>) => string | null } = {
  show: showHref,
  cinema: (locale, { slug }) => href(locale, 'cinema', { slug }),
  offer: (locale, { slug }) => href(locale, 'offer', { slug }),
  news: (locale, { slug }) => href(locale, 'newsItem', { slug }),
  faq: (locale, { id, slug }) =>
    slug ? href(locale, 'helpArticle', { slug }) : href(locale, 'helpArticleById', { id }),
  masterTemplate: (locale, { slug }) => href(locale, 'info', { slug }),
  experience: (locale, { slug }) => href(locale, 'experience', { slug }),
  screen: (locale, { screen }) => href(locale, screen),
};

/** Where a result leads (spec visitor §2, "Search"); null where the site lacks its screen. */
export function resultPath<Kind extends SearchKind>(locale: Locale, result: Of<Kind>): string | null {
  const path: (locale: Locale, result: Of<Kind>) => string | null = paths[result.kind as Kind];
  return path(locale, result);
}

/** When a result is (spec visitor §3, "date info"), and how one says it. */
export type DateInfo =
  | { type: 'exact'; said: 'exact' | 'published'; day: Day }
  | { type: 'from'; said: 'since' | 'release' | 'from'; day: Day }
  | { type: 'interval'; said: 'interval'; start: Day; end: Day }
  | { type: 'until'; said: 'until'; day: Day };

export function pickDates(result: Found, today: Day): DateInfo | null {
  if (result.kind === 'show') return pickRelease(result, today);
  if (result.kind === 'offer') return pickPeriod(result.startsOn, result.endsOn, today);
  if (result.kind === 'news' && result.publishedOn)
    return { type: 'exact', said: 'published', day: result.publishedOn };
  return null;
}

/** A film runs from its release on; an event is on its day. */
function pickRelease({ isMovie, releasedOn }: Of<'show'>, today: Day): DateInfo | null {
  if (!releasedOn) return null;
  if (!isMovie) return { type: 'exact', said: 'exact', day: releasedOn };
  return { type: 'from', said: releasedOn <= today ? 'since' : 'release', day: releasedOn };
}

/** What has long begun is only worth its end. */
function pickPeriod(start: Day | null, end: Day | null, today: Day): DateInfo | null {
  if (start && start === end) return { type: 'exact', said: 'exact', day: start };
  if (end && (!start || start <= today)) return { type: 'until', said: 'until', day: end };
  if (start && end) return { type: 'interval', said: 'interval', start, end };
  return start && start > today ? { type: 'from', said: 'from', day: start } : null;
}

/** What stands under a title besides its dates: where a cinema is, what an article is about. */
export function pickDetail(result: Found): string | null {
  if (result.kind === 'cinema') return [result.postalCode, result.city].filter(Boolean).join(' ') || null;
  return 'topic' in result ? result.topic : null;
}

export const resultTitle = ({ kind, title }: Pick<Found, 'kind' | 'title'>): string =>
  kind === 'cinema' ? withoutBrand(title) : title;

export const pickPicture = (result: Found): string | null =>
  result.kind === 'show' ? (result.poster?.md ?? null) : 'image' in result ? result.image : null;
