import { addDays, type Day } from './day';
import { isDay } from './is-day';

/** A showing that somebody ticked: its session at the ticketing page, and when it begins on the wall of its cinema. */
export type ListedShowing = { bookingId: string /** `YYYY-MM-DD HH:mm` */; time: string };

/** So many can be compared, and fit into a link that people send. */
export const mostListed = 12;

/** The cinema and the session that a booking link names, in whatever language it is: `V1123S4567`. */
export const bookingIdOf = (bookingUrl: string | null | undefined): string | null =>
  /\/(V\w+S\w+)\//.exec(bookingUrl ?? '')?.[1] ?? null;

/** The session of a cinema begins with the number that ticketing gives it. */
export const isBookingIdAt = (bookingId: string, vistaRef: string): boolean =>
  vistaRef !== '' && bookingId.startsWith(`V${vistaRef}S`);

/** Its name in addresses: `V1123S4567-202611202015`. */
export const listedKey = ({ bookingId, time }: ListedShowing): string => `${bookingId}-${time.replace(/\D/g, '')}`;

const pattern = /^(V\w{1,24}S\w{1,24})-(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)$/;

/** Null for what is no such name. */
export function parseListed(key: string): ListedShowing | null {
  const [, bookingId, year, month, date, hour = '', minute = ''] = pattern.exec(key) ?? [];
  const day = `${year}-${month}-${date}`;
  return bookingId && isDay(day) && hour < '24' && minute < '60'
    ? { bookingId, time: `${day} ${hour}:${minute}` }
    : null;
}

/** What a device has kept, whatever that is, without what is over. */
export function parseSavedList(text: string | undefined, today: Day): ListedShowing[] {
  const read = (text ?? '').split('.').flatMap((key) => parseListed(key) ?? []);
  return dropRepeated(read)
    .filter(({ time }) => time >= oldestDay(today))
    .slice(0, mostListed);
}

export const writeList = (listed: readonly ListedShowing[]): string => listed.map(listedKey).join('.');

/** By their sessions: one that moved is still the same showing. */
export const isListed = (listed: readonly ListedShowing[], { bookingId }: Pick<ListedShowing, 'bookingId'>): boolean =>
  listed.some((one) => one.bookingId === bookingId);

/** Ticked or unticked, in the order of time; null where there is no room for one more. */
export function toggleListed(listed: readonly ListedShowing[], one: ListedShowing): ListedShowing[] | null {
  if (isListed(listed, one)) return listed.filter(({ bookingId }) => bookingId !== one.bookingId);
  return listed.length < mostListed ? [...listed, one].sort(byListedTime) : null;
}

const byListedTime = (a: ListedShowing, b: ListedShowing): number => a.time.localeCompare(b.time);

export const dropRepeated = (listed: readonly ListedShowing[]): ListedShowing[] =>
  listed.filter((one, index) => listed.findIndex(({ bookingId }) => bookingId === one.bookingId) === index);

/** A night belongs to the evening before it: what began yesterday may not be over. */
const oldestDay = (today: Day): Day => addDays(today, -1);
