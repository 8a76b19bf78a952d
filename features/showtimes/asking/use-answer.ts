import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { answerQuery } from './answer.query';

/**
 * What the gateway answers at this address; null asks nothing. Until the answer is there, `latest` is the one before it.
 * React Query keeps it; its own hook would be a twentieth of what a film's page loads first, so what refreshes an
 * answer comes after it (`decisions/0035-what-a-board-loads-first.md`).
 */
export function useAnswer<T>(url: string | null) {
  const queries = useQueryClient();
  const state = useSyncExternalStore(
    useCallback((listener) => queries.getQueryCache().subscribe(listener), [queries]),
    () => (url === null ? undefined : queries.getQueryState<T>(answerQuery(url).queryKey)),
    () => undefined,
  );
  const ask = useCallback(() => void (url !== null && queries.prefetchQuery(answerQuery(url))), [queries, url]);
  useEffect(ask, [ask]);

  useEffect(() => {
    if (url === null) return;
    let stop: (() => void) | null = () => {};
    const follow = ({ stayFresh }: typeof import('./stay-fresh')) => {
      if (stop) stop = stayFresh(queries, url);
    };
    import('./stay-fresh').then(follow).catch(() => {});
    return () => {
      stop?.();
      stop = null;
    };
  }, [queries, url]);

  const data = state?.data;
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return {
    latest: data ?? latest,
    isAnswered: data !== undefined,
    hasFailed: data === undefined && state?.status === 'error',
    retry: ask,
  };
}
