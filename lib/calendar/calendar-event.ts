/** One entry of a calendar, in words. */
export type CalendarEvent = {
  /** The same for the same thing, whenever and in whatever language it is asked for. */
  uid: string;
  title: string;
  /** Milliseconds since 1970; no end where nobody says one. */
  begins: number;
  ends: number | null;
  timeZone: string;
  place: { name: string; address: string; gps: { latitude: number; longitude: number } | null } | null;
  text: string;
  url: string | null;
  isCancelled?: boolean;
  /** Takes the time of whoever has it in their calendar; a programme that is followed does not. */
  isBusy?: boolean;
  /** Minutes before it at which the calendar rings. */
  alarm?: number;
};

/** A calendar that is followed says what it is called, and how often to look again. */
export type CalendarFacts = { name: string; about: string; language: string; hours: number };
