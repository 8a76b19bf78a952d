import { queryOptions } from '@tanstack/react-query';
import { freshForShowings, freshForTheVisit } from '@/lib/api/freshness';
import type { Day } from '@/lib/domain/day';
import type { CinemaDay } from '@/lib/domain/guide';
import type { GuidePlace } from '../place/place.logic';

/** The cinemas of a place; null asks nothing. */
export const placeQuery = (language: string, key: string | null) =>
  queryOptions({
    ...freshForTheVisit,
    queryKey: ['guide place', language, key] as const,
    enabled: key !== null,
    queryFn: ({ signal }): Promise<GuidePlace | null> =>
      askJson(`/api/screens/guide?${new URLSearchParams({ language, place: key ?? '' })}`, signal),
  });

/** What a cinema plays on a day: the same answer that its own page asks for. */
export const dayQuery = (language: string, cinema: string, day: Day) => {
  const url = `/api/screens/programme/${encodeURIComponent(cinema)}?${new URLSearchParams({ language, date: day })}`;
  return queryOptions({
    ...freshForShowings,
    queryKey: ['answer', url] as const,
    queryFn: ({ signal }): Promise<CinemaDay> => askJson(url, signal),
  });
};

async function askJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return response.json();
}
