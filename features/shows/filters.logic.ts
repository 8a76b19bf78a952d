import type { DayFacts } from '@/lib/domain/showtime';
import type { Filters } from '@/lib/routing/filters';

/** What plays, by show slug, then date: of one cinema or of some regions. */
export type Plays = ReadonlyMap<string, readonly Readonly<Record<string, DayFacts>>[]>;

/** Only these need the programme; genres stand on the cards. */
export const needsPlays = ({ date, tags, versions, localisation }: Filters): boolean =>
  [date, tags, versions, localisation].some((values) => values?.length);

/** Within a kind any value will do, across kinds all must hold on the same day. */
export function passes(slug: string, genres: readonly string[], filters: Filters, plays: Plays | null): boolean {
  if (filters.genres?.length && !filters.genres.some((genre) => genres.includes(genre))) return false;
  if (!needsPlays(filters)) return true;
  const programmes = plays?.get(slug) ?? [];
  return programmes.some((days) =>
    Object.entries(days).some(
      ([day, facts]) =>
        (!filters.date?.length || filters.date.includes(day)) &&
        overlaps(filters.versions, facts.versions) &&
        overlaps(filters.tags, facts.tags),
    ),
  );
}

const overlaps = (wanted: readonly string[] | undefined, there: readonly string[]): boolean =>
  !wanted?.length || wanted.some((value) => there.some((found) => found.toLowerCase() === value.toLowerCase()));

/** Joins programmes of several regions; a title may play in more than one. */
export function joinPlays(
  programmes: readonly Readonly<Record<string, { days: Readonly<Record<string, DayFacts>> }>>[],
): Plays {
  const plays = new Map<string, Readonly<Record<string, DayFacts>>[]>();
  for (const programme of programmes)
    for (const [slug, { days }] of Object.entries(programme)) plays.set(slug, [...(plays.get(slug) ?? []), days]);
  return plays;
}

/** A style rule that leaves only the listed titles, and the release weeks that hold one. */
export function hidingRule(kept: readonly string[]): string {
  const any = kept.map((slug) => `[data-show="${CSS.escape(slug)}"]`).join(',') || '[data-none]';
  return `li[data-show]:not(${any}),[data-week]:not(:has(${any})){display:none}`;
}

/** The days a filter can name, in words that need no calendar: today, tomorrow, this weekend. */
export function weekendOf(days: readonly string[]): string[] {
  return days.slice(0, 7).filter((day) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()));
}
