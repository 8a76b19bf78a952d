import type { CinemaSummary } from '@/lib/domain/cinema';
import type { Day } from '@/lib/domain/day';
import type { ShowSummary } from '@/lib/domain/show';
import type { Showtime } from '@/lib/domain/showtime';

/** One showing with all that a calendar says of it. */
export type Played = {
  show: ShowSummary;
  cinema: CinemaSummary;
  /** That it is listed on. */
  day: Day;
  showtime: Showtime;
};
