import type { Flag } from './show';

/** What the API says; "locked" is decided against the clock in the browser (spec catalogue §4). */
export type ShowtimeStatus = 'available' | 'soldout' | 'locked';

/** A named screening: with the team, followed by a debate, a strand. */
export type SpecialDetails = { title: string; details: string; description: string; source: 'tag' | 'showtime' };

/**
 * One showing. Times are wall-clock `YYYY-MM-DD HH:mm:ss` in the cinema's own zone.
 * Kept lean: it is what islands receive and what the browser fetches.
 */
export type Showtime = {
  time: string;
  /** Null when the API gives none. */
  endTime: string | null;
  /** Lower case: `vf`, `vost`, `ov`. */
  version: string;
  tags: readonly string[];
  status: ShowtimeStatus;
  /** Instant with an offset, after which it is locked; null when the API gives none. */
  reservableUntil: string | null;
  isMovie: boolean;
  /** The ticketing page; null when missing or not http(s): then it cannot be booked. */
  bookingUrl: string | null;
  auditorium: string | null;
  seats: number | null;
  special: SpecialDetails | null;
};

/** What a cinema plays of one show on one day. */
export type DayFacts = {
  tags: readonly string[];
  versions: readonly string[];
  bookable: boolean;
};

/** `/api/show/{slug}/cinemas`: where and when a show plays, by cinema slug then date. */
export type ShowCinemas = Readonly<
  Record<string, { releasedOn: string | null; days: Readonly<Record<string, DayFacts>> }>
>;

/** The same in the programme of a cinema, which flags the day and not the title: only some evenings are previews. */
export type ProgrammeDayFacts = DayFacts & { flag?: Flag };

/** One title in a cinema's programme. */
export type ProgrammeEntry = {
  days: Readonly<Record<string, ProgrammeDayFacts>>;
  bookable: boolean;
  isNew: boolean;
  isComingSoon: boolean;
  /** Tagged AVP or avp-equipe on any day, or marked so by the API. */
  isPremiere: boolean;
  isKids: boolean;
  order: number;
  kidsOrder: number | null;
  next24: number;
};

/** `/api/cinema/{slug}/shows`: dates with something on, and titles by slug. */
export type Programme = {
  dates: readonly string[];
  shows: Readonly<Record<string, ProgrammeEntry>>;
  /** By date, the slug of the title that the cinema puts forward on that day. */
  highlights: Readonly<Record<string, string>>;
};

/** `/api/zone/{id}`: the same for a city or region. */
export type Zone = { id: string; name: string; shows: Readonly<Record<string, ZoneShow>> };
export type ZoneShow = {
  bookable: boolean;
  isComingSoon: boolean;
  isKids: boolean;
  isPremiere: boolean;
  next24: number;
  tags: readonly string[];
  days: Readonly<Record<string, DayFacts>>;
};
