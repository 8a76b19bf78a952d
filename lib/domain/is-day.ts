/** A real calendar day `YYYY-MM-DD`; 1900-01-01 is the catalogue's "not announced". */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && value !== '1900-01-01' && isSameDay(new Date(`${value}T00:00:00Z`), value);

/** `2026-02-30` parses as March the second. */
const isSameDay = (date: Date, day: string) => !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
