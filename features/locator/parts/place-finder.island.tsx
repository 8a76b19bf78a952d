'use client';
// Asks what the visitor's choice is called when the browser no longer knows; loaded only then.
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { type QueryError, query } from '@/lib/api/query';
import { type LocatorChoice, type Place, useLocator } from '@/lib/visitor/locator.store';

interface Props {
  choice: LocatorChoice;
  /** The API does not answer: the choice stays, unnamed. */
  onFail: () => void;
}

export function PlaceFinder({ choice, onFail }: Props) {
  const { place, error } = usePlace(choice);
  const { name, forget } = useLocator.getState();

  useEffect(() => {
    if (place) name(choice, place);
    else if (error && isGone(error)) forget();
    else if (error) onFail();
  });

  return null;
}

function usePlace({ mode, value }: LocatorChoice): { place: Place | null; error: Error | null } {
  const locale = useLocale();
  const city = useQuery({ ...query(locale, 'city', { slug: value }), enabled: mode === 'city' });
  const cinema = useQuery({ ...query(locale, 'cinema', { slug: value }), enabled: mode === 'cinema' });
  const place = mode === 'city' ? city.data : cinema.data && { name: cinema.data.name, cinemas: [value] };
  return { place: place ?? null, error: city.error ?? cinema.error };
}

const isGone = (error: Error) => [404, 410].includes((error as Partial<QueryError>).status ?? 0);
