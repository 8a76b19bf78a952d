import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buildCalendar } from '@/lib/domain/calendar';
import { addDays } from '@/lib/domain/day';
import { programmeWeekStart } from '@/lib/domain/programme-week';
import { formatDay } from '@/lib/i18n/day';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import { filterAttributes } from '../filters/filter-facts';
import styles from './calendar.module.scss';
import type { Entry, Today } from './entry';
import { MonthAnchors, MonthCounts, MonthLinks, nameMonth } from './months';

type Props = Today & { of: readonly ShowsTab[]; entries: readonly Entry[]; row: (entry: Entry) => ReactNode };

/** Titles by date for some tabs: the next ones by week, then a month a press. All of it stands in the page. */
export function Calendar({ of, entries, row, today, firstWeekday }: Props) {
  const t = useTranslations('shows');
  const locale = useLocale();
  const { first, months } = buildCalendar(entries, of);
  const weekOf = (day: string) => programmeWeekStart(day < today ? today : day, firstWeekday);
  const weeks = Map.groupBy(first, ({ day }) => day && weekOf(day));
  const nameWeek = (week: string) =>
    week <= today && today < addDays(week, 7) ? t('thisWeek') : t('weekOf', { date: formatDay(week, locale, 'date') });
  return (
    <div data-in={of.join(' ')}>
      {of.map((tab) => (
        <MonthLinks key={tab} tab={tab} months={months} />
      ))}
      {[...weeks].map(([week, shown]) => (
        <section key={week} data-week data-in={listTabs(shown)} className={styles.week}>
          <h2 className={styles.head}>{week ? nameWeek(week) : t('dateUnknown')}</h2>
          <Rows entries={shown} row={row} />
        </section>
      ))}
      {months.map(({ month, entries: kept }) => (
        <details key={month} data-week data-in={listTabs(kept)} className={styles.month}>
          <summary className={styles.summary}>
            <h2 className={styles.name}>{month ? nameMonth(month, locale) : t('dateUnknown')}</h2>
            <MonthCounts of={of} month={month} entries={kept} first={first} />
          </summary>
          <div className={styles.inside}>
            <MonthAnchors of={of} month={month} />
            <Rows entries={kept} row={row} />
          </div>
        </details>
      ))}
    </div>
  );
}

const Rows = ({ entries, row }: Pick<Props, 'entries' | 'row'>) => (
  <ul className={styles.rows}>
    {entries.map((entry) => (
      <li key={entry.item.show.slug} data-in={entry.lists.join(' ')} {...filterAttributes(entry.item.show)}>
        {row(entry)}
      </li>
    ))}
  </ul>
);

const listTabs = (entries: readonly Entry[]) => [...new Set(entries.flatMap(({ lists }) => lists))].join(' ');
