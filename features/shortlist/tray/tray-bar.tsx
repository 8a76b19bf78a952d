import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { mostListed } from '@/lib/domain/shortlist';
import { focusPage } from '@/lib/visitor/device/focus-page';
import { saveShortlist, setTicking } from '@/lib/visitor/device/save-shortlist';
import styles from './tray.module.scss';

interface Props {
  /** Of the screen that compares, which reads the list from this device. */
  path: string;
  count: number;
  /** There was no room for what was ticked last. */
  isFull: boolean;
}

/** How much is ticked, and the way to compare it. */
export function TrayBar({ path, count, isFull }: Props) {
  const t = useTranslations('tray');
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.tray = '';
    return () => {
      delete dataset.tray;
    };
  }, []);
  const leave = () => {
    focusPage();
    saveShortlist('');
    setTicking(false);
  };
  return (
    <section className={styles.tray} aria-label={t('title')} data-surface="paper" data-chrome>
      <p className={styles.words} role="status">
        {isFull ? t('full', { most: mostListed }) : count ? t('count', { count }) : t('none')}
      </p>
      <button type="button" className={styles.clear} onClick={leave}>
        {t(count ? 'clear' : 'stop')}
      </button>
      {count > 0 && (
        <IntentLink className={buttonClass({ variant: 'primary' })} href={path}>
          {t('compare')}
        </IntentLink>
      )}
    </section>
  );
}
