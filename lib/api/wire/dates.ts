import { z } from 'zod';
import { text } from './plain';

/** A real calendar day `YYYY-MM-DD`; 1900-01-01 is the catalogue's "not announced". */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && value !== '1900-01-01' && isSameDay(new Date(`${value}T00:00:00Z`), value);

/** `2026-02-30` parses as March the second. */
const isSameDay = (date: Date, day: string) => !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);

/** The day of a date or time; null when not announced. */
export const day = text.transform((value) => (value && isDay(value.slice(0, 10)) ? value.slice(0, 10) : null));

/** Wall-clock time in the cinema's own zone. */
export const wallClock = z
  .string()
  .refine(
    (value) => /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value) && isDay(value.slice(0, 10)),
    'not a local time',
  );

/** A point in time with its offset; null when missing or unreadable. */
export const instant = text.transform((value) =>
  value && /T.*(Z|[+-]\d\d:?\d\d)$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : null,
);
