import { useLocale } from 'next-intl';
import { query } from '@/lib/api/query';
import { useQueries, useQuery } from '@/lib/api/use-query';
import { pickHelpResults } from './help-search.logic';

/** What the help centre answers to a question. */
export function useHelpResults(question: string) {
  const { data, ...rest } = useQuery(query(useLocale(), 'search', { q: question, type: 'faq' }));
  return { answers: data && pickHelpResults(data), ...rest };
}

export type WordFound = { word: string; count: number };

/** How many answers each of these words has, most first; those without any are left out. Null until all are told. */
export function useWordsFound(words: readonly string[]): WordFound[] | null {
  const locale = useLocale();
  const found = useQueries({ queries: words.map((q) => query(locale, 'search', { q, type: 'faq' })) });
  if (found.some(({ isLoading }) => isLoading)) return null;
  return words
    .map((word, index) => ({ word, count: pickHelpResults(found[index]?.data ?? []).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
