import { create } from 'zustand';
import type { GuideFilm } from '@/lib/domain/guide';
import type { Filters } from '@/lib/routing/filters';
import type { GuidePlace } from '../place/place.logic';

type Narrow = (films: readonly GuideFilm[], filters: Filters, place: GuidePlace) => readonly GuideFilm[];

type Family = {
  /** What the ages of the country mean, in words: null until somebody comes with a child, and its code and words have come. */
  narrow: Narrow | null;
  /** Of the day, whatever is chosen. */
  films: readonly GuideFilm[];
};

/** What the board and the field of ages beside it know of each other. */
export const useFamilyRules = create<Family>(() => ({ narrow: null, films: [] }));
