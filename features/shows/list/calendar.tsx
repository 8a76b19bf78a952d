import { addDays } from '@/lib/domain/day';
import type { Listed } from '@/lib/domain/listing';
import { buildCalendar } from '@/lib/domain/lists-by-month';
import { programmeWeekStart } from '@/lib/domain/programme-week';
import { formatDay } from '@/lib/i18n/day';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import { filterFacts } from '../filters/filter-facts';
import styles from './calendar.module.scss';
import { type CalendarName, calendars } from './calendars';
import { Counts } from './counts.lean';
import { deferLinks } from './defer-links';
import type { Entry, Today } from './entry';
import { Month } from './month.lean';
import { MonthLinks } from './month-links';
import { anchorOf, listCounts, listMonthLinks, nameMonth } from './months';
import { buildRowWords } from './row-words';
import { useSpeech } from './speech';
import { TitleList } from './title-list.lean';
import { monthKey } from './titles.logic';

type Props = Today & { list: CalendarName; listed: readonly Listed[] };

/** Titles by date for some tabs: the next ones by week, then a month a press. A link for each of them stands in the page. */
export function Calendar({ list, listed, today, firstWeekday }: Props) {
  const speech = useSpeech();
  const { locale, t } = speech;
  const words = buildRowWords(speech);
  const { of, list: listEntries, say } = calendars[list];
  const { first, months } = buildCalendar<Listed, ShowsTab>(listEntries(listed), of);
  const weekOf = (day: string) => programmeWeekStart(day < today ? today : day, firstWeekday);
  const weeks = Map.groupBy(first, ({ day }) => day && weekOf(day));
  const nameWeek = (week: string, day: string | null) => {
    if (week <= today && today < addDays(week, 7)) return t('thisWeek');
    return day ? formatDay(day, locale, 'long') : t('weekOf', { date: formatDay(week, locale, 'date') });
  };
  return (
    <div data-in={of.join(' ')} className={styles.calendar}>
      {of.map((tab) => {
        const links = listMonthLinks(tab, months, speech);
        return links.length > 1 && <MonthLinks key={tab} tab={tab} links={links} />;
      })}
      {[...weeks].map(([week, shown]) => {
        const day = week && week > today ? findOnlyDay(shown) : null;
        return (
          <section key={week} data-week data-in={listTabs(shown)} className={styles.week}>
            <div className={styles.head}>
              <h2 className={styles.title}>{week ? nameWeek(week, day) : t('dateUnknown')}</h2>
              <Counts of={listCounts(of, { month: null, entries: shown }, [], t)} />
            </div>
            <TitleList
              list={list}
              words={words}
              titles={shown.map((entry) => ({
                ...say(day ? { ...entry, day: null } : entry, speech, today),
                ...filterFacts(entry),
              }))}
            />
          </section>
        );
      })}
      {months.map((each) => (
        <Month
          key={each.month}
          list={list}
          month={monthKey(each.month)}
          kept={deferLinks(each.entries, locale)}
          tabs={listTabs(each.entries)}
          title={nameMonth(each, speech)}
          counts={listCounts(of, each, first, t)}
          anchors={of.map((tab) => [tab, anchorOf(tab, locale, each)] as const)}
        />
      ))}
    </div>
  );
}

/** The day that the head of a week says for all of its titles. */
function findOnlyDay(entries: readonly Entry[]): string | null {
  const [day = null, ...others] = new Set(entries.map((entry) => entry.day));
  return others.length === 0 ? day : null;
}

const listTabs = (entries: readonly Entry[]) => [...new Set(entries.flatMap(({ lists }) => lists))].join(' ');
