import { addDays, type Day } from './day';
import {
  buildCalendar,
  byDay,
  type CalendarEntry,
  groupByMonth,
  isWorthAPress,
  type KeptMonth,
} from './lists-by-month';
import { programmeWeekStart } from './programme-week';

/** Titles under one head: those of a programme week, or what else there is until a day; null where nobody has a date. */
export type Section<Entry> = {
  head: { week: Day | null } | { until: Day };
  entries: Entry[];
  /** How many there are, shown or not. */
  total: number;
};

/** A list by date: what stands in the page at once, and what waits for a press. */
export type SplitCalendar<Entry> = { sections: Section<Entry>[]; months: KeptMonth<Entry>[] };

/** The site's cinema day, and the first weekday of its programme week. */
export type ProgrammeDay = { today: Day; firstWeekday: number };

type Dated = { day: Day | null };

/** A day that is over belongs to the week in which one stands. */
const weekOf = ({ day }: Dated, { today, firstWeekday }: ProgrammeDay): Day | null =>
  day && programmeWeekStart(day < today ? today : day, firstWeekday);

const groupByWeek = <Entry extends Dated>(entries: readonly Entry[], when: ProgrammeDay): Week<Entry>[] => [
  ...Map.groupBy(entries, (entry) => weekOf(entry, when)),
];

/** What comes next of each list, a section a week. */
export function splitByDay<Item, Name extends string>(
  entries: readonly CalendarEntry<Item, Name>[],
  names: readonly Name[],
  when: ProgrammeDay,
): SplitCalendar<CalendarEntry<Item, Name>> {
  const { first, months } = buildCalendar(entries, names);
  return { sections: groupByWeek(first, when).map(buildSection), months };
}

/** As many as the widest row has, so that no week leaves half of one empty. */
const row = 6;
/** A week with fewer has no row of its own. */
const fewest = 3;
/** So many releases are enough. */
const enough = 10;

/**
 * What comes out, week by week, in the order that is given on each day: of the next weeks a row each, then a row of
 * what else there is until these are over. Where all that there is is little, all of it, a week's releases first.
 */
export function splitByRelease<Entry extends Dated>(
  entries: readonly Entry[],
  isRelease: (entry: Entry) => boolean,
  when: ProgrammeDay,
): SplitCalendar<Entry> {
  const inOrder = entries.toSorted(byDay);
  if (!isWorthAPress(entries.length)) {
    const releasesFirst = inOrder.toSorted((a, b) => Number(isRelease(b)) - Number(isRelease(a)));
    return { sections: groupByWeek(releasesFirst, when).toSorted(byWeek).map(buildSection), months: [] };
  }
  const sections = listReleases(groupByWeek(inOrder.filter(isRelease), when));
  const weeks = sections.flatMap(({ head }) => ('week' in head && head.week ? [head.week] : []));
  const isOut = new Set(sections.flatMap((section) => section.entries));
  const until = addDays(weeks.at(-1) ?? when.today, weeks.length > 0 ? 6 : 0);
  const others = inOrder.filter((entry) => !isOut.has(entry) && !isRelease(entry) && entry.day && entry.day <= until);
  const also = others.slice(0, row);
  const isShown = new Set([...isOut, ...also]);
  return {
    sections: also.length > 0 ? [...sections, { head: { until }, entries: also, total: others.length }] : sections,
    months: groupByMonth(inOrder.filter((entry) => !isShown.has(entry))),
  };
}

type Week<Entry> = [week: Day | null, entries: Entry[]];
const byWeek = ([a]: Week<unknown>, [b]: Week<unknown>) => (a ?? '9').localeCompare(b ?? '9');
const buildSection = <Entry>([week, entries]: Week<Entry>): Section<Entry> => ({
  head: { week },
  entries,
  total: entries.length,
});

/** A row of each of the next weeks, until there are enough. */
function listReleases<Entry>(weeks: readonly Week<Entry>[]): Section<Entry>[] {
  const sections: Section<Entry>[] = [];
  for (const [week, entries] of weeks) {
    const shown = sections.reduce((sum, section) => sum + section.entries.length, 0);
    if (shown >= enough) break;
    if (week && entries.length >= fewest)
      sections.push({ ...buildSection([week, entries]), entries: entries.slice(0, row) });
  }
  return sections;
}
