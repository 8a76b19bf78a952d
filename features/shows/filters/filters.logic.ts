import { isAccessName, pickAccess } from '@/lib/domain/showing';
import type { DayFacts } from '@/lib/domain/showtime';
import type { FilterKind, Filters } from '@/lib/routing/filters';

/** What plays, by show slug, then date: of one cinema or of some regions. */
export type Plays = ReadonlyMap<string, readonly Readonly<Record<string, DayFacts>>[]>;

/** What the filters read of a title in the page; `age` is the one that it is meant from, left out where nobody says it. */
export type ListedItem = { slug: string; genres: readonly string[]; age?: number };

/** Only these need the programme; genres stand on the cards. */
export const needsPlays = ({ date, tags, versions, localisation }: Filters): boolean =>
  [date, tags, versions, localisation].some((values) => values?.length);

/**
 * Within a kind any value will do, but of accessibility all are needed; across kinds all must hold on the same day.
 */
export function passesFilters({ slug, genres, age }: ListedItem, filters: Filters, plays: Plays | null): boolean {
  if (!overlaps(filters.genres, genres)) return false;
  if (filters.child?.length && !isForChild(age, filters.child)) return false;
  if (!needsPlays(filters)) return true;
  const programmes = plays?.get(slug) ?? [];
  const formats = filters.tags?.filter((tag) => !isAccessName(tag));
  const needed = filters.tags?.filter(isAccessName) ?? [];
  return programmes.some((days) =>
    Object.entries(days).some(([day, { tags, versions }]) => {
      const offered = needed.length > 0 ? pickAccess(tags, versions) : [];
      return (
        (!filters.date?.length || filters.date.includes(day)) &&
        overlaps(filters.versions, versions) &&
        overlaps(formats, tags) &&
        needed.every((name) => offered.includes(name))
      );
    }),
  );
}

/** Of several children the youngest counts; what nobody knows is promised to none. */
const isForChild = (age: number | undefined, children: readonly string[]): boolean =>
  age !== undefined && age <= Math.min(...children.map(Number));

const overlaps = (wanted: readonly string[] | undefined, there: readonly string[]): boolean =>
  !wanted?.length || wanted.some((value) => there.some((found) => found.toLowerCase() === value.toLowerCase()));

/** How many titles the filters let through. */
export const countPassing = (items: readonly ListedItem[], filters: Filters, plays: Plays | null): number =>
  new Set(items.filter((item) => passesFilters(item, filters, plays)).map(({ slug }) => slug)).size;

/** Adds the value to its kind, or takes it away. */
export function toggleFilter(filters: Filters, kind: FilterKind, value: string): Filters {
  const values = filters[kind] ?? [];
  const left = values.filter((each) => each !== value);
  return { ...filters, [kind]: left.length < values.length ? left : [...values, value] };
}

/** Joins programmes of several regions; a title may play in more than one. */
export function joinPlays(
  programmes: readonly Readonly<Record<string, { days: Readonly<Record<string, DayFacts>> }>>[],
): Plays {
  const plays = new Map<string, Readonly<Record<string, DayFacts>>[]>();
  for (const programme of programmes)
    for (const [slug, { days }] of Object.entries(programme)) plays.set(slug, [...(plays.get(slug) ?? []), days]);
  return plays;
}

/** Style rules that leave only the listed titles and the release weeks that hold one, and no count of all titles. */
export function buildHidingRule(each: readonly string[]): string {
  const any = each.map((slug) => `[data-show="${CSS.escape(slug)}"]`).join(',') || '[data-none]';
  return `li[data-show]:not(${any}),[data-week]:not(:has(${any})){display:none}[data-total]{visibility:hidden}`;
}
