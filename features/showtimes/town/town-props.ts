import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { AgeLawName } from '@/lib/domain/age-laws';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import type { Filters } from '@/lib/routing/filters';
import type { OpenUpcoming } from '../upcoming/upcoming-chips';

export interface TownTimesProps {
  /** As a board is asked for it. */
  at: string;
  cinemas: readonly { slug: string; name: string }[];
  facts: ShowtimeFacts;
  /** What its cinemas have to choose from, on all of their days. */
  offered: PlaceOffer;
  /** What an age means here, and as which region the hours of the law know the town. */
  law: AgeLawName;
  region: string | undefined;
  /** What the pass of the site is called; null where it has none. */
  pass: string | null;
  label: string;
  none: string;
}

export interface TownProps extends TownTimesProps {
  filters: Filters;
  setFilters: (filters: Filters, how?: 'push' | 'replace') => void;
  /** Null where nothing is. */
  wanted: Filters | null;
  onOpen: OpenUpcoming;
}
