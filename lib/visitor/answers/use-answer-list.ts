import { useCallback, useMemo, useRef } from 'react';
import { type Answer, askAnswer, useAnswers } from './answers.store';
import { describeAnswer, useAsking } from './use-answer';

/**
 * What the gateway answers at each of these addresses, in their order; the same list until one of them changes. What is
 * older than `freshFor` (milliseconds) is asked for anew at the next look.
 */
export function useAnswerList<T>(urls: readonly string[], freshFor?: number) {
  const kept = useRef<readonly (Answer | undefined)[]>([]);
  const answers = useAnswers((all) => {
    const now = urls.map((url) => all[url]);
    const isSame =
      now.length === kept.current.length && now.every((answer, index) => areAlike(answer, kept.current[index]));
    kept.current = isSame ? kept.current : now;
    return kept.current;
  });
  const asked = urls.join(' ');
  const ask = useCallback(() => {
    for (const url of asked.split(' ')) if (url) void askAnswer(url, freshFor);
  }, [asked, freshFor]);
  useAsking(ask);
  return useMemo(() => answers.map((answer) => describeAnswer<T>(answer)), [answers]);
}

/** Whether two answers to a question are told alike. */
function areAlike(one: Answer | undefined, other: Answer | undefined): boolean {
  const [a, b] = [describeAnswer(one), describeAnswer(other)];
  return a.data === b.data && a.failures === b.failures && a.hasFailed === b.hasFailed;
}
