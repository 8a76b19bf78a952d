'use client';
// Whose pass it is, only the browser knows; for everyone else there is nothing to load.
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useSigned } from '@/lib/visitor/session/signed.store';
import type { PassRowsProps } from './pass-rows.island';

const LazyPassRows = loadLater(() => import('./pass-rows.island').then((file) => file.LazyPassRows));

export function OwnPassIsland(props: PassRowsProps) {
  const signed = useSigned((state) => state.signed) === true;
  return signed && <LazyPassRows {...props} />;
}
