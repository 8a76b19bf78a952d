'use client';
// Shows what has just happened to this visitor; the slip itself is fetched when the page has all it needs.
import { useEffect } from 'react';
import { loadLater } from '@/components/page/load-later/load-later.island';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';
import { followLostParts } from '@/lib/visitor/notices/lost-part';

import type { ToastWords } from './toast-slip';

const load = () => import('./toast-slip');
const Slip = loadLater(() => load().then((file) => file.ToastSlip));

/** Milliseconds: before a connection is lost, which the slip must tell. */
const late = 4_000;

export function Toasts({ words }: { words: ToastWords }) {
  const first = useAlerts(({ queue }) => queue[0]);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => {}), late);
    return () => clearTimeout(timer);
  }, []);
  // A reload brings the code of a later build as well.
  useEffect(() => followLostParts(() => useAlerts.getState().lose(() => location.reload())), []);
  return first ? <Slip key={first.id} message={first} words={words} /> : null;
}
