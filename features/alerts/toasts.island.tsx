'use client';
// Shows what has just happened to this visitor; the slip itself is fetched with the first message.
import { later } from '@/components/later/later.island';
import { useAlerts } from '@/lib/visitor/alerts.store';

const Slip = later(() => import('./parts/slip').then((file) => file.Slip));

export function Toasts({ closeLabel }: { closeLabel: string }) {
  const first = useAlerts(({ queue }) => queue[0]);
  return first ? <Slip key={first.id} message={first} closeLabel={closeLabel} /> : null;
}
