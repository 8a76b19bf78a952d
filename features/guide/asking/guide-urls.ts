import type { Day } from '@/lib/domain/day';

/** Where the cinemas of a place are asked for. */
export const placeUrl = (language: string, key: string): string =>
  `/api/screens/guide?${new URLSearchParams({ language, place: key })}`;

/** Where a cinema's day is asked for: the same answer that its own page asks for. */
export const dayUrl = (language: string, cinema: string, day: Day): string =>
  `/api/screens/programme/${encodeURIComponent(cinema)}?${new URLSearchParams({ language, date: day })}`;

/** Where a film is asked for that the day does not name: the same answer that tells whether there is such a film. */
export const filmUrl = (language: string, slug: string): string =>
  `/api/entities/show/${encodeURIComponent(slug)}?${new URLSearchParams({ language })}`;
