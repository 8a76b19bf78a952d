import { ageOfShowings } from '@/lib/api/age-of-showings';
import { type ListedShowing, listedKey } from '@/lib/domain/shortlist';
import type { Locale } from '@/lib/sites/locales';
import { askAnswer } from '@/lib/visitor/answers/answers.store';
import { useAnswerList } from '@/lib/visitor/answers/use-answer-list';
import type { ListedAnswer } from './listed';

/** How the showings of a list stand now, each by an answer of its own: it is the same one for all lists that hold it. */
export function useListed(locale: Locale, listed: readonly ListedShowing[]) {
  const urls = listed.map((one) => `/api/screens/listed/${listedKey(one)}?language=${locale.slice(0, 2)}`);
  const answers = useAnswerList<ListedAnswer>(urls, ageOfShowings);
  const retry = () => {
    for (const url of urls) void askAnswer(url, ageOfShowings);
  };
  return { answers, retry };
}
