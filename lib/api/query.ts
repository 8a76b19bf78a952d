import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/sites/locales';
import { fillBrackets } from '@/lib/text/brackets';
import type { CallInput, Entity } from './entities';
import { type CallName, calls } from './paths';
import { QueryError } from './query-error';

/** Where this site's gateway serves the entity of a call, already parsed: `/api/entities/shows?language=fr`. */
export function entityUrl<Name extends CallName>(locale: Locale, name: Name, input: CallInput<Name>): string {
  const { path, query = [] }: { path: string; query?: readonly string[] } = calls[name];
  const values: Readonly<Record<string, string | undefined>> = input;
  const asked = new URLSearchParams({ language: locale.slice(0, 2) }); // a locale begins with its language
  for (const key of query) if (values[key]) asked.set(key, values[key]);
  return `${fillBrackets(path, values).replace('/api', '/api/entities')}?${asked}`;
}

/** Asks for an entity once, with the headers its row takes (a human check). Throws `QueryError`. */
export async function askEntity<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: CallInput<Name>,
  init: Pick<RequestInit, 'headers' | 'signal'>,
): Promise<Entity<Name>> {
  const url = entityUrl(locale, name, input);
  const response = await fetch(url, init);
  if (!response.ok) throw new QueryError(url, response.status);
  return response.json();
}

/** React Query options for a call: the way islands read the catalogue. Key = address; throws `QueryError`. */
export const query = <Name extends CallName>(locale: Locale, name: Name, input: CallInput<Name>) =>
  queryOptions({
    queryKey: ['api', entityUrl(locale, name, input)] as const,
    queryFn: ({ signal }): Promise<Entity<Name>> => askEntity(locale, name, input, { signal }),
  });
