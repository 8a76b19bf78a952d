import type { Day } from '@/lib/domain/day';
import type { OneOffKind } from '@/lib/domain/one-off';
import type { SpecialDetails } from '@/lib/domain/showtime';

/** A cinema where an evening takes place. */
export type Venue = {
  slug: string;
  name: string;
  city: string;
  citySlug: string;
  times: readonly { clock: string; isFull: boolean }[];
};

/** An evening, ready to be drawn. */
export type EveningRow = {
  /** In the order in which they are shown. */
  shows: readonly { slug: string; title: string; href: string }[];
  poster: string | null;
  tone: string | null;
  facts: readonly string[];
  kinds: readonly OneOffKind[];
  special: SpecialDetails | null;
  venues: readonly Venue[];
  /** Minutes since 1970 after which none of it begins any more; left out of another day than that of the page. */
  until?: number;
};

export type EveningDay = { day: Day; evenings: readonly EveningRow[] };
