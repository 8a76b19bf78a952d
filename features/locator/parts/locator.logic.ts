import type { CinemaSummary, CitySummary, Gps } from '@/lib/domain/cinema';
import { kilometresBetween } from '@/lib/domain/distance';
import { formatKilometres } from '@/lib/i18n/kilometres';
import type { Locale } from '@/lib/sites/locales';
import { fitsPlace } from '@/lib/text/search-keys';
import { plainLetters } from '@/lib/text/slug';
import { cleanTyped, splitWords } from '@/lib/text/typed-text';
import type { LocatorChoice, Place } from '@/lib/visitor/place/locator.store';
import { choiceKey, parseChoice } from '@/lib/visitor/place/locator-choice';
import type { TownCinemas } from '@/lib/visitor/place/use-town-cinemas';

type LocatorCinema = Pick<CinemaSummary, 'slug' | 'name' | 'citySlug' | 'postalCode' | 'city' | 'gps'>;
type LocatorCity = Pick<CitySummary, 'slug' | 'name' | 'postalCode' | 'theaterPostalCode' | 'cinemas' | 'isMainRegion'>;

/** What a visitor may pick, ready to be shown and to be chosen. */
export type LocatorOption = { choice: LocatorChoice; place: Place; detail: string | null; gps: Gps | null };

const mostResults = 8;
/** So that a phone shows what follows them. */
const mostSuggestions = 5;
const mostCities = 8;

/** Cities, then cinemas, that a few letters or the first digits of a postcode mean (spec visitor §5). */
export function searchPlaces(
  text: string,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
  here: Gps | null = null,
): LocatorOption[] {
  const wanted = splitPlainWords(cleanTyped(text));
  if (!wanted.length) return [];
  const found = matching(wanted);
  return [
    ...cities.filter((city) => city.cinemas.length && found.city(city)).map(buildCityOption),
    ...cinemas.filter(found.cinema).toSorted(byWay(here)).map(buildCinemaOption),
  ].slice(0, mostResults);
}

/** What is offered before a letter is typed: the nearest where that is known, else the cinemas of the chosen city, then the rest by name. */
export function listSuggestions(
  choice: LocatorChoice | null,
  cinemas: readonly LocatorCinema[],
  here: Gps | null = null,
): LocatorOption[] {
  const chosen = cinemas.find(({ slug }) => choice?.mode === 'cinema' && slug === choice.value);
  const city = choice?.mode === 'city' ? choice.value : chosen?.citySlug;
  const rank = ({ citySlug }: LocatorCinema) => Number(citySlug !== city);
  return cinemas
    .toSorted((a, b) => byWay(here)(a, b) || rank(a) - rank(b) || a.name.localeCompare(b.name))
    .slice(0, mostSuggestions)
    .map(buildCinemaOption);
}

/** The nearest first, those without a position last; no order for a visitor who was not located. */
function byWay(here: Gps | null) {
  const way = ({ gps }: LocatorCinema) => (here && gps ? kilometresBetween(here, gps) : here ? Number.MAX_VALUE : 0);
  return (a: LocatorCinema, b: LocatorCinema) => way(a) - way(b);
}

/** The places with most cinemas, main regions first. */
export const listMainCities = (cities: readonly LocatorCity[]): LocatorOption[] =>
  cities
    .filter((city) => city.cinemas.length)
    .toSorted(
      (a, b) =>
        Number(b.isMainRegion) - Number(a.isMainRegion) ||
        b.cinemas.length - a.cinemas.length ||
        a.name.localeCompare(b.name),
    )
    .slice(0, mostCities)
    .map(buildCityOption);

/** The cinemas of these slugs, in their order. */
export const pickOptions = (slugs: readonly string[], cinemas: readonly LocatorCinema[]): LocatorOption[] =>
  slugs.flatMap((slug) => cinemas.filter((cinema) => cinema.slug === slug).map(buildCinemaOption));

/** The cinemas around a town without one, each with its way. */
export const listAround = (
  { cinemas: near }: TownCinemas,
  cinemas: readonly LocatorCinema[],
  locale: Locale,
): LocatorOption[] =>
  near.flatMap(({ slug, kilometres }) =>
    pickOptions([slug], cinemas).map((option) => ({
      ...option,
      detail: [option.detail, formatKilometres(kilometres, locale)].filter(Boolean).join('\u00a0· '),
    })),
  );

/** What was chosen before, without the choice of now and without what is gone. */
export const listRecent = (
  kept: readonly { key: string }[],
  now: LocatorChoice | null,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
): LocatorOption[] =>
  kept.flatMap(({ key }) => {
    const choice = now && choiceKey(now) === key ? null : parseChoice(key);
    const found = choice && findOption(choice, cities, cinemas);
    return found ? [found] : [];
  });

/** What a choice is called; null when it is not there any more. */
export const findKnownPlace = (
  choice: LocatorChoice,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
): Place | null => findOption(choice, cities, cinemas)?.place ?? null;

function findOption(
  { mode, value }: LocatorChoice,
  cities: readonly LocatorCity[],
  cinemas: readonly LocatorCinema[],
): LocatorOption | null {
  const city = mode === 'city' && cities.find(({ slug }) => slug === value);
  if (city) return buildCityOption(city);
  const cinema = mode === 'cinema' && cinemas.find(({ slug }) => slug === value);
  return cinema ? buildCinemaOption(cinema) : null;
}

const buildCityOption = ({ slug, name, cinemas }: LocatorCity): LocatorOption => ({
  choice: { mode: 'city', value: slug },
  place: { name, cinemas },
  detail: null,
  gps: null,
});

const buildCinemaOption = ({ slug, name, postalCode, city, gps }: LocatorCinema): LocatorOption => ({
  choice: { mode: 'cinema', value: slug },
  place: { name, cinemas: [slug] },
  detail: [postalCode, city].filter(Boolean).join(' '),
  gps,
});

/** Every typed word begins a word of the name, where it is no postcode; a cinema also goes by its town. */
const matching = (words: readonly string[]) => {
  const fits = (name: string, codes: readonly string[]) => {
    const parts = splitPlainWords(name);
    return fitsPlace(words, codes, (word) => parts.some((part) => part.startsWith(word)));
  };
  return {
    city: ({ name, postalCode, theaterPostalCode }: LocatorCity) => fits(name, [postalCode, theaterPostalCode]),
    cinema: ({ name, city, postalCode }: LocatorCinema) => fits(`${name} ${city}`, [postalCode]),
  };
};

const splitPlainWords = (text: string): string[] => splitWords(text).map(plainLetters);
