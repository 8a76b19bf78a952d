import type { Day } from './day';

type Moments = Readonly<Record<string, string>>;

/** What a visitor was last told of openings, and what on the last day before that: a visit is a day. */
export type SeenOpenings = { day: Day; told: Moments; before: { day: Day; told: Moments } | null };

/** What is saved of a visit of today. */
export function buildSeen(saved: SeenOpenings | null, told: Moments, day: Day): SeenOpenings {
  const before = !saved || saved.day === day ? (saved?.before ?? null) : { day: saved.day, told: saved.told };
  return { day, told, before };
}

export type OpeningNews = { since: Day; fresh: readonly string[]; moved: readonly string[]; opened: readonly string[] };

/**
 * What came, what was put off or forward and what has opened since the visit before; null at the first one. What is gone and is
 * not among `open` is off, or nobody says.
 */
export function listNews({ told, before }: SeenOpenings, open: readonly string[]): OpeningNews | null {
  if (!before) return null;
  const names = Object.keys(told);
  return {
    since: before.day,
    opened: open.filter((name) => name in before.told && !(name in told)),
    fresh: names.filter((name) => !(name in before.told)),
    moved: names.filter((name) => {
      const [then, now] = [before.told[name], told[name]];
      return then !== undefined && Date.parse(then) !== Date.parse(now ?? '');
    }),
  };
}

/** Anything may stand in a browser's storage. */
export function parseSeen(value: unknown): SeenOpenings | null {
  const { day, told, before } = { ...(value as Partial<SeenOpenings> | null) };
  if (typeof day !== 'string' || !isMoments(told)) return null;
  const isVisit = typeof before?.day === 'string' && isMoments(before.told);
  return { day, told, before: isVisit ? before : null };
}

const isMoments = (value: unknown): value is Moments =>
  typeof value === 'object' && value !== null && Object.values(value).every((moment) => typeof moment === 'string');
