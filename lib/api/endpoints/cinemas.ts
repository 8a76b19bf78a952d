import { z } from 'zod';
import type { CinemaItem } from '../contract/cinemas';
import type { CityItem, WireZoneHere } from '../contract/places';
import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { cinemaDetails, cinemaItem, cinemaList, gps } from '../wire/cinema';
import { cityDetails, cityItem } from '../wire/city';
import { name } from '../wire/plain';
import { catalogueOf, noRefusal, wire } from '../wire/shapes';
import { programme, zone as zoneShows } from '../wire/showtime';
import { translations } from '../wire/slugs';

const list = { seconds: 300, tags: ['cinemas'] } as const;
/** No country is without cinemas or towns: taken for an answer, an empty list would say of each that it is not there. */
const least = 1;
const played = { seconds: 60, tags: ['cinemas', 'showtimes'] } as const;

/** The open ones. */
export const cinemas = endpoint({
  ...calls.cinemas,
  schema: wire<CinemaItem[]>()(catalogueOf(cinemaItem, 'cinemas', least).transform(cinemaList)),
  cache: list,
});

/** Lacks the address: `joinCinema` adds it from the list. */
export const cinema = endpoint({ ...calls.cinema, schema: cinemaDetails, cache: list });

export const cinemaTranslate = endpoint({
  ...calls.cinemaTranslate,
  schema: translations,
  cache: list,
});

export const cinemaShows = endpoint({ ...calls.cinemaShows, schema: programme, cache: played, mayBeEmpty: true });

export const cities = endpoint({
  ...calls.cities,
  schema: wire<CityItem[]>()(catalogueOf(cityItem, 'cities', least)),
  cache: list,
});

export const city = endpoint({ ...calls.city, schema: cityDetails, cache: list });

/** What plays in a city or region. */
export const zone = endpoint({ ...calls.zone, schema: zoneShows, cache: played });

/** Where the backend thinks the visitor is, by the address they call from: the one thing it is told of them, and nobody keeps it. */
export const zoneHere = endpoint({
  ...calls.zoneHere,
  headers: ['X-Forwarded-For'],
  schema: wire<WireZoneHere>()(
    noRefusal(z.object({ id: name, name, gpsPosition: gps }), ['gpsPosition']).transform(({ gpsPosition, ...raw }) => ({
      ...raw,
      gps: gpsPosition,
    })),
  ),
  cache: 'never',
});
