import { useQueries } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { query } from '@/lib/api/query';
import { useLocator } from '@/lib/visitor/locator.store';
import { placeOf } from './locator.logic';

/** All cities and cinemas; both null until both are there. */
export function usePlaces() {
  const locale = useLocale();
  const { choice, name } = useLocator();
  const asked = useQueries({ queries: [query(locale, 'cities', {}), query(locale, 'cinemas', {})] });
  const [{ data: cities = null }, { data: cinemas = null }] = asked;

  // What a cinema is called, or which ones a city has, may have changed since it was chosen.
  useEffect(() => {
    const place = choice && cities && cinemas && placeOf(choice, cities, cinemas);
    if (place) name(choice, place);
  }, [choice, cities, cinemas, name]);

  const failed = asked.filter(({ isError }) => isError);
  return {
    places: cities && cinemas ? { cities, cinemas } : null,
    retry: failed.length ? () => failed.map(({ refetch }) => refetch()) : null,
  };
}
