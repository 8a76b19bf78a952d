import type { Cinema } from '../cinemas';
import type { Title } from '../titles';
import type { World } from '../world';
import type { Session } from './session';

export type Played = ReadonlyMap<Cinema, ReadonlyMap<string, readonly Session[]>>;

/** Where and when each title plays: the programmes of all cinemas, turned round. */
export const playedBy = (world: World): ReadonlyMap<Title, Played> =>
  world.once('played', () => {
    const index = new Map<Title, Map<Cinema, Map<string, Session[]>>>();
    for (const cinema of world.cinemas) {
      for (const [date, sessions] of world.programme(cinema)) {
        for (const session of sessions) {
          const cinemas = index.get(session.title) ?? new Map<Cinema, Map<string, Session[]>>();
          const dates = cinemas.get(cinema) ?? new Map<string, Session[]>();
          const list = dates.get(date);
          if (list) list.push(session);
          else dates.set(date, [session]);
          cinemas.set(cinema, dates);
          index.set(session.title, cinemas);
        }
      }
    }
    return index;
  });

/** Showings of this cinema day, all cinemas together. */
export const next24 = (world: World): ReadonlyMap<Title, number> =>
  world.once('next24', () => {
    const counts = new Map<Title, number>();
    for (const cinema of world.cinemas)
      for (const { title } of world.sessions(cinema, world.day)) counts.set(title, (counts.get(title) ?? 0) + 1);
    return counts;
  });

export const union = (lists: Iterable<readonly string[]>): string[] => [...new Set([...lists].flat())];
/** What the matrices say of a day: `DEFAULT` stands on every cell. */
export const cellTags = (sessions: readonly Session[]): string[] => [
  'DEFAULT',
  ...union(sessions.map(({ tags }) => tags)),
];
export const cellVersions = (sessions: readonly Session[]): string[] => union(sessions.map(({ version }) => [version]));
