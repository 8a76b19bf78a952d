import { useLocale } from 'next-intl';
import { useQuery } from '@/lib/api/use-query';
import { useCinemaOrder } from '@/lib/visitor/place/use-cinema-order';
import { useLocatorCinemas } from '@/lib/visitor/place/use-locator-cinemas';
import { useSigned } from '@/lib/visitor/session/signed.store';
import type { SeasonBoard, SeasonCinema } from './season.logic';
import { seasonQuery } from './season.queries';
import { useSeason } from './season.store';

/** The cinema that was chosen here, else the visitor's own where it plays something, else the page's; and its showings. */
export function useSeasonBoard(slug: string, cinemas: readonly SeasonCinema[], first: SeasonBoard | null) {
  const locale = useLocale();
  const chosen = useSeason((season) => season.cinema);
  const favourites = useSigned((state) => state.favourites);
  const { choice, slugs } = useLocatorCinemas();
  const inOrder = useCinemaOrder();
  // Which cinemas a choice means may not be known yet; its own slug says enough then.
  const named = choice?.value || null;
  const meant = cinemas.filter(({ slug, city }) => slugs.includes(slug) || named === slug || named === city);
  const liked = cinemas.filter(({ slug }) => favourites.includes(slug));
  const [own] = inOrder([...liked, ...meant]);
  const wanted = chosen ?? own?.slug ?? first?.cinema ?? 'all';
  const cinema = wanted === 'all' ? null : wanted;
  const isFirst = cinema === (first?.cinema ?? null);
  const query = useQuery({ ...seasonQuery(locale, slug, cinema ?? ''), enabled: cinema !== null && !isFirst });
  return {
    /** In the visitor's order. */
    cinemas: inOrder(cinemas),
    cinema,
    board: isFirst ? first : cinema ? (query.data ?? null) : null,
    isLoading: cinema !== null && !isFirst && query.isPending,
    hasFailed: cinema !== null && !isFirst && query.isError,
    retry: () => void query.refetch(),
  };
}
