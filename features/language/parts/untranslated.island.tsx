'use client';
// Only the browser sees the fragment in which the server says that a list stands in for a page this language has not.
import { useEffect, useEffectEvent } from 'react';
import { untranslatedFragment } from '@/lib/routing/untranslated';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';

type Props = { title: string; text: string };

/** Says it once, and takes it out of the address. */
export function Untranslated({ title, text }: Props) {
  const say = useEffectEvent(() => {
    if (location.hash !== untranslatedFragment) return;
    history.replaceState(null, '', location.pathname + location.search);
    useAlerts.getState().push({ level: 'INFO', title, subtitle: text, autoCloseMs: 10_000 });
  });
  useEffect(() => say(), []);
  return null;
}
