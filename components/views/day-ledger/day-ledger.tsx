import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import type { Day } from '@/lib/domain/day';
import { formatDate } from '@/lib/i18n/date';
import styles from './day-ledger.module.scss';

type Entry = { day: Day; children: ReactNode };

/** What happens on some days, each under its date; `children` are the items of a list. */
export function DayLedger({ days }: { days: readonly Entry[] }) {
  const locale = useLocale();
  return (
    <ol>
      {days.map(({ day, children }) => (
        <li key={day} className={styles.day} data-on={day}>
          <h2 className={styles.date}>
            <span>{formatDate(day, locale, 'weekdayLong')}</span> <b>{formatDate(day, locale, 'dayMonth')}</b>
          </h2>
          <ul>{children}</ul>
        </li>
      ))}
    </ol>
  );
}
