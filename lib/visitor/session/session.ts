import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { QueryError } from '@/lib/api/query-error';
import { useQuery } from '@/lib/api/use-query';
import type { Client, Session } from '@/lib/domain/client';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Language } from '@/lib/sites/languages';
import { pendingFavourites } from './pending-favourites';
import { useSigned } from './signed.store';

/** Milliseconds; a provider that is slow must not hold the page (spec visitor §9). */
const patience = 10_000;
const key = ['session'] as const;

export const sessionOptions = (language: Language) =>
  queryOptions({
    queryKey: key,
    queryFn: ({ signal }) => askSession(language, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

async function askSession(language: Language, signal: AbortSignal): Promise<Session> {
  const url = `/api/session?language=${language}`;
  const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) });
  if (!response.ok) throw new QueryError(url, response.status);
  const session: Session = await response.json();
  return session.client ? { ...session, client: addPendingFavourites(session.client) } : session;
}

const addPendingFavourites = (client: Client): Client => ({
  ...client,
  favoriteCinemas: pendingFavourites.tell(client.id, () => client.favoriteCinemas, client.favoriteCinemas),
});

export type SessionState = {
  /** unknown: not asked yet, or no answer yet. A failure counts as signed out (spec visitor §4). */
  status: 'unknown' | 'out' | 'in';
  client: Client | null;
  /** Null until there is an answer. */
  session: Session | null;
  /** Milliseconds since 1970; 0 before the first answer. */
  answeredAt: number;
  /** It may exist, and could not be asked for; asking again in silence changes nothing until there is an answer. */
  isDown: boolean;
  isAsking: boolean;
};

/**
 * Who the visitor is: one question a page load, and none for a visitor who cannot be signed in.
 * `ask` for how one signs in here, whoever it is.
 */
export function useSession({ ask = false } = {}): SessionState {
  const signed = useSigned((state) => state.signed);
  const {
    data = null,
    dataUpdatedAt,
    isError,
    errorUpdateCount,
    isFetching,
  } = useQuery({ ...sessionOptions(useLanguage()), enabled: signed === true || ask });
  const client = signed ? (data?.client ?? null) : null;
  const isDown = isError || (data === null && errorUpdateCount > 0);
  const answered = signed === false || data !== null || isDown;
  return {
    status: client ? 'in' : answered && signed !== null ? 'out' : 'unknown',
    client,
    session: data,
    answeredAt: dataUpdatedAt,
    isDown,
    isAsking: isFetching,
  };
}

/** Asks once more, whether anything shows the answer or not: after a sign-in, and once a registration is complete. */
export const reloadSession = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: key, refetchType: 'all' });

/** Asks again what was asked before a write was done: the answer under way may not know of it. */
export function restartSessionClock(queries: QueryClient): void {
  if (queries.isFetching({ queryKey: key })) void reloadSession(queries);
}

/** Asks once more after an outage; null while there still is no answer. */
export async function askSessionAgain(queries: QueryClient): Promise<'in' | 'out' | null> {
  await reloadSession(queries);
  const { data, status } = queries.getQueryState<Session>(key) ?? {};
  if (!data || status !== 'success') return null;
  return data.client ? 'in' : 'out';
}

/** Forgets who it was, and all that was theirs. */
export function forgetClient(queries: QueryClient): void {
  queries.setQueryData<Session>(key, (session) => session && { ...session, client: null, mark: null });
  queries.removeQueries({ queryKey: ['feelings'] });
}

/** The client as this tab knows them. */
export const findClient = (queries: QueryClient): Client | null => queries.getQueryData<Session>(key)?.client ?? null;

/** Changes what the tab knows of a client, should it still show that one. */
export const changeClient = (queries: QueryClient, id: string, change: (client: Client) => Client): void => {
  queries.setQueryData<Session>(key, (session) =>
    session?.client?.id === id ? { ...session, client: change(session.client) } : session,
  );
};
