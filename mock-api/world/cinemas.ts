import type { SiteId } from '@/lib/sites/sites';
import { type CinemaRow, type CityRow, countries } from './data/cinemas';
import type { Format } from './data/releases';
import { dice } from './seed';
import { slugify } from './words';

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
  place: CityRow;
};

const signs: Readonly<Record<Format, string>> = {
  imax: 'IMAX',
  '4dx': '4DX',
  dolby: 'DOLBY',
  screenx: 'SCREENX',
  '3d': '',
  atmos: '',
};

const made = new Map<SiteId, readonly Cinema[]>();

/** Every cinema of a site, the closed ones too. */
export function cinemasOf(site: SiteId): readonly Cinema[] {
  const known = made.get(site);
  if (known) return known;
  const { cinemas, cities } = countries[site];
  const list = cinemas.map((row, index): Cinema => {
    const place = cities.find(({ slug }) => slug === row.city);
    if (!place) throw new RangeError(`No city ${row.city} in ${site}`);
    const name = `Candela ${row.name}`;
    return {
      ...row,
      name,
      slug: slugify(name),
      vistaRef: String(1100 + 17 * index + name.length).padStart(4, '0'),
      rows: hallsOf(row),
      place,
    };
  });
  made.set(site, list);
  return list;
}

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

/** Where premieres go: the cinemas that say so, else in the order of the list. */
export function stageOf(site: SiteId, stage: 'first' | 'second' | 'third'): Cinema | undefined {
  const open = cinemasOf(site).filter(({ closed }) => !closed);
  const marked = open.find((cinema) => cinema.stage === stage);
  return marked ?? open[{ first: 0, second: 1, third: 2 }[stage]];
}

export const openCinemas = (site: SiteId): Cinema[] => cinemasOf(site).filter(({ closed }) => !closed);
