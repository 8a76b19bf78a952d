'use client';
// Shows what has just happened to this visitor; the slip itself is fetched when the page has all it needs.
import { useEffect } from 'react';
import { later } from '@/components/page/later/later.island';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';

import type { ToastWords } from './slip';

const load = () => import('./slip');
const Slip = later(() => load().then((file) => file.Slip));

/** Milliseconds: before a connection is lost, which the slip must tell. */
const late = 4_000;

export function Toasts({ words }: { words: ToastWords }) {
  const first = useAlerts(({ queue }) => queue[0]);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), late);
    return () => clearTimeout(timer);
  }, []);
  return first ? <Slip key={first.id} message={first} words={words} /> : null;
}
