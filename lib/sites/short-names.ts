import type { CinemaSummary } from '../domain/cinema';
import { buildTownSlug } from '../text/slug';
import { withoutBrand } from './brand';

type Named = Pick<CinemaSummary, 'name' | 'city' | 'citySlug'>;

/** "Confluence" of "Candela Lyon Confluence" where Lyon has just been said, in whichever language: the slug tells that Bruxelles is Brussels. */
export function nameInTown({ name, city, citySlug }: Named): string {
  const short = withoutBrand(name);
  const words = short.split(' ');
  const isTown = (start: string) => start === city || buildTownSlug(start) === citySlug;
  const length = words.findIndex((_, at) => at > 0 && isTown(words.slice(0, at).join(' ')));
  return length > 0 ? words.slice(length).join(' ') : short;
}

/** "Confluence" of "Candela Lyon Confluence" among the cinemas of Lyon; nothing where there is but one. */
export function listShortNames(cinemas: readonly Named[]): string[] {
  if (cinemas.length < 2) return cinemas.map(() => '');
  const isOneTown = new Set(cinemas.map(({ citySlug }) => citySlug)).size === 1;
  return cinemas.map((cinema) => (isOneTown ? nameInTown(cinema) : withoutBrand(cinema.name)));
}
