import { useQueries, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { query } from '@/lib/api/query';
import type { ShowSummary } from '@/lib/domain/show';
import { useFeelings } from '@/lib/visitor/feelings';

/** The shows of the visitor's list, newest first: those of the programme, and those that have left it one by one. */
export function useWishlist(): { shows: readonly ShowSummary[] | null; retry: (() => void) | null } {
  const locale = useLocale();
  const feelings = useFeelings();
  const listed = useQuery(query(locale, 'shows', {}));
  const slugs = feelings?.wishlist ?? [];
  const inList = new Map(listed.data?.map((show) => [show.slug, show]));
  const missing = listed.data ? slugs.filter((slug) => !inList.has(slug)) : [];
  const left = useQueries({ queries: missing.map((slug) => query(locale, 'show', { slug })) });

  if (listed.isError) return { shows: null, retry: () => void listed.refetch() };
  if (!feelings || !listed.data || left.some(({ isPending }) => isPending)) return { shows: null, retry: null };
  const gone = new Map(left.flatMap(({ data }) => (data ? [[data.slug, data] as const] : [])));
  // One that was withdrawn altogether has no page to lead to.
  return { shows: slugs.flatMap((slug) => inList.get(slug) ?? gone.get(slug) ?? []), retry: null };
}
