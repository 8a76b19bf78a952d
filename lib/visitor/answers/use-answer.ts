import { useCallback, useLayoutEffect, useState } from 'react';
import { type Answer, askAnswer, useAnswers } from './answers.store';

type Answers = ReturnType<typeof useAnswers.getState>;

/**
 * What the gateway answers at this address; null asks nothing. What is older than `freshFor` (milliseconds) is asked for
 * anew at the next look and when the window or the network comes back; until the answer is there, `latest` is the one before it.
 */
export function useAnswer<T>(url: string | null, freshFor?: number) {
  // Each for itself: that it is being asked is nothing to be drawn again for, before the page one came to is painted.
  const describe = (all: Answers) => describeAnswer<T>(url === null ? undefined : all[url]);
  const data = useAnswers((all) => describe(all).data);
  const hasFailed = useAnswers((all) => describe(all).hasFailed);
  const ask = useCallback(() => void (url !== null && askAnswer(url, freshFor)), [url, freshFor]);
  useAsking(ask);
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return { data, latest: data ?? latest, isAnswered: data !== undefined, hasFailed, retry: ask };
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
