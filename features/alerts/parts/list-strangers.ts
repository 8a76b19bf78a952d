import { callUrl } from '@/lib/api/call-url';
import type { Entity } from '@/lib/api/entities';
import { filterCalls } from '@/lib/api/filter-paths';
import { kidsTags } from '@/lib/domain/kids-showing';
import { listPlaceCinemas } from '@/lib/domain/place-cinemas';
import { accessNames } from '@/lib/domain/showing';
import { eveningTag, type Filters, kidsTag } from '@/lib/routing/filters';
import type { Locale } from '@/lib/sites/locales';
import { askAnswer, useAnswers } from '@/lib/visitor/answers/answers.store';
import { listGenresInPage } from './genres-in-page';

type Kind = 'tags' | 'versions' | 'localisation' | 'genres' | 'film';
type FindStrangers = (values: readonly string[], locale: Locale) => Promise<readonly string[]>;

/** Who has heard of a value of an address: a list that names all there is of a kind, or the catalogue, one by one. */
const finders: Readonly<Record<Kind, FindStrangers>> = {
  tags: amongSlugs('tags', [eveningTag, kidsTag, ...kidsTags, ...accessNames]),
  versions: amongSlugs('versions'),
  localisation: amongPlaces,
  genres: async (values) => listStrange(values, await listGenresInPage()),
  film: amongShows,
};

/** Which values of an address nobody here has ever heard of. Where a list does not come, nothing is said of its kind. */
export async function listStrangers(locale: Locale, filters: Filters): Promise<(readonly [Kind, string])[]> {
  const kinds = Object.keys(finders) as Kind[];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const values = filters[kind] ?? [];
      return (values.length ? await finders[kind](values, locale) : []).map((value) => [kind, value] as const);
    }),
  );
  return found.flat();
}

/** `also` is what an address may name besides. */
function amongSlugs(name: 'tags' | 'versions', also: readonly string[] = []): FindStrangers {
  return async (values, locale) => {
    const all = await askList(name, locale);
    return all?.length ? listStrange(values, [...all.map(({ slug }) => slug), ...also]) : [];
  };
}

/** A town whose cinemas have all closed means as little as one that never had any. */
async function amongPlaces(values: readonly string[], locale: Locale): Promise<readonly string[]> {
  const [cities, cinemas] = await Promise.all([askList('cities', locale), askList('cinemas', locale)]);
  if (!cities?.length || !cinemas?.length) return [];
  return values.filter((value) => !listPlaceCinemas(value, cinemas, cities).length);
}

/** An address may name any number; of more than these nobody is asked. */
const mostShows = 8;
const notThere = 404;

/** Of all titles no list is small enough, so that each is asked for: one that plays nowhere on the day is there as well. */
async function amongShows(values: readonly string[], locale: Locale): Promise<readonly string[]> {
  const asked = values.slice(0, mostShows);
  const urlOf = (slug: string) => callUrl(locale, filterCalls.show, { slug });
  const isUnknown = (slug: string) => useAnswers.getState()[urlOf(slug)]?.status === notThere;
  await Promise.all(asked.map((slug) => isUnknown(slug) || askAnswer(urlOf(slug))));
  return asked.filter(isUnknown);
}

function listStrange(values: readonly string[], known: readonly string[]): readonly string[] {
  const all = new Set(known.map((slug) => slug.toLowerCase()));
  return all.size ? values.filter((value) => !all.has(value.toLowerCase())) : [];
}

async function askList<Name extends 'tags' | 'versions' | 'cities' | 'cinemas'>(name: Name, locale: Locale) {
  const url = callUrl(locale, filterCalls[name]);
  await askAnswer(url);
  return useAnswers.getState()[url]?.data as Entity<Name> | undefined;
}
