import type { CinemaSummary } from '@/lib/domain/cinema';
import { buildAddress } from './address';

/** A cinema with where it stands. */
export const buildTheaterJsonLd = (cinema: CinemaSummary, country: string, url: string) => ({
  '@type': 'MovieTheater',
  '@id': url,
  url,
  name: cinema.name,
  ...(cinema.picture && { image: cinema.picture }),
  ...(cinema.halls && { screenCount: cinema.halls }),
  address: buildAddress({ ...cinema, country }),
  ...(cinema.gps && {
    geo: { '@type': 'GeoCoordinates', latitude: cinema.gps.latitude, longitude: cinema.gps.longitude },
  }),
});
