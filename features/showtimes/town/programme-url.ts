import type { Day } from '@/lib/domain/day';

/** A day of a cinema, as its own page and the guide ask for it too. */
export const programmeUrl = (language: string, cinema: string, day: Day): string =>
  `/api/screens/programme/${encodeURIComponent(cinema)}?language=${language}&date=${day}`;
