import { cinemas, cities, city as cityCall, zone } from '@/lib/api/endpoints/cinemas';
import { shows } from '@/lib/api/endpoints/shows';
import { tags } from '@/lib/api/endpoints/tags';
import { find, read } from '@/lib/api/read';
import { findOr, readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { joinListing, pickList } from '@/lib/domain/listing';
import { listNearCinemas, listNearCities } from '@/lib/domain/nearby';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';
import type { CityProps } from './city';
import { pickMembers } from './parts/city.logic';

/** A city with its open cinemas and their formats; null when it is unknown. */
export async function findCity(
  locale: Locale,
  slug: string,
): Promise<Pick<CityProps, 'city' | 'cinemas' | 'tags'> | null> {
  const [city, all, known] = await Promise.all([
    find(locale, cityCall, { slug }),
    read(locale, cinemas, {}),
    readOr(locale, tags, {}, []),
  ]);
  return city && { city, cinemas: pickMembers(city, all), tags: known };
}

/** What plays there and what lies around. None of it may keep the page from being shown. */
export async function readTown(
  locale: Locale,
  { city, cinemas: members }: Pick<CityProps, 'city' | 'cinemas'>,
): Promise<Pick<CityProps, 'films' | 'topShows' | 'nearCinemas' | 'nearCities'>> {
  const [played, titles, all, towns, { locator }] = await Promise.all([
    findOr(locale, zone, { id: city.slug }, null),
    readOr(locale, shows, {}, null),
    readOr(locale, cinemas, {}, []),
    readOr(locale, cities, {}, []),
    readSettingsOrDefaults(locale),
  ]);
  const from = members.find(({ gps }) => gps)?.gps ?? null;
  const others = all.filter(({ slug }) => !members.some((member) => member.slug === slug));
  const bySlug = new Map(titles?.map((show) => [show.slug, show]));
  return {
    films: played ? pickList(joinListing(titles ?? [], [played], cinemaToday(locale)), 'book').length : 0,
    topShows: titles && city.topShows.flatMap((slug) => bySlug.get(slug) ?? []),
    nearCinemas: listNearCinemas(from, city.nearbyCinemas, others, locator),
    nearCities: listNearCities(from, city.nearbyCities, towns, all),
  };
}
