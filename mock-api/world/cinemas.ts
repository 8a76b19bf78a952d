import type { SiteId } from '@/lib/sites/sites';
import { nth } from '../artwork/kit/list';
import { type FacadeId, frontIds } from '../artwork/pictures';
import { slugify } from '../words';
import { countries } from './data/countries';
import type { CinemaRow, CityRow } from './data/places';
import type { Format } from './data/releases';
import { copies } from './scale';
import { dice, markOf } from './seed';

export type Hall = {
  number: number;
  /** As the ticket says it: "4", "7 4DX". */
  name: string;
  capacity: number;
  formats: readonly Format[];
  /** Tag of its armchairs. */
  seating: string | null;
  accessible: boolean;
};

export type Cinema = CinemaRow & {
  slug: string;
  name: string;
  vistaRef: string;
  halls: number;
  rows: readonly Hall[];
  /** Its front in the light it is seen in. */
  view: FacadeId;
  place: CityRow;
  /** For `blend`. */
  mark: number;
};

const signs: Readonly<Record<Format, string>> = {
  imax: 'IMAX',
  '4dx': '4DX',
  dolby: 'DOLBY',
  screenx: 'SCREENX',
  '3d': '',
  atmos: '',
};

/** A house once more, some streets away. */
function copied({ stage: _, movedFrom: __, ...row }: CinemaRow, copy: number): CinemaRow {
  const random = dice('copy', row.name, copy);
  const [latitude, longitude] = row.gps;
  return {
    ...row,
    name: `${row.name} ${copy + 1}`,
    gps: [latitude + random.bell() * 0.1, longitude + random.bell() * 0.1],
  };
}

const perSite = <T>(make: (site: SiteId) => T): ((site: SiteId) => T) => {
  const made = new Map<SiteId, T>();
  return (site) => {
    const known = made.get(site) ?? make(site);
    made.set(site, known);
    return known;
  };
};

/** Every cinema of a site, the closed ones too. */
export const cinemasOf = perSite((site): readonly Cinema[] => {
  const { cinemas, cities, lights } = countries[site];
  const open = cinemas.filter(({ closed }) => !closed);
  const rows = [...cinemas, ...copies.flatMap((copy) => open.map((row) => copied(row, copy)))];
  // Houses with the same front are seen in one light after the other.
  const seen = new Map<string, number>();
  return rows.map((row, index): Cinema => {
    const before = seen.get(row.facade) ?? frontIds.indexOf(row.facade);
    seen.set(row.facade, before + 1);
    const light = nth(lights, before);
    const place = cities.find(({ slug }) => slug === row.city);
    if (!place) throw new RangeError(`No city ${row.city} in ${site}`);
    const name = `Candela ${row.name}`;
    const slug = slugify(name);
    return {
      ...row,
      name,
      slug,
      vistaRef: String(1100 + 17 * index + (name.length % 17)),
      rows: hallsOf(row),
      place,
      view: light === 'own' ? row.facade : `${row.facade}-in-${light}`,
      mark: markOf(site, slug),
    };
  });
});

const bySlug = perSite((site) => new Map(cinemasOf(site).map((cinema) => [cinema.slug, cinema])));
export const findCinema = (site: SiteId, slug: string): Cinema | undefined => bySlug(site).get(slug);

export const citiesOf = (site: SiteId): readonly CityRow[] => countries[site].cities;

/** The first halls are the big ones; the last one of an old house cannot be reached by wheelchair. */
function hallsOf({ name, halls, seats, rooms = {}, seating = {}, facade }: CinemaRow): Hall[] {
  const random = dice('halls', name);
  const sizes = Array.from(
    { length: halls },
    (_, index) => (1.9 - (1.4 * index) / Math.max(1, halls - 1)) * random.between(0.85, 1.15),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size, index): Hall => {
    const number = index + 1;
    const formats = (Object.keys(rooms) as Format[]).filter((format) => rooms[format] === number);
    const sign = formats.map((format) => signs[format]).find(Boolean);
    return {
      number,
      name: sign ? `${number} ${sign}` : String(number),
      capacity: Math.max(42, Math.round((size / total) * seats)),
      formats,
      seating: Object.keys(seating).find((tag) => seating[tag] === number) ?? null,
      accessible: !(facade === 'f06-old-theatre' && number === halls),
    };
  });
}

export const openCinemas = perSite((site): readonly Cinema[] => cinemasOf(site).filter(({ closed }) => !closed));

/** Where premieres go: the cinemas that say so, else in the order of the list. */
export function stageOf(site: SiteId, stage: 'first' | 'second' | 'third'): Cinema | undefined {
  const open = openCinemas(site);
  const marked = open.find((cinema) => cinema.stage === stage);
  return marked ?? open[{ first: 0, second: 1, third: 2 }[stage]];
}

/** One cinema of each city, the one with the most seats. */
export const biggestByCity = perSite((site): ReadonlySet<Cinema> => {
  const biggest = new Map<string, Cinema>();
  for (const cinema of openCinemas(site))
    if (cinema.seats > (biggest.get(cinema.city)?.seats ?? 0)) biggest.set(cinema.city, cinema);
  return new Set(biggest.values());
});
