import type { CinemaSummary, City } from '@/lib/domain/cinema';
import { atTown } from '@/lib/text/french';

/** A town as the messages name it: French needs the preposition with it, the other languages do not. */
export const cityWords = (name: string) => ({ city: name, at: atTown(name) });

/** The open cinemas of a city, the one the API puts first leading. */
export function pickMembers(city: City, cinemas: readonly CinemaSummary[]): CinemaSummary[] {
  const isFirst = (cinema: CinemaSummary) => Number(cinema.slug === city.defaultCinema);
  return cinemas
    .filter(({ slug, citySlug }) => city.cinemas.includes(slug) || citySlug === city.slug)
    .toSorted((a, b) => isFirst(b) - isFirst(a) || a.name.localeCompare(b.name));
}
