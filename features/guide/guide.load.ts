import { cinemas as cinemasRow, cities as citiesRow } from '@/lib/api/endpoints/cinemas';
import { CatalogueError } from '@/lib/api/errors';
import { read } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { pickMainCity } from '@/lib/domain/main-city';
import { findPlaceCinemas, listPlaceNames } from '@/lib/domain/place-cinemas';
import type { Locale } from '@/lib/sites/locales';
import { buildPlace, type GuidePlace, namePlace } from './place/place.logic';

/** The day of a dozen cinemas would be a page of 70 kB; the others are links on it, and one press away. */
const mostInPage = 5;

/** What the page shows to everyone: the site's main city, as far as a page holds it. */
export async function readMainPlace(locale: Locale): Promise<GuidePlace> {
  const [all, cities] = await Promise.all([read(locale, cinemasRow, {}), readOr(locale, citiesRow, {}, [])]);
  const city = pickMainCity(cities, all);
  const own = city ? all.filter(({ citySlug }) => citySlug === city.slug) : all;
  return buildPlace(
    locale,
    { key: `city:${city?.slug ?? ''}`, name: city?.name ?? own[0]?.city ?? '' },
    own,
    cities,
    mostInPage,
  );
}

/** As many as a place has in the locator. */
const mostAsked = 12;

/** The cinemas of a place that a visitor chose; null where there is no such place. Throws where nobody can tell. */
export async function findPlace(locale: Locale, key: string): Promise<GuidePlace | null> {
  const [all, cities] = await Promise.all([read(locale, cinemasRow, {}), readOr(locale, citiesRow, {}, null)]);
  const cinemas = findPlaceCinemas(key, all, cities);
  if (!cinemas) throw new CatalogueError('Nobody says which places there are.');
  const name = namePlace(key, listPlaceNames(all, cities));
  return cinemas.length ? buildPlace(locale, { key, name }, cinemas, cities ?? [], mostAsked) : null;
}
