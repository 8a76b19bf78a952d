'use client';
// Notes that this visitor has seen it, once they have answered what may be kept (conventions, "Consent and data").
import { useEffect, useRef } from 'react';
import { isAnswered } from '@/lib/visitor/consent';
import { useConsent } from '@/lib/visitor/consent.store';
import { putAway } from '@/lib/visitor/put-away';

export function SeenPush() {
  const mark = useRef<HTMLSpanElement>(null);
  const answered = useConsent(isAnswered);
  useEffect(() => {
    const isShown = mark.current?.parentElement?.getClientRects().length;
    if (answered && isShown) putAway('push');
  }, [answered]);
  return <span ref={mark} hidden />;
}
