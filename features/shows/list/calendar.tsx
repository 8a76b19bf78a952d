import { useLocale, useTranslations } from 'next-intl';
import { buildCalendar } from '@/lib/domain/calendar';
import { addDays } from '@/lib/domain/day';
import type { Listed } from '@/lib/domain/listing';
import { programmeWeekStart } from '@/lib/domain/programme-week';
import { formatDay } from '@/lib/i18n/day';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import { filterAttributes } from '../filters/filter-facts';
import styles from './calendar.module.scss';
import { type CalendarName, calendars } from './calendars';
import { DatedRow } from './dated-row.lean';
import type { Entry, Today } from './entry';
import { KeptRows } from './kept-rows';
import { MonthAnchors, MonthCounts, MonthLinks, nameMonth } from './months';
import { useSpeech } from './speech';

type Props = Today & { list: CalendarName; listed: readonly Listed[] };

/** Titles by date for some tabs: the next ones by week, then a month a press. A link for each of them stands in the page. */
export function Calendar({ list, listed, today, firstWeekday }: Props) {
  const { of, list: listEntries, say } = calendars[list];
  const speech = useSpeech();
  const t = useTranslations('shows');
  const locale = useLocale();
  const { first, months } = buildCalendar<Listed, ShowsTab>(listEntries(listed), of);
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
          <div className={styles.head}>
            <h2 className={styles.title}>{week ? nameWeek(week) : t('dateUnknown')}</h2>
            <MonthCounts of={of} month={null} entries={shown} first={[]} />
          </div>
          <ul className={styles.rows}>
            {shown.map((entry) => (
              <li key={entry.item.show.slug} data-in={entry.lists.join(' ')} {...filterAttributes(entry.item.show)}>
                <DatedRow {...say(entry, speech, today)} />
              </li>
            ))}
          </ul>
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
            <KeptRows list={list} month={month} entries={kept} />
          </div>
        </details>
      ))}
    </div>
  );
}

const listTabs = (entries: readonly Entry[]) => [...new Set(entries.flatMap(({ lists }) => lists))].join(' ');
