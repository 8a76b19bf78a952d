import { useEffect, useState } from 'react';
import type { describeAnswer } from '@/lib/visitor/answers/use-answer';

type Answers<T> = readonly ReturnType<typeof describeAnswer<T>>[];

/** Milliseconds without another answer until those that have come are shown without the others. */
const patience = 300;

/**
 * The answers once all of `urls` have come or failed, for each of them has the whole board drawn again; where one keeps the
 * others waiting, those that are there.
 */
export function useTogether<T>(answers: Answers<T>, urls: readonly string[]) {
  const [shown, setShown] = useState({ answers, urls });
  const isLoading = !answers.every(({ data, hasFailed }) => data || hasFailed);
  const isBehind = shown.answers !== answers;
  if (isBehind && (!isLoading || shown.urls !== urls)) setShown({ answers: isLoading ? none : answers, urls });
  useEffect(() => {
    if (!isBehind || !isLoading) return undefined;
    const timer = setTimeout(() => setShown({ answers, urls }), patience);
    return () => clearTimeout(timer);
  }, [answers, urls, isBehind, isLoading]);
  return { answers: shown.answers, isLoading };
}

const none: readonly never[] = [];
