import { create } from 'zustand';
import type { RatingWords } from '@/components/views/rating/rating-words';
import type { Offer } from '@/lib/domain/next-best';
import type { SeatPrice } from '@/lib/domain/seat-price';
import type { Showing } from '@/lib/domain/showing';

export type OpenedShowing = {
  showing: Showing;
  /** `minutes` where anybody knows how long it is. */
  show: { slug: string; title: string; minutes?: number | null };
  place: Offer['cinema'];
  rating: RatingWords;
  prices?: readonly SeatPrice[] | undefined;
};

/** The showing whose panel lies over the page: whoever lists showings opens it, and another part of the page shows it. */
export const useOpenedShowing = create<{ opened: OpenedShowing | null }>(() => ({ opened: null }));

export const openShowing = (opened: OpenedShowing): void => useOpenedShowing.setState({ opened });
export const closeShowing = (): void => useOpenedShowing.setState({ opened: null });
