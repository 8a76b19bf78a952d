import { type Cinema, openCinemas } from '../cinemas';
import type { Title } from '../titles';
import type { World } from '../world';
import type { Dates, Repertoire, Session } from './session';

/** A cinema's programme turned round: when each title plays there. */
export function repertoireOf(programme: Dates): Repertoire {
  const index = new Map<Title, Map<string, Session[]>>();
  for (const [date, sessions] of programme) {
    for (const session of sessions) {
      const dates = index.get(session.title) ?? new Map<string, Session[]>();
      const list = dates.get(date);
      if (list) list.push(session);
      else dates.set(date, [session]);
      index.set(session.title, dates);
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
      for (const { title } of world.sessions(cinema, world.day)) counts.set(title, (counts.get(title) ?? 0) + 1);
    return counts;
  });

export const union = (lists: Iterable<readonly string[]>): string[] => {
  const all = new Set<string>();
  for (const list of lists) for (const item of list) all.add(item);
  return [...all];
};
/** What the matrices say of a day: `DEFAULT` stands on every cell. */
export const cellTags = (sessions: readonly Session[]): string[] => [
  'DEFAULT',
  ...union(sessions.map(({ tags }) => tags)),
];
export const cellVersions = (sessions: readonly Session[]): string[] => union(sessions.map(({ version }) => [version]));
