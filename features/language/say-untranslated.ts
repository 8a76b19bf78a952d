import { untranslatedFragment } from '@/lib/routing/untranslated';
import { useAlerts } from '@/lib/visitor/notices/alerts.store';

/**
 * Only the browser sees the fragment in which the server says that a list stands in for a page this language has not: it is
 * said once, and taken out of the address.
 */
export function sayUntranslated(): void {
  const words = document.querySelector<HTMLElement>('[data-untranslated]')?.dataset;
  if (location.hash !== untranslatedFragment || !words) return;
  history.replaceState(null, '', location.pathname + location.search);
  const { untranslated: title = '', text: subtitle = '' } = words;
  useAlerts.getState().push({ level: 'INFO', title, subtitle, autoCloseMs: 10_000 });
}
