import { useTranslations } from 'next-intl';
import { Retry } from '@/components/ui/retry/retry.island';
import { StateMessage } from '@/components/ui/state-message/state-message';
import styles from './schedule.module.scss';

/** Stands over a schedule without times, where nobody says when its titles begin. */
export function TimesUnheard() {
  const t = useTranslations('season.failed');
  return (
    <div className={styles.silent}>
      <StateMessage kind="error" title={t('title')} text={t('text')}>
        <Retry label={t('retry')} />
      </StateMessage>
    </div>
  );
}
