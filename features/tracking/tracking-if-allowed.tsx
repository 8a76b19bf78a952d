import type { ReactNode } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useConsent } from '@/lib/visitor/consent/consent.store';

const Tracker = loadLater(() => import('./parts/tracker').then((file) => file.Tracker));

/** For those who allow nothing, nothing more is fetched. */
export function TrackingIfAllowed({ children }: { children: ReactNode }) {
  const { audience, ads } = useConsent(({ choices }) => choices);
  return audience || ads ? <Tracker>{children}</Tracker> : null;
}
