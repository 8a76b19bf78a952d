import { getLocale } from 'next-intl/server';
import { shows } from '@/lib/api/endpoints/shows';
import { readOr } from '@/lib/api/read-or';
import type { ShowSummary } from '@/lib/domain/show';

/** As many as stand in one row of a wide screen. */
const count = 6;

/** The first films of the home page. None when the catalogue does not answer: an error page never fails. */
export async function readSuggestedFilms(): Promise<readonly ShowSummary[]> {
  const all = await readOr(await getLocale(), shows, {}, []);
  return all
    .filter(({ isComingSoon }) => !isComingSoon)
    .toSorted((a, b) => a.orders.home - b.orders.home)
    .slice(0, count);
}
