import { useCallback, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { askAnswer, useAnswers } from './answers.store';
import { describeAnswer, useAsking } from './use-answer';

/**
 * What the gateway answers at each of these addresses, in their order; the same list until one of them changes. What is
 * older than `freshFor` (milliseconds) is asked for anew at the next look.
 */
export function useAnswerList<T>(urls: readonly string[], freshFor?: number) {
  const answers = useAnswers(useShallow((all) => urls.map((url) => all[url])));
  const asked = urls.join(' ');
  const ask = useCallback(() => {
    for (const url of asked.split(' ')) if (url) void askAnswer(url, freshFor);
  }, [asked, freshFor]);
  useAsking(ask);
  return useMemo(() => answers.map((answer) => describeAnswer<T>(answer)), [answers]);
}
