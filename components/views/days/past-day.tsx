import { useLocale, useTranslations } from 'next-intl';
import type { Day } from '@/lib/domain/day';
import { formatDay } from '@/lib/i18n/day';
import { capitalise } from './day.logic';
import styles from './past-day.module.scss';

/** Says that the days of a shared link are over, above what comes next. */
export function PastDay({ days = [] }: { days: readonly Day[] | undefined }) {
  const t = useTranslations('showtimes');
  const last = days.toSorted().at(-1) ?? '';
  return <p className={styles.past}>{t('none.past', { day: capitalise(formatDay(last, useLocale(), 'long')) })}</p>;
}
