import type { WeekRow } from '@/lib/domain/cinema-week';
import type { Clock, Day } from '@/lib/domain/day';
import type { Versions } from '@/lib/domain/showing-lines';

/** A row with its name and where it leads. */
type NamedRow = WeekRow & { href: string; title: string };

/** What a cinema plays in seven days. */
export type Week = {
  days: readonly Day[];
  /** The weekday on which a new programme begins, 0 = Sunday. */
  programmeDay: number;
  madeAt: Clock;
  versions: Versions;
  rows: readonly NamedRow[];
};

/** Rows that may be looked at alone: those of a town. */
export type WeekGroup = { slug: string; name?: string; rows: readonly NamedRow[] };
/** Where a film plays in seven days, town by town. */
export type FilmWeek = Omit<Week, 'rows'> & {
  groups: readonly WeekGroup[];
  /** The town that is shown alone until another one is asked for; null where all of them are. */
  alone: string | null;
};
