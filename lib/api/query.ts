import { queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/lib/sites/locales';
import type { CallInput, Entity } from './entities';
import { entityUrl } from './entity-url';
import type { CallName } from './paths';
import { QueryError } from './query-error';

/** Asks for an entity once, with the headers its row takes (a human check). Throws `QueryError`. */
export async function askEntity<Name extends CallName>(
  locale: Locale,
  name: Name,
  input: CallInput<Name>,
  init: Pick<RequestInit, 'headers' | 'signal'>,
  hear?: Hear,
): Promise<Entity<Name>> {
  const url = entityUrl(locale, name, input);
  const response = await fetch(url, init);
  hear?.(response);
  if (!response.ok) throw new QueryError(url, response.status);
  return response.json();
}

/** Told of an answer before it is read, for what its headers say. */
type Hear = (answer: Pick<Response, 'headers'>) => void;

/** React Query options for a call: the way islands read the catalogue. Key = address; throws `QueryError`. */
export const query = <Name extends CallName>(locale: Locale, name: Name, input: CallInput<Name>, hear?: Hear) =>
  queryOptions({
    queryKey: ['api', entityUrl(locale, name, input)] as const,
    queryFn: ({ signal }): Promise<Entity<Name>> => askEntity(locale, name, input, { signal }, hear),
  });
