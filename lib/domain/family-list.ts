import { addDays, type Day } from './day';
import { kidsTags } from './kids-showing';
import { type Listed, pickList } from './listing';
import { findMeantAge } from './meant-age';
import type { Zone } from './showtime';
import type { Tag } from './tag';
import { listWeekend } from './weekend';

/** Plays today or before the coming weekend is over. */
export const isBySunday = ({ firstDay }: Listed, today: Day): boolean =>
  firstDay !== null && firstDay <= (listWeekend(today).at(-1) ?? today);

/** What is out before previews, what plays by Sunday before what begins later. */
const rank = (item: Listed, today: Day): number => (isBySunday(item, today) ? Number(item.show.isComingSoon) : 2);

/** What is meant from an age above it is made for the whole family rather than for children. */
const childhood = 6;
const isForAll = ({ show }: Listed): boolean => (findMeantAge(show) ?? 0) > childhood;

/**
 * Titles for children as a family asks for them: what can be seen today and this weekend first, of that what is made for
 * the young ones, by the day it begins.
 */
export const listForFamilies = (listed: readonly Listed[], today: Day): Listed[] =>
  pickList(listed, 'kids').toSorted(
    (a, b) =>
      rank(a, today) - rank(b, today) ||
      Number(isForAll(a)) - Number(isForAll(b)) ||
      (a.firstDay ?? '9').localeCompare(b.firstDay ?? '9') ||
      a.show.orders.default - b.show.orders.default,
  );

/** How one says "from today to Sunday" on that day; on a Sunday nothing need be said. */
export const nameUntilSunday = (today: Day): 'sunday' | 'both' | 'weekend' | 'none' => {
  const [first = today, last] = listWeekend(today);
  if (last === undefined) return 'none';
  if (first === today) return 'weekend';
  return addDays(today, 1) === first ? 'both' : 'sunday';
};

/** Of the tags of showings for children those that filter, where some showing has them. */
export function pickKidsTags(tags: readonly Tag[], zones: readonly Zone[]): Tag[] {
  const played = new Set(
    zones.flatMap(({ shows }) =>
      Object.values(shows).flatMap(({ days }) => Object.values(days).flatMap((day) => day.tags)),
    ),
  );
  return tags.filter(({ slug, isShowFilter }) => isShowFilter && kidsTags.includes(slug) && played.has(slug));
}

/** Ages, the youngest first, that tell titles for children apart. */
export const listKidsAges = (listed: readonly Listed[]): number[] =>
  [...new Set(pickList(listed, 'kids').flatMap(({ show }) => findMeantAge(show) || []))].toSorted((a, b) => a - b);
