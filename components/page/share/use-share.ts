import { useTranslations } from 'next-intl';
import { type AlertMessage, useAlerts } from '@/lib/visitor/notices/alerts.store';

/** `path` begins with `/`, and may end in a fragment. */
type Shared = { title: string; text?: string; path: string };

/** Hands an address to the visitor's own device, or to the clipboard where that is all there is. */
export function useShare(): (shared: Shared) => Promise<void> {
  const t = useTranslations('share');
  const say = (message: AlertMessage) => useAlerts.getState().push({ ...message, autoCloseMs: 5_000 });
  return async ({ path, ...words }) => {
    const url = location.origin + path;
    try {
      // A device that can share says itself what happened.
      if (navigator.share) return await navigator.share({ ...words, url });
      await navigator.clipboard.writeText(url);
      say({ level: 'INFO', icon: 'check', title: t('copied') });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') say({ level: 'WARNING', title: t('failed') });
    }
  };
}
