import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@/lib/sites/languages';
import type { CalendarName } from './calendars';
import type { Titles } from './titles.logic';

/** All rows of a list by date that wait for a press: one question, whichever month is opened. */
export function titlesQuery(language: Language, list: CalendarName) {
  const url = `/api/screens/titles/${list}?language=${language}`;
  return queryOptions({
    queryKey: ['titles', url] as const,
    queryFn: async ({ signal }): Promise<Titles> => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${response.status} from ${url}`);
      return response.json();
    },
  });
}
