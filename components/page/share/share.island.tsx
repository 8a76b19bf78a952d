'use client';
// Hands the address to the visitor's own device, or to the clipboard where that is all there is.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { type AlertMessage, useAlerts } from '@/lib/visitor/notices/alerts.store';

type Props = { title: string /** What is shared where the address says less than the page shows. */; path?: string };

export function ShareIsland({ title, path }: Props) {
  const t = useTranslations('share');
  const say = (message: AlertMessage) => useAlerts.getState().push({ ...message, autoCloseMs: 5_000 });
  const share = async () => {
    const url = location.origin + (path ?? location.pathname);
    try {
      // A device that can share says itself what happened.
      if (navigator.share) return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      say({ level: 'INFO', icon: 'check', title: t('copied') });
    } catch (error) {
      if ((error as Error).name !== 'AbortError') say({ level: 'WARNING', title: t('failed') });
    }
  };
  return (
    <Button data-scripted size="icon" aria-label={t('open')} onClick={share}>
      <Icon name="share" />
    </Button>
  );
}
