import type { EventItem } from '@/lib/api/contract/events';
import type { SiteId } from '@/lib/sites/sites';
import type { Words } from '../../../words';
import type { Special } from '../../data/releases';
import type { Shot } from '../../pictures';
import type { Amount } from '../amounts';

/** Where the dates of an event come from. */
export type Dates =
  /** The evenings of these titles, all season long. */
  | { nights: readonly string[] }
  /** Showings of films that it puts on itself. */
  | { showings: readonly Special[] }
  | null;

export type EventRow = {
  /** One address a site: that of its default language. */
  slug: Words;
  type: EventItem['type'];
  title: Words;
  subtitle: Words;
  /** HTML. */
  text: Words;
  backdrop: Shot | null;
  /** A title whose poster it borrows. */
  poster: string | null;
  /** Now and before. */
  price: readonly [Amount, Amount | null] | null;
  prices: readonly (readonly [Words, Amount])[];
  dates: Dates;
  sites?: readonly SiteId[];
  retired?: true;
  /** `slug.fr` of its successor. */
  movedTo?: string;
};
