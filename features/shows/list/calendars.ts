import { type Listed, orderListed, pickList, showLists } from '@/lib/domain/listing';
import { type ProgrammeDay, type SplitCalendar, splitByDay, splitByRelease } from '@/lib/domain/programme-calendar';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import type { Entry } from './entry';
import { buildRow, type RowFacts } from './row-facts';
import type { Speech } from './speech';
import { sayWhyBook, sayWhyWait } from './why';

type CalendarKind = {
  /** The tabs that share it. */
  of: readonly ShowsTab[];
  /** What it shows at once and what it keeps for a press. */
  split: (listed: readonly Listed[], when: ProgrammeDay) => SplitCalendar<Entry>;
  say: (entry: Entry, speech: Speech, today: string) => RowFacts;
};

const datedTabs = ['presales', 'special'] as const;

/** The lists by date of the page of films. */
export const calendars = {
  /** Presales and special showings by the first day they play; nearly all of the second are of the first. */
  dated: {
    of: datedTabs,
    split: (listed, when) =>
      splitByDay<Listed, ShowsTab>(
        orderListed(listed, 'default').flatMap((item): Entry[] => {
          const lists = datedTabs.filter((name) => showLists[name](item));
          return lists.length > 0 ? [{ item, day: item.firstDay, lists }] : [];
        }),
        datedTabs,
        when,
      ),
    say: (entry, speech, today) =>
      buildRow(entry, { day: entry.day, today, why: sayWhyBook(entry.item, speech), isBooked: true }, speech),
  },
  /** Titles to come by the day they come out; those without a date close the list. */
  upcoming: {
    of: ['upcoming'],
    split: (listed, when) =>
      splitByRelease(
        orderListed(pickList(listed, 'upcoming'), 'upcoming').map(
          (item): Entry => ({ item, day: item.show.releasedOn, lists: ['upcoming'] }),
        ),
        ({ item: { show } }) => show.isMovie && !show.isSpecial,
        when,
      ),
    say: (entry, speech, today) =>
      buildRow(
        entry,
        {
          // A day that is over says nothing of what is to come.
          day: entry.day && entry.day < today ? null : entry.day,
          today,
          why: sayWhyWait(entry.item, speech),
          isBooked: entry.item.bookable,
        },
        speech,
      ),
  },
} as const satisfies Record<string, CalendarKind>;

export type CalendarName = keyof typeof calendars;
export const calendarNames = Object.keys(calendars) as CalendarName[];

export const isCalendarName = (name: string): name is CalendarName => Object.hasOwn(calendars, name);
