import type { Showtime, ShowtimeStatus, SpecialDetails } from './showtime';

/**
 * One showing as a screen receives it: a `Showtime` without what is empty or usual, because it is sent to the browser
 * by the hundred. Times are wall-clock in the cinema's zone.
 */
export type Showing = {
  time: string;
  endTime?: string;
  /** Of one after midnight: the date it is really on, and the night it belongs to, in words. */
  night?: { date: string; name: string };
  version: string;
  tags?: readonly string[];
  /** Left out when available. */
  status?: 'soldout' | 'locked';
  /** Instant after which it is locked. */
  until?: string;
  /** The ticketing page. */
  url?: string;
  room?: string;
  seats?: number;
  special?: SpecialDetails;
  /** Minor units on top of the price of the seat. */
  surcharge?: number;
  /** The same as a chip says it, `+4 €`: a board is sent the words instead of what makes them. */
  surchargeText?: string;
  /** The pass of the site surely opens it. */
  pass?: true;
};

/** Without a booking page nobody can book, whatever the status says. */
export function buildShowing(showtime: Showtime, surcharge: number): Showing {
  const { time, endTime, version, tags, reservableUntil, bookingUrl, auditorium, seats, special } = showtime;
  const status = showtime.status === 'available' && !bookingUrl ? 'locked' : showtime.status;
  return {
    time,
    version,
    ...(endTime && { endTime }),
    ...(tags.length > 0 && { tags }),
    ...(status === 'available' ? reservableUntil && { until: reservableUntil } : { status }),
    ...(status === 'available' && bookingUrl && { url: bookingUrl }),
    ...(auditorium && { room: auditorium }),
    ...(seats && { seats }),
    ...(special && { special }),
    ...(surcharge > 0 && { surcharge }),
  };
}

/** How a showing looks: bookable, sold out, or closed. */
export type Look = 'open' | 'full' | 'old';

export const looks: Readonly<Record<ShowtimeStatus, Look>> = { available: 'open', soldout: 'full', locked: 'old' };

/** The accessibility icons there are, in the order they are drawn. */
export const accessNames = ['audiodesc', 'hearing-impaired', 'pmr'] as const;
export type AccessName = (typeof accessNames)[number];

export const isAccessName = (slug: string): slug is AccessName => accessNames.some((name) => name === slug);

/** Versions that are an accessibility offer by themselves. */
const accessVersions: Readonly<Record<string, AccessName>> = { vfst: 'hearing-impaired' };

/** What showings of these tags and versions offer. */
export const pickAccess = (tags: readonly string[], versions: readonly string[]): AccessName[] =>
  accessNames.filter((name) => tags.includes(name) || versions.some((version) => accessVersions[version] === name));

export const listAccess = ({ tags = [], version }: Showing): AccessName[] => pickAccess(tags, [version]);

/** Wall-clock times compare as text. */
export const byTime = (a: Pick<Showing, 'time'>, b: Pick<Showing, 'time'>): number =>
  a.time < b.time ? -1 : Number(a.time > b.time);
