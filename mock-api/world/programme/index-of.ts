import { type Cinema, openCinemas } from '../cinemas';
import type { Dates, Repertoire, Screening } from '../screening';
import type { Title } from '../titles';
import type { World } from '../world';

/** A cinema's programme turned round: when each title plays there. */
export function repertoireOf(programme: Dates): Repertoire {
  const index = new Map<Title, Map<string, Screening[]>>();
  for (const [date, screenings] of programme) {
    for (const screening of screenings) {
      const dates = index.get(screening.title) ?? new Map<string, Screening[]>();
      const list = dates.get(date);
      if (list) list.push(screening);
      else dates.set(date, [screening]);
      index.set(screening.title, dates);
    }
  }
  return index;
}

/** Where and when a title plays; looks only into cinemas that may have it. */
export const venuesOf = (world: World, title: Title): [Cinema, Dates][] =>
  openCinemas(world.site).flatMap((cinema): [Cinema, Dates][] => {
    const dates = world.mayPlay(cinema, title) ? world.repertoire(cinema).get(title) : undefined;
    return dates ? [[cinema, dates]] : [];
  });

/** Showings of this cinema day, all cinemas together. */
export const next24 = (world: World): ReadonlyMap<Title, number> =>
  world.once('next24', () => {
    const counts = new Map<Title, number>();
    for (const cinema of world.cinemas)
      for (const { title } of world.screenings(cinema, world.day)) counts.set(title, (counts.get(title) ?? 0) + 1);
    return counts;
  });

export const union = (lists: Iterable<readonly string[]>): string[] => {
  const all = new Set<string>();
  for (const list of lists) for (const item of list) all.add(item);
  return [...all];
};
/** What the matrices say of a day: `DEFAULT` stands on every cell. */
export const cellTags = (screenings: readonly Screening[]): string[] => [
  'DEFAULT',
  ...union(screenings.map(({ tags }) => tags)),
];
export const cellVersions = (screenings: readonly Screening[]): string[] =>
  union(screenings.map(({ version }) => [version]));
