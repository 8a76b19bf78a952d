'use client';
// Which towns come first is the visitor's own: the page is everyone's.
import type { ReactNode } from 'react';
import { useShown } from '@/lib/visitor/device/use-shown';
import { isPlaceSought, useLocator } from '@/lib/visitor/place/locator.store';
import { orderTowns, type Town } from './cinemas.logic';

const none: readonly string[] = [];

/** The towns of the list, those of the place that the visitor chose first: a town, what is around them, their favourites. */
export function OwnTownsFirst({ towns }: { towns: readonly (Town & { group: ReactNode })[] }) {
  const own = useLocator(({ place, source }) => (source === 'cookie' || source === 'chosen' ? place?.cinemas : none));
  const isSought = useLocator(isPlaceSought);
  useShown(own !== undefined && (own !== none || !isSought));
  return orderTowns(towns, own ?? none).map(({ group }) => group);
}
