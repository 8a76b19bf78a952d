'use client';
// Pages are shared and the answer is kept in the browser: only there is known whether to ask.
import { useEffect } from 'react';
import { later } from '@/components/page/later/later.island';
import { allowedIn } from '@/lib/visitor/consent/consent';
import { useConsent } from '@/lib/visitor/consent/consent.store';

const Layer = later(() => import('./layer').then((file) => file.Layer));

export function ConsentIsland({ noticePath }: { noticePath: string | null }) {
  const asked = useConsent((consent) => consent.asked);
  const allowed = useConsent(allowedIn);
  useEffect(() => useConsent.getState().restore(), []);
  useEffect(() => {
    document.documentElement.dataset.allows = allowed;
  }, [allowed]);
  return asked && <Layer asked={asked} noticePath={noticePath} />;
}
