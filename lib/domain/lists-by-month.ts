import type { Day } from './day';

/** Something with the lists it stands in. */
export type ListEntry<Item, Name extends string> = { item: Item; lists: readonly Name[] };
/** The same with its day; null where nobody knows it yet. */
export type CalendarEntry<Item, Name extends string> = ListEntry<Item, Name> & { day: Day | null };

/** So many of a list by date are shown at once. */
const datesAtOnce = 12;
/** So few are not worth a press. */
const fewMore = 4;

/**
 * What each of some lists that share their entries shows at once, and what it keeps for later. An entry that one list
 * shows and another keeps is in both, each time with the lists that have it there.
 */
export function splitLists<Name extends string, Entry extends ListEntry<unknown, Name>>(
  entries: readonly Entry[],
  names: readonly Name[],
  atOnce: number,
): { first: Entry[]; rest: Entry[] } {
  const firstOf = new Map(
    names.map((name) => {
      const own = entries.filter(({ lists }) => lists.includes(name));
      return [name, new Set(own.length > atOnce + fewMore ? own.slice(0, atOnce) : own)];
    }),
  );
  const part = (isFirst: boolean) =>
    entries.flatMap((entry) => {
      const lists = entry.lists.filter((name) => firstOf.get(name)?.has(entry) === isFirst);
      return lists.length > 0 ? [{ ...entry, lists }] : [];
    });
  return { first: part(true), rest: part(false) };
}

/** What a list keeps for later of a month. */
export type KeptMonth<Entry> = { month: string | null; entries: Entry[] };

/** Lists by date: what each shows at once, and the months of what it keeps for later. */
export function buildCalendar<Item, Name extends string>(
  entries: readonly CalendarEntry<Item, Name>[],
  names: readonly Name[],
): { first: CalendarEntry<Item, Name>[]; months: KeptMonth<CalendarEntry<Item, Name>>[] } {
  const { first, rest } = splitLists(entries.toSorted(byDay), names, datesAtOnce);
  return { first, months: groupByMonth(rest) };
}

export const isWorthAPress = (count: number): boolean => count > datesAtOnce + fewMore;

type Dated = { day: Day | null };
export const byDay = (a: Dated, b: Dated): number => (a.day ?? '9').localeCompare(b.day ?? '9');

export const groupByMonth = <Entry extends Dated>(entries: readonly Entry[]): KeptMonth<Entry>[] =>
  [...Map.groupBy(entries, ({ day }) => day?.slice(0, 7) ?? null)].map(([month, kept]) => ({ month, entries: kept }));
