import { z } from 'zod';
import { isDay } from '../../domain/is-day';
import { text } from './plain';

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
