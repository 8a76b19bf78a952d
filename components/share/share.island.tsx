'use client';
// Hands the address to the visitor's own device, or to the clipboard where that is all there is.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { useAlerts } from '@/lib/visitor/alerts.store';

/** What is said of it, for so many milliseconds. */
const said = {
  copied: { level: 'INFO', icon: 'check', autoCloseMs: 5_000 },
  failed: { level: 'WARNING', autoCloseMs: 5_000 },
} as const;

export function ShareIsland({ title }: { title: string }) {
  const t = useTranslations('share');
  const pressed = async () => {
    const outcome = await share(title);
    if (outcome) useAlerts.getState().push({ ...said[outcome], title: t(outcome) });
  };
  return (
    <Button size="icon" aria-label={t('open')} onClick={pressed}>
      <Icon name="share" />
    </Button>
  );
}

/** Null where the device has its own way to say what happened. */
async function share(title: string): Promise<keyof typeof said | null> {
  const url = location.origin + location.pathname;
  try {
    if (navigator.share) {
      await navigator.share({ title, url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed';
  }
}
