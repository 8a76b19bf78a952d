import { useLocale } from 'next-intl';
import { query } from '@/lib/api/query';
import { useQueries, useQuery } from '@/lib/api/use-query';
import type { ShowSummary } from '@/lib/domain/show';
import { useFeelings, useLostFeelings } from '@/lib/visitor/marks/use-feelings';

export type Wishlist = {
  /** Null until they are known. */
  shows: readonly ShowSummary[] | null;
  /** Slugs of what plays or will. */
  programme: ReadonlySet<string>;
  retry: (() => void) | null;
};

/** The shows of the visitor's list, newest first: those of the programme, and those that have left it one by one. */
export function useWishlist(): Wishlist {
  const locale = useLocale();
  const feelings = useFeelings();
  const askFeelings = useLostFeelings();
  const listed = useQuery(query(locale, 'shows', {}));
  const slugs = feelings?.wishlist ?? [];
  const inList = new Map(listed.data?.map((show) => [show.slug, show]));
  const missing = listed.data ? slugs.filter((slug) => !inList.has(slug)) : [];
  const left = useQueries({ queries: missing.map((slug) => query(locale, 'show', { slug })) });

  const programme = new Set(inList.keys());
  if (listed.isError) return { shows: null, programme, retry: () => void listed.refetch() };
  if (askFeelings) return { shows: null, programme, retry: askFeelings };
  if (!feelings || !listed.data || left.some(({ isPending }) => isPending))
    return { shows: null, programme, retry: null };
  const gone = new Map(left.flatMap(({ data }) => (data ? [[data.slug, data] as const] : [])));
  // One that was withdrawn altogether has no page to lead to.
  return { shows: slugs.flatMap((slug) => inList.get(slug) ?? gone.get(slug) ?? []), programme, retry: null };
}
