import { useTranslations } from 'next-intl';
import { Code } from './code';
import lighthouse from './lighthouse.webp';
import styles from './screens.module.scss';
import { Shot } from './shot';

/** A ticket as the app keeps it. */
export function Ticket({ first }: { first: boolean }) {
  const t = useTranslations('phones');
  return (
    <div className={styles.screen}>
      <p className={styles.head}>{t('ticket')}</p>
      <div className={styles.ticket} data-surface="paper">
        <div className={styles.still}>
          <Shot of={lighthouse} width={208} first={first} />
        </div>
        <p className={styles.film} lang="en">
          Kestrel Point
        </p>
        <p className={styles.when}>
          {t('tonight')} <b>20:15</b>
        </p>
        <p className={styles.seats}>{t('seats')}</p>
        <div className={styles.stub}>
          <Code />
          <p className={styles.seats}>{t('show')}</p>
        </div>
      </div>
    </div>
  );
}
