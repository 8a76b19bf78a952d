import { useEffect } from 'react';
import type { GuideFilm } from '@/lib/domain/guide';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import type { Filters } from '@/lib/routing/filters';
import type { GuidePlace } from '../place/place.logic';
import { useFamilyRules } from './family.store';

type Asked = { offer: PlaceOffer; films: readonly GuideFilm[] | null; filters: Filters; place: GuidePlace };

/** The titles of `narrowed` that are for the family of the address; `isWaiting`: nobody knows yet which are. */
export function useFamily(narrowed: readonly GuideFilm[], { offer, films, filters, place }: Asked) {
  const narrow = useFamilyRules((state) => state.narrow);
  useEffect(() => useFamilyRules.setState({ offer, films }), [offer, films]);
  const isAsked = Boolean(filters.child ?? filters.most);
  return { family: isAsked && narrow ? narrow(narrowed, filters, place) : narrowed, isWaiting: isAsked && !narrow };
}
