import { useEffect } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { listAllowed } from '@/lib/visitor/consent/consent';
import { useConsent } from '@/lib/visitor/consent/consent.store';

const Layer = loadLater(() => import('./parts/consent-layer').then((file) => file.ConsentLayer));

export interface AskingProps {
  noticePath: string | null;
}

/** Knows what the visitor allows, and asks whoever has not said it. */
export function Asking({ noticePath }: AskingProps) {
  const asked = useConsent((consent) => consent.asked);
  const allowed = useConsent(listAllowed);
  useEffect(() => {
    document.documentElement.dataset.allows = allowed;
  }, [allowed]);
  return asked && <Layer asked={asked} noticePath={noticePath} />;
}
