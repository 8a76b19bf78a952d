import { callUrl } from '@/lib/api/call-url';
import { filterCalls } from '@/lib/api/filter-paths';
import { accessNames, kidsTags } from '@/lib/domain/showing';
import { eveningTag, type Filters, kidsTag } from '@/lib/routing/filters';
import type { Locale } from '@/lib/sites/locales';
import { askAnswer, useAnswers } from '@/lib/visitor/answers/answers.store';

type Kind = 'tags' | 'versions' | 'localisation';

/** The lists of the catalogue that name all there is of a kind, and what an address may name besides. */
const lists: Readonly<
  Record<Kind, { calls: readonly ('tags' | 'versions' | 'cities' | 'cinemas')[]; also: readonly string[] }>
> = {
  tags: { calls: ['tags'], also: [eveningTag, kidsTag, ...kidsTags, ...accessNames] },
  versions: { calls: ['versions'], also: [] },
  localisation: { calls: ['cities', 'cinemas'], also: [] },
};

/** Which values of an address the catalogue has never heard of. Where a list does not come, nothing is said of its kind. */
export async function listStrangers(locale: Locale, filters: Filters): Promise<(readonly [Kind, string])[]> {
  const kinds = Object.keys(lists) as Kind[];
  const found = await Promise.all(kinds.map((kind) => findOfKind(locale, kind, filters[kind] ?? [])));
  return found.flat();
}

async function findOfKind(locale: Locale, kind: Kind, values: readonly string[]) {
  if (!values.length) return [];
  const { calls, also } = lists[kind];
  const slugs = await Promise.all(calls.map((name) => askSlugs(callUrl(locale, filterCalls[name], {}))));
  if (slugs.some((list) => !list?.length)) return [];
  const known = new Set([...slugs.flat(), ...also].map((slug) => slug?.toLowerCase()));
  return values.filter((value) => !known.has(value.toLowerCase())).map((value) => [kind, value] as const);
}

async function askSlugs(url: string): Promise<string[] | undefined> {
  await askAnswer(url);
  const answer = useAnswers.getState()[url]?.data as readonly { slug: string }[] | undefined;
  return answer?.map(({ slug }) => slug);
}
