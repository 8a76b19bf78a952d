'use client';
// Pages are shared and the answer is kept in the browser: only there is known whether to ask.
import { useEffect } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { listAllowed } from '@/lib/visitor/consent/consent';
import { useConsent } from '@/lib/visitor/consent/consent.store';

const Layer = loadLater(() => import('./consent-layer').then((file) => file.ConsentLayer));

export function ConsentIsland({ noticePath }: { noticePath: string | null }) {
  const asked = useConsent((consent) => consent.asked);
  const allowed = useConsent(listAllowed);
  useEffect(() => useConsent.getState().restore(), []);
  useEffect(() => {
    document.documentElement.dataset.allows = allowed;
  }, [allowed]);
  return asked && <Layer asked={asked} noticePath={noticePath} />;
}
