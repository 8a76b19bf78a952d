import { queryOptions } from '@tanstack/react-query';
import { freshForShowings } from '@/lib/api/query-freshness';
import type { Locale } from '@/lib/sites/locales';
import type { SeasonBoard } from './season.logic';

/** What a cinema plays of a season: one question, whatever the number of titles. */
export function seasonQuery(locale: Locale, slug: string, cinema: string) {
  const asked = new URLSearchParams({ language: locale.slice(0, 2), place: cinema });
  const url = `/api/screens/season/${encodeURIComponent(slug)}?${asked}`;
  return queryOptions({
    ...freshForShowings,
    queryKey: ['season', url] as const,
    queryFn: async ({ signal }): Promise<SeasonBoard> => {
      const response = await fetch(url, { signal });
      if (!response.ok) throw new Error(`${response.status} from ${url}`);
      return response.json();
    },
  });
}
