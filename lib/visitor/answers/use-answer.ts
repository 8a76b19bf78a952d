import { useCallback, useEffect, useState } from 'react';
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
  // What failed before it was wanted here is asked for once more.
  const [began, setBegan] = useState({ url, failures });
  if (began.url !== url) setBegan({ url, failures });
  const [latest, setLatest] = useState(data);
  if (data !== undefined && data !== latest) setLatest(data);
  return {
    data,
    latest: data ?? latest,
    isAnswered: data !== undefined,
    failures,
    hasFailed: hasFailed && failures > began.failures,
    retry: ask,
  };
}

export const describeAnswer = <T>({ data, failures = 0, asking }: Partial<Answer> = {}) => ({
  data: data as T | undefined,
  failures,
  hasFailed: data === undefined && failures > 0 && !asking,
});

/** Asks now, and when the window or the network comes back. */
export function useAsking(ask: () => void): void {
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && ask();
    ask();
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
}
