'use client';
// Hands the address to the visitor's own device, or to the clipboard where that is all there is.
import { useTranslations } from 'next-intl';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { useAlerts } from '@/lib/visitor/alerts.store';

/** Milliseconds a word on it stays. */
const shown = 5_000;

export function ShareIsland({ title }: { title: string }) {
  const t = useTranslations('share');
  const pressed = async () => {
    const outcome = await share(title);
    const { push } = useAlerts.getState();
    if (outcome === 'copied') push({ level: 'INFO', title: t('copied'), icon: 'check', autoCloseMs: shown });
    if (outcome === 'failed') push({ level: 'WARNING', title: t('failed'), autoCloseMs: shown });
  };
  return (
    <Button size="icon" aria-label={t('open')} onClick={pressed}>
      <Icon name="share" />
    </Button>
  );
}

/** Null where the device has its own way to say what happened. */
async function share(title: string): Promise<'copied' | 'failed' | null> {
  const url = location.origin + location.pathname;
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url });
      return null;
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'failed';
  }
}
