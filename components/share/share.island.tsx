'use client';
// Hands the address to the visitor's own device, or to the clipboard where that is all there is.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { Toast } from '@/components/toast/toast';
import styles from './share.module.scss';

/** Milliseconds a toast stays. */
const shown = 5_000;

export function ShareIsland({ title }: { title: string }) {
  const t = useTranslations('share');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), shown);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <Button size="icon" aria-label={t('open')} onClick={async () => setOutcome(await share(title))}>
        <Icon name="share" />
      </Button>
      {outcome && (
        <div className={styles.toast}>
          <Toast level={outcome === 'copied' ? 'done' : 'warning'}>{t(outcome)}</Toast>
        </div>
      )}
    </>
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
