import { create } from 'zustand';
import type { GuideFilm } from '@/lib/domain/guide';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import type { Filters } from '@/lib/routing/filters';
import type { GuidePlace } from '../place/place.logic';

type Narrow = (films: readonly GuideFilm[], filters: Filters, place: GuidePlace) => readonly GuideFilm[];

type Family = {
  /** What the ages of the country mean, in words: null until somebody comes with a child, and its code and words have come. */
  narrow: Narrow | null;
  /** Of the place, whatever the day and what is chosen. */
  offer: Pick<PlaceOffer, 'versions' | 'tags'>;
  /** Of the day; null while it is on its way. */
  films: readonly GuideFilm[] | null;
};

/** What the board and the field of ages beside it know of each other. */
export const useFamilyRules = create<Family>(() => ({ narrow: null, offer: { versions: [], tags: [] }, films: null }));
