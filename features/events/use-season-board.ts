import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useLocator } from '@/lib/visitor/locator.store';
import type { SeasonBoard, SeasonCinema } from './season.logic';
import { seasonQuery } from './season.queries';
import { useSeason } from './season.store';

/** The cinema that was chosen here, else the visitor's own where it plays something, else the page's; and its showings. */
export function useSeasonBoard(slug: string, cinemas: readonly SeasonCinema[], first: SeasonBoard | null) {
  const locale = useLocale();
  const chosen = useSeason((season) => season.cinema);
  const choice = useLocator((locator) => locator.choice);
  const own = choice && cinemas.find((one) => choice.value === (choice.mode === 'city' ? one.city : one.slug));
  const wanted = chosen ?? own?.slug ?? first?.cinema ?? 'all';
  const cinema = wanted === 'all' ? null : wanted;
  const isFirst = cinema === (first?.cinema ?? null);
  const query = useQuery({ ...seasonQuery(locale, slug, cinema ?? ''), enabled: cinema !== null && !isFirst });
  return {
    cinema,
    board: isFirst ? first : cinema ? (query.data ?? null) : null,
    isLoading: cinema !== null && !isFirst && query.isPending,
    hasFailed: cinema !== null && !isFirst && query.isError,
    retry: () => void query.refetch(),
  };
}
