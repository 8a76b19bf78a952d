import { useLocale, useTranslations } from 'next-intl';
import styles from './bottom-bar.module.scss';
import { Entries } from './parts/entries';

/** The main menu on a phone, under the thumb. */
export function BottomBar() {
  const t = useTranslations('header');
  return (
    <nav className={styles.bar} aria-label={t('bar')} data-chrome>
      <Entries locale={useLocale()} className={styles.entry} icons />
    </nav>
  );
}
