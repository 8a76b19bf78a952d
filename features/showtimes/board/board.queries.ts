import { queryOptions } from '@tanstack/react-query';
import { freshForShowings } from '@/lib/api/freshness';
import type { Locale } from '@/lib/sites/locales';
import type { Board } from './board.logic';

type Asked = { show: string; place: string | null /** Comma separated, the best one first. */; days: string | null };

/** The board of a title at a place on one of some days: one question, whatever the number of cinemas. */
export function boardQuery(locale: Locale, { show, place, days }: Asked) {
  const asked = new URLSearchParams({
    language: locale.slice(0, 2),
    ...(place && { place }),
    ...(days && { date: days }),
  });
  const url = `/api/screens/board/${encodeURIComponent(show)}?${asked}`;
  return queryOptions({
    ...freshForShowings,
    queryKey: ['board', url] as const,
    queryFn: ({ signal }): Promise<Board> => askJson(url, signal),
  });
}

export async function askJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return response.json();
}
