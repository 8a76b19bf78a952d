import type { Day } from '@/lib/domain/day';

/** Which board the page has before the browser has asked. */
export type FirstBoard = {
  /** Of its place. */
  key: string;
  day: Day;
  showings: number;
};
