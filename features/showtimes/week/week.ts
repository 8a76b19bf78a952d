import type { WeekRow } from '@/lib/domain/cinema-week';
import type { Clock, Day } from '@/lib/domain/day';
import type { Versions } from '@/lib/domain/showing-lines';

/** What a cinema plays in seven days. */
export type Week = {
  days: readonly Day[];
  /** The weekday on which a new programme begins, 0 = Sunday. */
  programmeDay: number;
  madeAt: Clock;
  versions: Versions;
  rows: readonly (WeekRow & { href: string; title: string })[];
};
