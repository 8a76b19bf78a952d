import { useCallback, useLayoutEffect, useState } from 'react';
import { type Answer, askAnswer, useAnswers } from './answers.store';

/**
 * What the gateway answers at this address; null asks nothing. What is older than `freshFor` (milliseconds) is asked for
 * anew at the next look and when the window or the network comes back; until the answer is there, `latest` is the one before it.
 */
export function useAnswer<T>(url: string | null, freshFor?: number) {
  const answer = useAnswers((all) => (url === null ? undefined : all[url]));
  const ask = useCallback(() => void (url !== null && askAnswer(url, freshFor)), [url, freshFor]);
  useAsking(ask);
  const { data, failures, hasFailed } = describeAnswer<T>(answer);
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return { data, latest: data ?? latest, isAnswered: data !== undefined, failures, hasFailed, retry: ask };
}

export const describeAnswer = <T>({ data, failures = 0, asking }: Partial<Answer> = {}) => ({
  data: data as T | undefined,
  failures,
  hasFailed: data === undefined && failures > 0 && !asking,
});

/** Asks before anything is painted, which might be an earlier failure, and when the window or the network comes back. */
export function useAsking(ask: () => void): void {
  useLayoutEffect(() => {
    const look = () => document.hidden || ask();
    ask();
    addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
}
