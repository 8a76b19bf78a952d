import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Showing } from '@/lib/domain/showing';
import type { SiteId } from '@/lib/sites/sites';

/** What the page knows of itself, which would else take the tables of all sites and screens to find out. */
export type ListFacts = Pick<ShowtimeFacts, 'timeZone' | 'madeAt'> & {
  site: SiteId;
  /** Its own. */
  path: string;
};

/** A listed showing as the programme has it now, in the words of one language. */
export type ComparedShowing = {
  showing: Pick<Showing, 'time' | 'endTime' | 'until' | 'status' | 'url' | 'version'>;
  film: { title: string; href: string; poster: string | null; tone?: string; facts: string };
  cinema: { name: string; href: string };
  /** Its version in plain words, then its formats. */
  version: string;
  /** For everyone at that hour, extras included; left out where the cinema's list does not say. */
  price?: { label: string; amount: string };
};

/** Null where the programme has it no more, or never had. */
export type ListedAnswer = { found: ComparedShowing | null };
