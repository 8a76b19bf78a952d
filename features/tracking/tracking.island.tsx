'use client';
// Only the browser knows what its visitor allows, once the page is awake.
import type { ReactNode } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';

/** `children` come after the tags know what is allowed: the scripts of the editors. */
export const Tracking = loadLater<{ children: ReactNode }>(() =>
  import('./parts/tracking-if-allowed').then((file) => file.TrackingIfAllowed),
);
