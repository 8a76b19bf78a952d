import type { CinemaSummary } from '@/lib/domain/cinema';

/** What a cinema shows next, in the order of time; `closes` is the minute from which on it is over. */
type Upcoming = { slug: string; showings: readonly { closes: number }[] };

/** Who shows something soonest leads; those that show nothing keep their order at the end. */
export function putSoonestFirst(cinemas: readonly CinemaSummary[], upcoming: readonly Upcoming[]): CinemaSummary[] {
  const next = new Map(upcoming.map(({ slug, showings }) => [slug, showings[0]?.closes]));
  const at = ({ slug }: CinemaSummary) => next.get(slug) ?? Number.MAX_VALUE;
  return cinemas.toSorted((a, b) => at(a) - at(b));
}
