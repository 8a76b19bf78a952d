import { queryOptions } from '@tanstack/react-query';
import { freshForShowings } from '@/lib/api/freshness';

/** One question of a screen to our own gateway, which its address says whole. */
export const answerQuery = <T>(url: string) =>
  queryOptions({
    ...freshForShowings,
    queryKey: ['answer', url] as const,
    queryFn: ({ signal }): Promise<T> => askJson(url, signal),
  });

async function askJson<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} from ${url}`);
  return response.json();
}
