import type { Gps, Img3, WireMap } from './shared';

export type CityItem = {
  id: string | number;
  slug: string;
  name: string;
  departement: string;
  isIdf: boolean;
  /** Unreliable: use the cinemas'. */
  gpsPosition: Gps | null;
  cinemas: string[];
  postalCode: string;
  theaterPostalCode: string;
  isMainRegion: boolean;
  isSinglePage: boolean;
};

export type WireCity = {
  slug: string;
  name: string;
  defaultCinema: string | null;
  /** HTML. */
  description: string | null;
  seo: { title: string | null; description: string | null };
  cinemas: string[];
  nearbyCinemas: string[];
  nearbyCities: string[];
  backdrops: Img3[];
  topShows: string[];
};

export type WireZone = {
  id: string;
  name: string;
  shows: {
    slug: string;
    bookable: boolean;
    isComingSoon: boolean;
    isKids: boolean;
    next24ShowtimesCount: number;
    tags: string[];
    flag: string | null;
    days: WireMap<{ tags: string[]; versions: string[]; bookable: boolean }>;
  }[];
};

export type WireZoneHere = { id: string; name: string; gpsPosition: Gps | null };
