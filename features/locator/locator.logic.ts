import type { CinemaSummary, CitySummary } from '@/lib/domain/cinema';
import { plain } from '@/lib/text/slug';
import type { LocatorChoice, Place } from '@/lib/visitor/locator.store';

type LocatorCinema = Pick<CinemaSummary, 'slug' | 'name' | 'citySlug' | 'postalCode' | 'city'>;
type LocatorCity = Pick<CitySummary, 'slug' | 'name' | 'postalCode' | 'theaterPostalCode' | 'cinemas' | 'isMainRegion'>;

/** What a visitor may pick, ready to be shown and to be chosen. */
export type Option = { choice: LocatorChoice; place: Place; detail: string | null };

const mostResults = 8;
const mostCities = 8;

/** Cities, then cinemas, that a few letters or the first digits of a postcode mean (spec visitor §5). */
export function search(text: string, cities: readonly LocatorCity[], cinemas: readonly LocatorCinema[]): Option[] {
  const wanted = text.trim();
  if (!wanted) return [];
  const found = /^\d/.test(wanted) ? byPostalCode(wanted) : byName(wanted);
  return [
    ...cities.filter((city) => city.cinemas.length && found.city(city)).map(cityOption),
    ...cinemas.filter(found.cinema).map(cinemaOption),
  ].slice(0, mostResults);
}

/** What is offered before a letter is typed: the cinemas of the chosen city first, then the rest by name. */
export function suggestions(choice: LocatorChoice | null, cinemas: readonly LocatorCinema[]): Option[] {
  const chosen = cinemas.find(({ slug }) => choice?.mode === 'cinema' && slug === choice.value);
  const city = choice?.mode === 'city' ? choice.value : chosen?.citySlug;
  const rank = (cinema: LocatorCinema) => (cinema.citySlug === city ? 0 : 1);
  return cinemas
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, mostResults)
    .map(cinemaOption);
}

/** The places with most cinemas, main regions first. */
export const mainCities = (cities: readonly LocatorCity[]): Option[] =>
  cities
    .filter((city) => city.cinemas.length)
    .toSorted(
      (a, b) =>
        Number(b.isMainRegion) - Number(a.isMainRegion) ||
        b.cinemas.length - a.cinemas.length ||
        a.name.localeCompare(b.name),
    )
    .slice(0, mostCities)
    .map(cityOption);

/** What a choice is called; null when it is not there any more. */
export function placeOf(
  { mode, value }: LocatorChoice,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
): Place | null {
  const city = mode === 'city' && cities.find(({ slug }) => slug === value);
  if (city) return cityOption(city).place;
  const cinema = mode === 'cinema' && cinemas.find(({ slug }) => slug === value);
  return cinema ? cinemaOption(cinema).place : null;
}

type Piece = { piece: string; matches: boolean };

/** A name cut where the typed words match it, the matching pieces marked. */
export function highlight(name: string, text: string): Piece[] {
  const words = wordsOf(text);
  const pieces = name.split(/([\p{L}\p{N}]+)/u).flatMap((part) => {
    const { length } = words.find((word) => plain(part).startsWith(word)) ?? '';
    return [
      { piece: part.slice(0, length), matches: true },
      { piece: part.slice(length), matches: false },
    ];
  });
  return pieces.filter(({ piece }) => piece).reduce<Piece[]>(joined, []);
}

const joined = (done: Piece[], next: Piece): Piece[] => {
  const last = done.at(-1);
  if (last?.matches !== next.matches) return [...done, next];
  return [...done.slice(0, -1), { ...next, piece: last.piece + next.piece }];
};

const cityOption = ({ slug, name, cinemas }: LocatorCity): Option => ({
  choice: { mode: 'city', value: slug },
  place: { name, cinemas },
  detail: null,
});

const cinemaOption = ({ slug, name, postalCode, city }: LocatorCinema): Option => ({
  choice: { mode: 'cinema', value: slug },
  place: { name, cinemas: [slug] },
  detail: [postalCode, city].filter(Boolean).join(' '),
});

const byPostalCode = (digits: string) => ({
  city: ({ postalCode, theaterPostalCode }: LocatorCity) =>
    postalCode.startsWith(digits) || theaterPostalCode.startsWith(digits),
  cinema: ({ postalCode }: LocatorCinema) => postalCode.startsWith(digits),
});

/** Every typed word begins a word of the name; a cinema also goes by its town. */
const byName = (text: string) => {
  const words = wordsOf(text);
  const within = (name: string) => {
    const parts = wordsOf(name);
    return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return {
    city: ({ name }: LocatorCity) => within(name),
    cinema: ({ name, city }: LocatorCinema) => within(`${name} ${city}`),
  };
};

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
