'use client';
// Whose pass it is, only the browser knows; for everyone else there is nothing to load.
import { later } from '@/components/page/later/later.island';
import { useSigned } from '@/lib/visitor/session/signed.store';
import type { PassRowsProps } from './pass-rows.island';

const LazyPassRows = later(() => import('./pass-rows.island').then((file) => file.LazyPassRows));

export function OwnPassIsland(props: PassRowsProps) {
  const signed = useSigned((state) => state.signed) === true;
  return signed && <LazyPassRows {...props} />;
}
