import type { CinemaSummary } from '../domain/cinema';
import { withoutBrand } from './brand';

/** "Confluence" of "Candela Lyon Confluence" among the cinemas of Lyon; nothing where there is but one. */
export function listShortNames(cinemas: readonly Pick<CinemaSummary, 'name' | 'city' | 'citySlug'>[]): string[] {
  if (cinemas.length < 2) return cinemas.map(() => '');
  const isOneTown = new Set(cinemas.map(({ citySlug }) => citySlug)).size === 1;
  return cinemas.map(({ name, city }) => {
    const short = withoutBrand(name);
    return isOneTown && short.startsWith(`${city} `) ? short.slice(city.length + 1) : short;
  });
}
