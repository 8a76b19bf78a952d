import type { Language } from '@/lib/sites/languages';
import type { FrontId } from '../../artwork/pictures';
import { slugify } from '../../words';
import type { Format } from './releases';

type Spot = readonly [latitude: number, longitude: number];

export type CityRow = {
  slug: string;
  name: string;
  /** In the languages that have a name of their own for it. */
  names?: Partial<Record<Language, string>>;
  /** Department, canton, province or region. */
  region: string;
  postalCode: string;
  gps: Spot;
  /** The biggest cities of the site; pages read the programme of each, so there are five at most. */
  main?: true;
  idf?: true;
  singlePage?: true;
};

export type CinemaRow = {
  /** After "Candela". */
  name: string;
  city: string;
  street: string;
  line2?: string;
  zip: string;
  gps: Spot;
  halls: number;
  seats: number;
  facade: FrontId;
  /** Hall number of a format. */
  rooms?: Partial<Record<Format, number>>;
  /** Comfort of some rooms: a tag of the seats and the hall. */
  seating?: Readonly<Record<string, number>>;
  /** Where premieres go; in the order of the list when no cinema says so. */
  stage?: 'first' | 'second' | 'third';
  /** Programmes films in the original version first. */
  original?: true;
  /** Works, sold, moved: listed but closed. */
  closed?: true;
  /** An older address of the same cinema. */
  movedFrom?: string;
  access?: string;
};

type CityMore = Pick<CityRow, 'main' | 'idf' | 'singlePage' | 'names'>;
export const city = (name: string, region: string, postalCode: string, gps: Spot, more: CityMore = {}): CityRow => ({
  slug: slugify(name),
  name,
  region,
  postalCode,
  gps,
  ...more,
});

/** The name of a city as the speakers of a language call it. */
export const cityName = ({ name, names }: CityRow, language: Language): string => names?.[language] ?? name;

type HouseMore = Omit<CinemaRow, 'name' | 'city' | 'street' | 'zip' | 'gps' | 'halls' | 'seats' | 'facade'>;
/** A cinema; `city` is the slug of its city. */
export const house = (
  name: string,
  city: string,
  [street, zip]: readonly [street: string, zip: string],
  gps: Spot,
  [halls, seats]: readonly [halls: number, seats: number],
  facade: FrontId,
  more: HouseMore = {},
): CinemaRow => ({ name, city, street, zip, gps, halls, seats, facade, ...more });
