const DAY = 86_400_000;

const epochDay = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string => dateOf(epochDay(date) + days);
/** Whole days from one date to another, negative when `to` lies before `from`. */
export const daysBetween = (from: string, to: string): number => epochDay(to) - epochDay(from);
/** 0 = Sunday. */
export const weekday = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dateOf(epochDay(text)) === text;

/** The last `start` weekday on or before a date: the programme week it belongs to. */
export const weekOf = (date: string, start: number): string => addDays(date, -((weekday(date) - start + 7) % 7));

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes after midnight of a date, past 24:00 too, as wall-clock `YYYY-MM-DD HH:mm:ss`. */
export function wallClock(date: string, minutes: number): string {
  const day = minutes >= 1440 ? addDays(date, Math.floor(minutes / 1440)) : date;
  const rest = minutes % 1440;
  return `${day} ${two(Math.floor(rest / 60))}:${two(rest % 60)}:00`;
}

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  });
  formats.set(timeZone, made);
  return made;
}

/** What the clock on the wall says in a zone. */
export function localOf(
  instant: number,
  timeZone: string,
): { date: string; hour: number; minute: number; offset: string } {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    hour: Number(parts.hour),
    minute: Number(parts.minute),
    offset: parts.timeZoneName?.replace('GMT', '') || '+00:00',
  };
}

const offsets = new Map<string, string>();

/** `2026-11-20 20:15:00` on the wall of a zone as an instant with its offset. */
export function instant(wall: string, timeZone: string): string {
  // The clocks change at 02:00 or 03:00: one offset before, one for the rest of the day.
  const half = Number(wall.slice(11, 13)) < 3 ? '00:30' : '12:00';
  const key = `${timeZone} ${wall.slice(0, 10)} ${half}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = localOf(Date.parse(`${wall.slice(0, 10)}T${half}:00Z`), timeZone).offset;
    if (offsets.size > 20_000) offsets.clear();
    offsets.set(key, offset);
  }
  return `${wall.replace(' ', 'T')}${offset}`;
}

/** The wall clock some minutes later; in the nights when the clocks change an hour more or less has gone by. */
export function wallAfter(wall: string, minutes: number, timeZone: string): string {
  const date = wall.slice(0, 10);
  const plain = wallClock(date, Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) + minutes);
  const start = instant(wall, timeZone);
  if (start.slice(19) === instant(`${addDays(date, 1)} 12:00:00`, timeZone).slice(19)) return plain;
  const end = localOf(Date.parse(start) + minutes * 60_000, timeZone);
  return `${end.date} ${two(end.hour)}:${two(end.minute)}:00`;
}
