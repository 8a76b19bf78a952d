import { addDays, type Day } from './day';
import { pickAccess } from './showing';
import type { Programme } from './showtime';
import type { Tag } from './tag';

/** What a showing offers to those whom the usual one leaves out, in the order it is listed. */
export const accessKinds = ['audiodesc', 'hearing-impaired', 'quiet', 'pmr'] as const;
export type AccessKind = (typeof accessKinds)[number];

type Rule = {
  /** Slugs of the catalogue, the usual one first, compared without regard to case. */
  tags: readonly string[];
  /** Days that are told, of those that have some. */
  days: number;
  /** Showings of a place that are told; what nearly every hall has would hide the rest. */
  most?: number;
};

/** Quiet showings have no name that all catalogues share. */
const rules: Readonly<Record<AccessKind, Rule>> = {
  audiodesc: { tags: ['audiodesc'], days: 3 },
  'hearing-impaired': { tags: ['hearing-impaired'], days: 3 },
  quiet: { tags: ['calme', 'calm', 'quiet', 'relax', 'relaxed', 'ruhig', 'rustig', 'prikkelarm'], days: 3 },
  pmr: { tags: ['pmr'], days: 2, most: 6 },
};

export const mostOf = (kind: AccessKind): number => rules[kind].most ?? Number.MAX_VALUE;

/** What showings of these tags and versions offer; some versions are an offer by themselves. */
export function listAccessKinds(tags: readonly string[], versions: readonly string[]): AccessKind[] {
  const known: readonly string[] = pickAccess(tags, versions);
  return accessKinds.filter((kind) => known.includes(kind) || isTagged(kind, tags));
}

const isTagged = (kind: AccessKind, tags: readonly string[]) =>
  tags.some((tag) => rules[kind].tags.includes(tag.toLowerCase()));

/** The tag that stands for a kind in this catalogue. */
export const findAccessTag = (kind: AccessKind, tags: readonly Tag[]): Tag | undefined =>
  tags.find(({ slug }) => isTagged(kind, [slug]));

/** The cinemas that say of themselves that they put on such showings. */
export const pickHouses = <C extends { tags: readonly string[] }>(kind: AccessKind, cinemas: readonly C[]): C[] =>
  cinemas.filter(({ tags }) => isTagged(kind, tags));

/** Days that are looked at, today being the first. */
export const accessHorizon = 7;

export type AccessPlan = {
  /** Which titles are asked for on which day. */
  cells: readonly { show: string; day: Day }[];
  /** The days that are told of each kind. */
  days: Readonly<Partial<Record<AccessKind, readonly Day[]>>>;
  /** The first day after those. */
  later: Readonly<Partial<Record<AccessKind, Day>>>;
};

/** What a cinema's programme promises from a day on, without the times of it: so that only those are asked for. */
export function planAccess({ shows }: Pick<Programme, 'shows'>, today: Day): AccessPlan {
  const until = addDays(today, accessHorizon);
  const played = Object.entries(shows).flatMap(([show, { days }]) =>
    Object.entries(days)
      .filter(([day]) => day >= today)
      .map(([day, { tags, versions }]) => ({ show, day, kinds: listAccessKinds(tags, versions) })),
  );
  const all = accessKinds.map((kind) => {
    const days = [...new Set(played.filter(({ kinds }) => kinds.includes(kind)).map(({ day }) => day))].sort();
    const told = days.filter((day) => day < until).slice(0, rules[kind].days);
    return { kind, told, later: days[told.length] };
  });
  const days: AccessPlan['days'] = Object.fromEntries(all.map(({ kind, told }) => [kind, told]));
  return {
    cells: played
      .filter(({ day, kinds }) => kinds.some((kind) => days[kind]?.includes(day)))
      .map(({ show, day }) => ({ show, day })),
    days,
    later: Object.fromEntries(all.flatMap(({ kind, later }) => (later ? [[kind, later]] : []))),
  };
}
