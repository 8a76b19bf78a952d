import type { SiteId } from '@/lib/sites/sites';
import type { Cinema } from './cinemas';
import type { Dates, Repertoire, Screening } from './screening';
import type { Title } from './titles';

/** Everything a site shows on one cinema day. */
export type World = {
  site: SiteId;
  day: string;
  titles: readonly Title[];
  cinemas: readonly Cinema[];
  /** By date, in order of time; no date without a showing. The single source of boards, matrices and zones. */
  programme: (cinema: Cinema) => Dates;
  /** The same for one date, without building the others. */
  screenings: (cinema: Cinema, date: string) => readonly Screening[];
  /** By title, then by date: the programme of a cinema turned round. */
  repertoire: (cinema: Cinema) => Repertoire;
  /** Whether a title is on the bill of a cinema; cheaper than its programme, and true for some that then get no hall. */
  mayPlay: (cinema: Cinema, title: Title) => boolean;
  /** Remembers an answer for the day. */
  once: <T>(key: string, make: () => T) => T;
};
