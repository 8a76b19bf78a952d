import { callUrl } from '@/lib/api/call-url';
import { filterCalls } from '@/lib/api/filter-paths';
import { accessNames, kidsTags } from '@/lib/domain/showing';
import { eveningTag, type Filters, kidsTag } from '@/lib/routing/filters';
import type { Locale } from '@/lib/sites/locales';
import { askAnswer, useAnswers } from '@/lib/visitor/answers/answers.store';
import { listGenresInPage } from './genres-in-page';

type Kind = 'tags' | 'versions' | 'localisation' | 'genres' | 'film';
type FindStrangers = (values: readonly string[], locale: Locale) => Promise<readonly string[]>;

/** Who has heard of a value of an address: a list that names all there is of a kind, or the catalogue, one by one. */
const finders: Readonly<Record<Kind, FindStrangers>> = {
  tags: amongLists(['tags'], [eveningTag, kidsTag, ...kidsTags, ...accessNames]),
  versions: amongLists(['versions']),
  localisation: amongLists(['cities', 'cinemas']),
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
function amongLists(
  calls: readonly ('tags' | 'versions' | 'cities' | 'cinemas')[],
  also: readonly string[] = [],
): FindStrangers {
  return async (values, locale) => {
    const slugs = await Promise.all(calls.map((name) => askSlugs(callUrl(locale, filterCalls[name]))));
    return slugs.some((list) => !list?.length)
      ? []
      : listStrange(values, [...slugs.flatMap((list) => list ?? []), ...also]);
  };
}

/** Of all titles no list is small enough, so that each is asked for: one that plays nowhere on the day is there as well. */
async function amongShows(values: readonly string[], locale: Locale): Promise<readonly string[]> {
  const urls = values.map((slug) => callUrl(locale, filterCalls.show, { slug }));
  const statusOf = (url = '') => useAnswers.getState()[url]?.status;
  await Promise.all(urls.map((url) => statusOf(url) === notThere || askAnswer(url)));
  return values.filter((_, index) => statusOf(urls[index]) === notThere);
}

const notThere = 404;

function listStrange(values: readonly string[], known: readonly string[]): readonly string[] {
  const all = new Set(known.map((slug) => slug.toLowerCase()));
  return all.size ? values.filter((value) => !all.has(value.toLowerCase())) : [];
}

async function askSlugs(url: string): Promise<string[] | undefined> {
  await askAnswer(url);
  const answer = useAnswers.getState()[url]?.data as readonly { slug: string }[] | undefined;
  return answer?.map(({ slug }) => slug);
}
