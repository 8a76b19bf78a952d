'use client';
// Asks for the words of what nobody opened; that they have not come only the browser knows.
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import type { Bundle } from '@/lib/i18n/bundles';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { LazyWords } from './lazy-words.island';

/** `LazyWords` for a part of the page: where they do not come the visitor is told once, and no longer when they have. */
export function MissedWords({ of, children, meanwhile }: { of: Bundle; children: ReactNode; meanwhile?: ReactNode }) {
  const told = useRef<number | null>(null);
  const { lose, dismiss } = useAlerts.getState();
  const lost = (again: () => void) => {
    const retry = () => {
      told.current = null;
      again();
    };
    told.current ??= lose(retry, 'part');
  };
  return (
    <LazyWords of={of} meanwhile={meanwhile} onLost={lost}>
      <Come tell={() => told.current !== null && dismiss(told.current)} />
      {children}
    </LazyWords>
  );
}

function Come({ tell }: { tell: () => void }) {
  const come = useEffectEvent(tell);
  useEffect(() => {
    come();
  }, []);
  return null;
}
