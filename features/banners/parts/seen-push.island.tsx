'use client';
// Notes that this visitor has seen it: until when it stays away, and nothing about them.
import { useEffect, useRef } from 'react';
import { dismissBanner } from '@/lib/visitor/notices/dismissals';

export function SeenPush() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (mark.current?.parentElement?.getClientRects().length) dismissBanner('push');
  }, []);
  return <span ref={mark} hidden />;
}
