import type { CityItem, WireCity, WireZone, WireZoneHere } from '@/lib/api/contract/places';
import type { Language } from '@/lib/sites/languages';
import { citiesOf, openCinemas } from '../cinemas';
import { type CityRow, cityName } from '../data/places';
import { ranksOf } from '../orders';
import { wideOf } from '../pictures';
import { places } from '../texts/cinema';
import type { World } from '../world';
import { nearCities } from './nearby';
import { zoneShows } from './programme';

const cinemasIn = (world: World, city: string) => openCinemas(world.site).filter((cinema) => cinema.city === city);

/** `/api/cities`. */
export const cities = (world: World, language: Language): CityItem[] =>
  citiesOf(world.site).map((row, index) => {
    const {
      slug,
      region,
      idf = false,
      gps: [x, y],
      postalCode,
      main = false,
      singlePage = false,
    } = row;
    return {
      id: 100 + index,
      slug,
      name: cityName(row, language),
      departement: region,
      isIdf: idf,
      gpsPosition: { x, y },
      cinemas: cinemasIn(world, slug).map((cinema) => cinema.slug),
      postalCode,
      theaterPostalCode: cinemasIn(world, slug)[0]?.zip ?? postalCode,
      isMainRegion: main,
      isSinglePage: singlePage,
    };
  });

/** `/api/city/{slug}`; null = 404. */
export function city(world: World, slug: string, language: Language): WireCity | null {
  const rows = citiesOf(world.site);
  const row = rows.find((each) => each.slug === slug);
  if (!row) return null;
  const here = cinemasIn(world, slug);
  const name = cityName(row, language);
  const ranks = ranksOf(world);
  return {
    slug,
    name,
    defaultCinema: here[0]?.slug ?? null,
    description: places.city(name, here.length)[language],
    seo: { title: places.citySeo(name)[language], description: null },
    cinemas: here.map((cinema) => cinema.slug),
    nearbyCinemas: [],
    nearbyCities: here[0] ? (nearCities(world, here[0]) ?? []).slice(0, 6) : [],
    backdrops: here.map((cinema) => wideOf('facades', cinema.view)),
    topShows: [...new Set(here.flatMap((cinema) => world.screenings(cinema, world.day).map(({ title }) => title)))]
      .filter(({ unlisted }) => !unlisted)
      .sort((a, b) => (ranks.get(a)?.home ?? 0) - (ranks.get(b)?.home ?? 0))
      .slice(0, 6)
      .map(({ slug }) => slug),
  };
}

/** Zones that are no city: the cities they gather. `horsfrance` stands for everywhere else. */
const gathered: Readonly<Record<string, { name: string; holds: (city: CityRow) => boolean }>> = {
  idf: { name: 'Île-de-France', holds: ({ idf }) => idf === true },
  amsterdam: { name: 'Amsterdam', holds: ({ slug }) => slug === 'amsterdam' },
  horsfrance: { name: 'Hors de France', holds: () => false },
};

/** `/api/zone/{id}`; null = 404. */
export function zone(world: World, id: string, language: Language): WireZone | null {
  const rows = citiesOf(world.site);
  const row = rows.find(({ slug }) => slug === id);
  const wider = Object.hasOwn(gathered, id) ? gathered[id] : undefined;
  const known = wider && (id === 'horsfrance' || rows.some(wider.holds));
  if (!row && !known) return null;
  const houses = rows
    .filter((each) => (row ? each === row : wider?.holds(each)))
    .flatMap((each) => cinemasIn(world, each.slug));
  return { id, name: row ? cityName(row, language) : (wider?.name ?? id), shows: zoneShows(world, houses, language) };
}

/** `/api/zone`: the backend takes every caller to be in Lyon, or in the first city of the country. */
export function zoneHere(world: World, language: Language): WireZoneHere {
  const rows = citiesOf(world.site);
  const row = rows.find(({ slug }) => slug === 'lyon') ?? rows[0];
  return {
    id: row?.slug ?? '',
    name: row ? cityName(row, language) : '',
    gpsPosition: row ? { x: row.gps[0], y: row.gps[1] } : null,
  };
}
