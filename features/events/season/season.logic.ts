import type { Day } from '@/lib/domain/day';
import type { EventDetails, Scheduled } from '@/lib/domain/event';
import type { ShowSummary } from '@/lib/domain/show';
import type { Showing } from '@/lib/domain/showing';
import type { ShowCinemas } from '@/lib/domain/showtime';

export type SeasonCinema = { slug: string; name: string; city: string };

/** What one cinema plays of a season, by `scheduleKey` a title in its schedule. */
export type SeasonBoard = { cinema: string; showings: Readonly<Record<string, readonly Showing[]>> };

export type ScheduledShow = { show: ShowSummary; isLive: boolean; bookable: boolean };
export type ScheduledDay = { day: Day; shows: ScheduledShow[] };

/** A title on a day of a schedule. */
export const scheduleKey = (day: Day, show: string): string => `${day} ${show}`;

/** What is still to come of a schedule, in its order. */
export const listDaysAhead = (
  { schedule }: Pick<EventDetails, 'schedule'>,
  today: Day,
): [Day, readonly Scheduled[]][] => Object.entries(schedule).filter(([day]) => day >= today);

export type Matrices = ReadonlyMap<string, ShowCinemas | null>;
type Planned = readonly (readonly [Day, readonly Scheduled[]])[];

/** The scheduled titles that a cinema plays, as day and slug. */
export const listPlaysAt = (cinema: string, days: Planned, matrices: Matrices): (readonly [Day, string])[] =>
  days.flatMap(([day, shows]) =>
    shows
      .filter(({ showSlug }) => matrices.get(showSlug)?.[cinema]?.days[day])
      .map(({ showSlug }) => [day, showSlug] as const),
  );

/** The cinemas that play any of it, and the one that plays most. */
export function pickSeasonCinemas<C extends { slug: string }>(
  cinemas: readonly C[],
  days: Planned,
  matrices: Matrices,
): { playing: C[]; usual: C | null } {
  const counted = cinemas
    .map((cinema) => ({ cinema, count: listPlaysAt(cinema.slug, days, matrices).length }))
    .filter(({ count }) => count > 0);
  const usual = counted.reduce<(typeof counted)[number] | null>(
    (best, one) => (best && best.count >= one.count ? best : one),
    null,
  );
  return { playing: counted.map(({ cinema }) => cinema), usual: usual?.cinema ?? null };
}
