import type { Day } from '@/lib/domain/day';
import type { GuideTitle } from '@/lib/domain/guide';
import type { Axis } from '@/lib/domain/timeline';

/** What a page has of its day before the browser has asked: its titles, and by which name the HTML keeps the bars of each. */
export type FirstBoard = {
  /** Of its place. */
  key: string;
  day: Day;
  axis: Axis;
  /** Minutes of the day. */
  now: number;
  showings: number;
  titles: readonly { film: GuideTitle; kept: string }[];
};
