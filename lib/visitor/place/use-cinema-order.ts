import { useCallback } from 'react';
import { orderCinemas } from '@/lib/domain/cinema-ranking';
import { useSigned } from '../session/signed.store';
import { useLocatorCinemas } from './use-locator-cinemas';

type Listed = { slug: string; kilometres?: number };
const none: readonly string[] = [];

/**
 * How this visitor wants cinemas listed: favourites, then the locator's, then by distance; as they stand while unknown.
 * `city`: the slug of the city that the page is about, whose cinemas it has put in order itself.
 */
export function useCinemaOrder(city?: string): <C extends Listed>(cinemas: readonly C[]) => C[] {
  const favourites = useSigned((state) => state.favourites);
  const { choice, slugs } = useLocatorCinemas();
  const located = choice?.mode === 'city' && choice.value === city ? none : slugs;
  return useCallback((cinemas) => orderCinemas(cinemas, { favourites, located }), [favourites, located]);
}
