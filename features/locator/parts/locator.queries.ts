import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { query } from '@/lib/api/query';
import { useQueries, useQuery } from '@/lib/api/use-query';
import { defaultLocator } from '@/lib/domain/settings';
import { namePlace } from '@/lib/visitor/place/change-place';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { findKnownPlace } from './locator.logic';

/** All cities and cinemas, null until both are there, and how many of them are near. */
export function usePlaces() {
  const locale = useLocale();
  const choice = useLocator((state) => state.choice);
  const lists = useQueries({ queries: [query(locale, 'cities', {}), query(locale, 'cinemas', {})] });
  const { data: settings } = useQuery(query(locale, 'settings', {}));
  const [{ data: cities = null }, { data: cinemas = null }] = lists;

  // What a cinema is called, or which ones a city has, may have changed since it was chosen.
  useEffect(() => {
    const place = choice && cities && cinemas && findKnownPlace(choice, cities, cinemas);
    if (place) namePlace(choice, place);
  }, [choice, cities, cinemas]);

  const failed = lists.filter(({ isError }) => isError);
  return {
    places: cities && cinemas ? { cities, cinemas } : null,
    limits: settings?.locator ?? defaultLocator,
    favouritesLimit: settings?.favourites.limit ?? null,
    retry: failed.length ? () => failed.map(({ refetch }) => refetch()) : null,
  };
}
