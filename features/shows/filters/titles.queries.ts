import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@/lib/sites/languages';
import type { ListName } from './page-items';

/** All titles of a list that wait for a press: one question, whichever month is opened. */
export function titlesQuery<Answer>(language: Language, list: ListName) {
  const url = `/api/screens/titles/${list}?language=${language}`;
  return queryOptions({
    queryKey: ['titles', url] as const,
    queryFn: async ({ signal }): Promise<Answer> => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${response.status} from ${url}`);
      return response.json();
    },
  });
}
