import type { CinemaSummary, CitySummary, Gps } from '@/lib/domain/cinema';
import { distance } from '@/lib/domain/distance';
import { plain } from '@/lib/text/slug';
import { typed, wordsOf } from '@/lib/text/typed';
import type { LocatorChoice, Place } from '@/lib/visitor/place/locator.store';
import { keyOf, parseChoice } from '@/lib/visitor/place/locator-choice';

type LocatorCinema = Pick<CinemaSummary, 'slug' | 'name' | 'citySlug' | 'postalCode' | 'city' | 'gps'>;
type LocatorCity = Pick<CitySummary, 'slug' | 'name' | 'postalCode' | 'theaterPostalCode' | 'cinemas' | 'isMainRegion'>;

/** What a visitor may pick, ready to be shown and to be chosen. */
export type Option = { choice: LocatorChoice; place: Place; detail: string | null; gps: Gps | null };

const mostResults = 8;
/** So that a phone shows what follows them. */
const mostSuggestions = 5;
const mostCities = 8;

/** Cities, then cinemas, that a few letters or the first digits of a postcode mean (spec visitor §5). */
export function search(
  text: string,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
  here: Gps | null = null,
): Option[] {
  const wanted = typed(text);
  if (!wanted) return [];
  const found = /^\d/.test(wanted) ? byPostalCode(wanted) : byName(wanted);
  return [
    ...cities.filter((city) => city.cinemas.length && found.city(city)).map(cityOption),
    ...cinemas.filter(found.cinema).toSorted(byWay(here)).map(cinemaOption),
  ].slice(0, mostResults);
}

/** What is offered before a letter is typed: the nearest where that is known, else the cinemas of the chosen city, then the rest by name. */
export function suggestions(
  choice: LocatorChoice | null,
  cinemas: readonly LocatorCinema[],
  here: Gps | null = null,
): Option[] {
  const chosen = cinemas.find(({ slug }) => choice?.mode === 'cinema' && slug === choice.value);
  const city = choice?.mode === 'city' ? choice.value : chosen?.citySlug;
  const rank = ({ citySlug }: LocatorCinema) => Number(citySlug !== city);
  return cinemas
    .toSorted((a, b) => byWay(here)(a, b) || rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, mostSuggestions)
    .map(cinemaOption);
}

/** The nearest first, those without a position last; no order for a visitor who was not located. */
function byWay(here: Gps | null) {
  const way = ({ gps }: LocatorCinema) => (here && gps ? distance(here, gps) : here ? Number.MAX_VALUE : 0);
  return (a: LocatorCinema, b: LocatorCinema) => way(a) - way(b);
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

/** The cinemas of these slugs, in their order. */
export const optionsOf = (slugs: readonly string[], cinemas: readonly LocatorCinema[]): Option[] =>
  slugs.flatMap((slug) => cinemas.filter((cinema) => cinema.slug === slug).map(cinemaOption));

/** What was chosen before, without the choice of now and without what is gone. */
export const recentOptions = (
  kept: readonly { key: string }[],
  now: LocatorChoice | null,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
): Option[] =>
  kept.flatMap(({ key }) => {
    const choice = now && keyOf(now) === key ? null : parseChoice(key);
    const found = choice && optionOf(choice, cities, cinemas);
    return found ? [found] : [];
  });

/** What a choice is called; null when it is not there any more. */
export const placeOf = (
  choice: LocatorChoice,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
): Place | null => optionOf(choice, cities, cinemas)?.place ?? null;

function optionOf(
  { mode, value }: LocatorChoice,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
): Option | null {
  const city = mode === 'city' && cities.find(({ slug }) => slug === value);
  if (city) return cityOption(city);
  const cinema = mode === 'cinema' && cinemas.find(({ slug }) => slug === value);
  return cinema ? cinemaOption(cinema) : null;
}

const cityOption = ({ slug, name, cinemas }: LocatorCity): Option => ({
  choice: { mode: 'city', value: slug },
  place: { name, cinemas },
  detail: null,
  gps: null,
});

const cinemaOption = ({ slug, name, postalCode, city, gps }: LocatorCinema): Option => ({
  choice: { mode: 'cinema', value: slug },
  place: { name, cinemas: [slug] },
  detail: [postalCode, city].filter(Boolean).join(' '),
  gps,
});

const byPostalCode = (digits: string) => ({
  city: ({ postalCode, theaterPostalCode }: LocatorCity) =>
    postalCode.startsWith(digits) || theaterPostalCode.startsWith(digits),
  cinema: ({ postalCode }: LocatorCinema) => postalCode.startsWith(digits),
});

/** Every typed word begins a word of the name; a cinema also goes by its town. */
const byName = (text: string) => {
  const words = plainWords(text);
  const within = (name: string) => {
    const parts = plainWords(name);
    return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  return {
    city: ({ name }: LocatorCity) => within(name),
    cinema: ({ name, city }: LocatorCinema) => within(`${name} ${city}`),
  };
};

const plainWords = (text: string): string[] => wordsOf(text).map(plain);
