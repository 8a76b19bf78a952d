'use client';
// Only the browser knows what its visitor allows; for those who allow nothing, nothing is fetched.
import type { ReactNode } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useConsent } from '@/lib/visitor/consent/consent.store';

const Tracker = loadLater(() => import('./parts/tracker').then((file) => file.Tracker));

/** `children` come after the tags know what is allowed: the scripts of the editors. */
export function Tracking({ children }: { children: ReactNode }) {
  const { audience, ads } = useConsent(({ answers }) => answers);
  return audience || ads ? <Tracker>{children}</Tracker> : null;
}
