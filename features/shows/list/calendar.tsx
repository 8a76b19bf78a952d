import { addDays } from '@/lib/domain/day';
import type { Listed } from '@/lib/domain/listing';
import type { KeptMonth } from '@/lib/domain/lists-by-month';
import type { ProgrammeDay, Section } from '@/lib/domain/programme-calendar';
import { formatDay } from '@/lib/i18n/day';
import { filterFacts } from '../filters/filter-facts';
import styles from './calendar.module.scss';
import { type CalendarName, calendars } from './calendars';
import { Counts } from './counts.lean';
import { deferLinks } from './defer-links';
import type { Entry } from './entry';
import { Month } from './month.lean';
import { anchorOf, listCounts, nameMonth } from './months';
import { buildRowWords } from './row-words';
import { type Speech, useSpeech } from './speech';
import { TitleList } from './title-list.lean';
import { monthKey, sendTitle } from './titles.logic';

type Props = ProgrammeDay & { list: CalendarName; listed: readonly Listed[] };

/** Titles by date for some tabs: the next ones by week, then a month a press. A link for each of them stands in the page. */
export function Calendar({ list, listed, ...when }: Props) {
  const speech = useSpeech();
  const { locale, t } = speech;
  const words = buildRowWords(speech);
  const { of, split, say } = calendars[list];
  const { sections, months } = split(listed, when);
  const first = sections.flatMap(({ entries }) => entries);
  return (
    <div data-in={of.join(' ')}>
      {sections.map((section) => {
        const { entries } = section;
        const tabs = listTabs(entries);
        const day = findOnlyDay(section, when.today);
        return (
          <section key={Object.values(section.head)[0]} data-week data-in={tabs} className={styles.week}>
            <div className={styles.head}>
              <h2 className={styles.title}>{nameSection(section, day, when, speech)}</h2>
              <Counts of={countSection(section, list, months, speech)} />
            </div>
            <TitleList
              list={list}
              words={words}
              titles={entries.map((entry) =>
                sendTitle({
                  ...say(day ? { ...entry, day: null } : entry, speech, when.today),
                  ...filterFacts(entry, tabs),
                }),
              )}
            />
          </section>
        );
      })}
      {months.map((each) => (
        <Month
          key={each.month}
          list={list}
          month={monthKey(each.month)}
          kept={deferLinks(each.entries, listTabs(each.entries), locale)}
          tabs={listTabs(each.entries)}
          title={nameMonth(each, speech)}
          counts={listCounts(of, each, first, t)}
          anchors={of.map((tab) => [tab, anchorOf(tab, locale, each)] as const)}
        />
      ))}
    </div>
  );
}

function nameSection({ head }: Section<Entry>, day: string | null, { today }: ProgrammeDay, { t, locale }: Speech) {
  if ('until' in head) return t('also', { date: formatDay(head.until, locale, 'date') });
  const { week } = head;
  if (!week) return t('dateUnknown');
  if (day) return formatDay(day, locale, 'long');
  if (week <= today && today < addDays(week, 7)) return t('thisWeek');
  return t('weekOf', { date: formatDay(week, locale, 'date') });
}

/** How many there are under a head; where some of them wait, how many stand here, and the way to the others. */
function countSection(
  { entries, total }: Section<Entry>,
  list: CalendarName,
  months: readonly KeptMonth<Entry>[],
  { t, locale }: Speech,
) {
  const { of } = calendars[list];
  if (entries.length === total) return listCounts(of, { month: null, entries }, [], t);
  const words = t('someTitles', { shown: entries.length, count: total });
  const last = entries.at(-1)?.day?.slice(0, 7);
  const rest = months.find(({ month }) => month === last);
  return of.map((tab) => (rest ? ([tab, words, anchorOf(tab, locale, rest)] as const) : ([tab, words] as const)));
}

/** The day to come that the head of a week says for all of its titles. */
function findOnlyDay({ head, entries }: Section<Entry>, today: string): string | null {
  if (!('week' in head) || !head.week) return null;
  const [day = null, ...others] = new Set(entries.map((entry) => entry.day));
  return others.length === 0 && day && day > today ? day : null;
}

const listTabs = (entries: readonly Entry[]) => [...new Set(entries.flatMap(({ lists }) => lists))].join(' ');
