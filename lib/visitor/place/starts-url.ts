import type { Day } from '@/lib/domain/day';

/** Where it is asked when each film begins next at a place, on a day or on the place's own today. */
export const startsUrl = (language: string, place: string, day: Day | null = null): string =>
  `/api/screens/starts?${new URLSearchParams({ language, place, ...(day && { date: day }) })}`;
